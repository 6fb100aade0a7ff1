import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { unique } from "../support/people";

test("a newsletter is written, looked at and sent [NEWS-02, NEWS-03, NEWS-31]", async ({ page, newPerson, signIn }) => {
  await newPerson({ newsletterConsent: true });
  await signIn(await newPerson({ isSuperadmin: true }));
  await page.goto("/admin/newsletter");
  await expectGoodWideAndNarrow(page);
  await page.getByRole("link", { name: "Newsletter schreiben" }).click();
  const subject = unique("Neues im November");
  await page.getByLabel("Betreff").fill(subject);
  await page.locator("[contenteditable]").click();
  await page.keyboard.type("Drei neue Werke, und ein Abend im Stadel.");
  await expectGoodWideAndNarrow(page);
  await page.getByRole("button", { name: "Entwurf speichern" }).click();
  await expect(page.getByRole("heading", { name: subject, level: 1 })).toBeVisible();
  await expectGoodWideAndNarrow(page);

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Vorschau (neues Fenster)" }).click();
  const preview = await opened;
  await expect(preview.getByText("Drei neue Werke")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Newsletter abbestellen" })).toBeVisible();
  await preview.close();

  await page.getByRole("button", { name: "An alle versenden" }).click();
  const question = page.getByRole("dialog", { name: "Newsletter versenden" });
  await expect(question).toContainText(`„${subject}“ geht an`);
  await expectGoodWideAndNarrow(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "An alle versenden" })).toBeFocused();
  await page.getByRole("button", { name: "An alle versenden" }).click();
  await question.getByLabel("Bitte tippen Sie VERSENDEN").fill("versenden");
  await question.getByRole("button", { name: "Jetzt versenden" }).click();
  await expect(page.getByText("nicht mehr zu ändern")).toBeVisible();
  await expectGoodWideAndNarrow(page);
});
