import { db } from "../../app/db/client.server";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createNewsletter } from "../support/newsletters";

test("a newsletter is sent after a dialog that says to how many, and leads the focus back [NEWS-31]", async ({
  page,
  superadmin: _,
  newPerson,
}) => {
  await newPerson({ newsletterConsent: true });
  await page.goto(`/admin/newsletter/${await createNewsletter(db)}`);
  const send = page.getByRole("button", { name: "An alle versenden" });
  await send.click();
  const question = page.getByRole("dialog", { name: "Newsletter versenden" });
  await expect(question).toContainText(/„.+“ geht an/);
  await expectGoodWideAndNarrow(page);
  await page.keyboard.press("Escape");
  await expect(send).toBeFocused();
  await send.click();
  await question.getByLabel("Bitte tippen Sie VERSENDEN").fill("versenden");
  await question.getByRole("button", { name: "Jetzt versenden" }).click();
  await expect(page.getByText("nicht mehr zu ändern")).toBeVisible();
  await expectGoodWideAndNarrow(page);
});
