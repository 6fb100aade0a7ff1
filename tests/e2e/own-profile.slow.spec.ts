import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { favorites, profiles } from "../../app/db/schema";
import { expect, expectAccessible, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { unique } from "../support/people";
import { openStarted } from "../support/touch";

test("shows both texts in the second window, and lets it take the other [OWN-51]", async ({
  page,
  viewer: anna,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  await openStarted(page, "/profil/bearbeiten");
  await db.update(profiles).set({ title: "von anderswo", updatedAt: new Date() }).where(eq(profiles.id, anna.id));
  await page.getByLabel("Titel").fill("wird verworfen");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Ihr Profil wurde inzwischen geändert")).toBeInViewport();
  const both = page.locator("section", { hasText: "Ihre Eingabe" });
  await expect(both).toHaveText("TitelGespeichertvon anderswoIhre Eingabewird verworfen");
  await expectGoodWideAndNarrow(page);
  page.once("dialog", (question) => question.accept());
  await page.getByRole("link", { name: "Gespeichertes übernehmen" }).click();
  await expect(page.getByLabel("Titel")).toHaveValue("von anderswo");
});

test("takes a liked profile out of the dialog, and moves the focus on to the next [LIKE-18]", async ({
  page,
  viewer: anna,
  newPerson,
}) => {
  const liked = [await newPerson({ name: unique("Carla Jäger") }), await newPerson({ name: unique("Ben Rusch") })];
  for (const { id } of liked) await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: id });
  const [carla, ben] = liked.map(({ name }) => name);
  await openStarted(page, "/profil");
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  const dialog = page.getByRole("dialog", { name: "Meine Favoriten" });
  await expect(dialog.getByRole("link", { name: ben })).toBeVisible();
  await expectAccessible(page, { within: "#favoriten" });
  await dialog.getByRole("button", { name: new RegExp(`Entfernen.*${ben}`) }).click();
  await expect(dialog.getByText(ben ?? "")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: new RegExp(`Entfernen.*${carla}`) })).toBeFocused();
});

test("says in the dialog that the liked profiles can't be loaded, and tries again [LIKE-21]", async ({
  page,
  viewer: _,
  expectTrouble,
}) => {
  expectTrouble(/^502 GET \/favoriten/);
  await openStarted(page, "/profil");
  await page.route(/\/favoriten\.data/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  const dialog = page.getByRole("dialog", { name: "Meine Favoriten" });
  await expect(dialog.getByText("Fehler beim Laden der Favoriten")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(/\/favoriten\.data/);
  await page.getByRole("main").getByRole("link", { name: "Meine Favoriten" }).click();
  await expect(dialog.getByText("Noch keine Favoriten")).toBeVisible();
  await expect(dialog.getByText("Fehler beim Laden der Favoriten")).toBeHidden();
});
