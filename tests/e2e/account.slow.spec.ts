import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { addSession } from "../support/session";
import { touch } from "../support/touch";

test("the account's page is reached from the menu, and its parts are set in place [ACCT-20, ACCT-22, ACCT-24]", async ({
  page,
  db,
  newCompany,
  signIn,
}) => {
  const berg = await newCompany();
  await addSession(db, berg, "Safari auf iPhone");
  await signIn(berg);
  await page.goto("/agb");
  await openMenu(page);
  await page.getByRole("link", { name: "Konto", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Konto", exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: /^Beenden.*Safari auf iPhone/ }).press("Enter");
  await expect(page.getByText("Sitzung beendet", { exact: true })).toBeVisible();
  await expect(page.getByText("Safari auf iPhone")).toBeHidden();

  await page.getByLabel("Profil ausblenden").press("Space");
  await page.getByRole("button", { name: "Sichtbarkeit speichern" }).press("Enter");
  await expect(page.getByText("Sichtbarkeit gespeichert")).toBeVisible();
  await page.reload();
  await touch(page);
  await expect(page.getByLabel("Profil ausblenden")).toBeChecked();
});
