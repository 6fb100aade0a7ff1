import { eq } from "drizzle-orm";
import { ausschreibungen } from "../../app/db/schema";
import { createCallOf, dayFromNow } from "../support/calls";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique } from "../support/people";

/** The program of a page starts with the first touch. */
async function wake(page: import("@playwright/test").Page) {
  await page.mouse.move(10, 10);
  await page.keyboard.press("Shift");
}

test("opens a call as a dialog over the list, under its own address [CALL-54, CALL-60]", async ({
  page,
  db,
  newPerson,
  newCompany,
  signIn,
}) => {
  const call = await createCallOf(db, await newCompany(), { title: unique("Birne"), requirements: ["Geduld"] });
  await signIn(await newPerson());
  await page.goto(`/ausschreibungen?q=${encodeURIComponent(call.title)}`);
  await expectAccessible(page);
  await wake(page);
  const dialog = page.getByRole("dialog", { name: call.title });
  await expect(async () => {
    await page.goto(`/ausschreibungen?q=${encodeURIComponent(call.title)}`);
    await wake(page);
    await page.waitForLoadState("networkidle");
    await page.getByRole("link", { name: "Details ansehen" }).click();
    await expect(dialog).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(page).toHaveURL(call.path);
  await expect(dialog.getByText("Geduld")).toBeVisible();
  await expectAccessible(page, { within: "#ausschreibung" });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?q=/);
  await page.goto(call.path);
  await expect(page.getByRole("heading", { level: 1, name: call.title })).toBeVisible();
  await expectAccessible(page);
});
