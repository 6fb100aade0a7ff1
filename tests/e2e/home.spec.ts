import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";

test("opens one answer at a time, and closes it again [HOME-19, HOME-20]", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  const [first, second] = [
    page.getByText("Wer kann sich registrieren?"),
    page.getByText("Warum gibt es diese Plattform?"),
  ];
  const open = page.locator("details[name=fragen][open]");
  await first.click();
  await expect(open).toHaveCount(1);
  await second.click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("Tür an Tür");
  await expectAccessible(page);
  await second.click();
  await expect(open).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test("asks visitors to sign in for the details of a call [HOME-15, ROLE-11, NAV-22]", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Details ansehen/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Anmeldung erforderlich" });
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Jetzt anmelden" }).click();
  await expect(page).toHaveURL(/\/auth\?modus=anmelden&weiter=%2Fausschreibungen%2F/);
});

test("arrives at the pages with skeletons from another page", async ({ page }) => {
  await page.goto("/agb");
  await page.mouse.move(10, 10);
  await page.route("**/feed.data*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
  });
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Neuigkeiten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neuigkeiten & Inspirationen");
  await page.getByRole("link", { name: /^Kreativländle/ }).click();
  await expect(page.getByRole("heading", { name: "Empfohlene Kreative" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Portfolio anzeigen/ })).toHaveCount(3);
});
