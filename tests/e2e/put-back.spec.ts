import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { isThere, kept, open, title } from "../support/kept-texts";
import { openStarted, touch } from "../support/touch";

test("what the browser puts back into a form stays in its draft [GEN-35]", async ({ page, viewer: _ }) => {
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

test("what a browser puts back does not replace what was typed later and stored [GEN-35]", async ({
  page,
  viewer: _,
}) => {
  await open(page);
  await title(page).fill("Etiketten für Most");
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.reload();
  // As Firefox does it, without an event.
  await title(page).evaluate((field: HTMLInputElement) => {
    field.value = "Etiketten";
  });
  await touch(page);
  await expect(isThere(page)).toBeVisible();
  await expect(title(page)).toHaveValue("Etiketten für Most");
  await page.reload();
  await touch(page);
  await expect(title(page)).toHaveValue("Etiketten für Most");
});

test("specialisations that the browser ticks again are counted and stay [GEN-35]", async ({ page, viewer: _ }) => {
  await openStarted(page, "/profil/spezialisierungen");
  const chosen = ["Branding", "Webdesign", "Fotografie", "Copywriting", "SEO"];
  for (const name of chosen) await page.getByText(name, { exact: true }).click();
  await page.goto("/impressum");
  await page.goBack();
  await touch(page);
  await expect(page.getByText("5 von 5 gewählt")).toBeVisible();
  for (const name of chosen) await expect(page.getByRole("checkbox", { name, exact: true })).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: "Illustration" })).toBeDisabled();
});

test("the registration asks for the name of the chosen kind, also where the browser puts the choice back [AUTH-15, GEN-35]", async ({
  page,
}) => {
  await openStarted(page, "/auth?modus=registrieren");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveAttribute("placeholder", "Vor- und Nachname");
  await page.getByText("Unternehmen", { exact: true }).click();
  await expect(name).toHaveAttribute("placeholder", "Unternehmensname");
  await page.goto("/impressum");
  await page.goBack();
  await touch(page);
  await expect(page.getByRole("radio", { name: "Unternehmen" })).toBeChecked();
  await expect(name).toHaveAttribute("placeholder", "Unternehmensname");
});

test("who goes to the end of a text before the page's script runs goes on writing there [GEN-36]", async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ bio: "Malt Buchstaben auf Wände." }));
  const letGo = await holdRequests(page, "**/assets/*.js");
  await page.goto("/profil/bearbeiten");
  const text = page.getByRole("textbox", { name: "Über uns" });
  await text.focus();
  await page.keyboard.press("Control+End");
  letGo();
  await touch(page);
  await page.keyboard.type(" Und auf Boote.");
  await expect(text).toHaveValue("Malt Buchstaben auf Wände. Und auf Boote.");
});
