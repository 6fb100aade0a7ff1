import { sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { expect, test } from "../support/fixtures";

test("a failure to load a part of a page is a toast, and stays in place when the toast has left [POST-35]", async ({
  page,
  viewer: _,
  newPerson,
}) => {
  const { slug } = await newPerson();
  await db.execute(sql`alter table posts rename to posts_away`);
  try {
    await page.goto(`/kreative/${slug}`);
  } finally {
    await db.execute(sql`alter table posts_away rename to posts`);
  }
  const toast = page.getByRole("dialog", { name: "Meldung" });
  await expect(toast).toContainText("FehlerPosts konnten nicht geladen werden");
  const inPlace = page.getByRole("main").getByRole("alert").filter({ hasText: "Posts konnten nicht geladen werden" });
  await expect(inPlace).toContainText("Bitte laden Sie die Seite in ein paar Minuten noch einmal.");
  await toast.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(toast).toBeHidden();
  await expect(inPlace).toBeVisible();
});
