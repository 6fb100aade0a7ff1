import { expect, test } from "../support/fixtures";
import { isThere, kept, open, title } from "../support/kept-texts";
import { touch } from "../support/touch";

test("what the browser puts back into a form stays in its draft [GEN-35]", async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson());
  await open(page);
  await title(page).fill("Etiketten");
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.goto("/impressum");
  await page.goBack();
  await touch(page);
  await expect(isThere(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten");
  expect(await kept(page)).toHaveLength(1);
});

test("specialisations that the browser ticks again are counted and stay [GEN-35]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson());
  await page.goto("/profil/spezialisierungen");
  await touch(page);
  const chosen = ["Branding", "Webdesign", "Fotografie", "Copywriting", "SEO"];
  for (const name of chosen) await page.getByText(name, { exact: true }).click();
  await page.goto("/impressum");
  await page.goBack();
  await touch(page);
  await expect(page.getByText("5 von 5 gewählt")).toBeVisible();
  for (const name of chosen) await expect(page.getByRole("checkbox", { name, exact: true })).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: "Illustration" })).toBeDisabled();
});

test("the registration of a company that the browser puts back asks for its name [GEN-35]", async ({ page }) => {
  await page.goto("/auth?modus=registrieren");
  await touch(page);
  await page.getByText("Unternehmen", { exact: true }).click();
  await page.goto("/impressum");
  await page.goBack();
  await touch(page);
  await expect(page.getByRole("radio", { name: "Unternehmen" })).toBeChecked();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("placeholder", "Unternehmensname");
});
