import { db } from "../../app/db/client.server";
import { expect, expectGoodWideAndNarrow, test } from "../support/fixtures";
import { createNewsletter } from "../support/newsletters";
import { createPerson } from "../support/people";
import { createPostOf } from "../support/posts";
import { openStarted } from "../support/touch";

test("an act of a superadmin says at its fields what is missing, and keeps what was typed [ADM-93]", async ({
  page,
  superadmin: _,
}) => {
  const { id } = await createPostOf(db, await createPerson(db));
  await openStarted(page, `/admin/posts/${id}`);
  await page.locator("summary", { hasText: "Löschen" }).click();
  const form = page.getByRole("main").locator(`form[action$="/${id}/loeschen"]`);
  const [reason, word] = [form.getByLabel("Grund", { exact: true }), form.getByLabel(/^Bitte tippen Sie LÖSCHEN/)];
  const press = () => form.getByRole("button", { name: "Endgültig löschen" }).click();
  await press();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Bitte nennen Sie einen Grund/);
  await expect(word).toHaveAccessibleDescription(/Bitte tippen Sie LÖSCHEN/);
  await reason.fill("Werbung für Dritte");
  await word.fill("LOSCHEN");
  await press();
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute("aria-invalid", "true");
  await expect(reason).toHaveValue("Werbung für Dritte");
  await expectGoodWideAndNarrow(page);
  await word.fill("löschen");
  await press();
  await expect(page.getByText("Post gelöscht", { exact: true })).toBeVisible();
});

test("a question that asks for a typed word alone says at its field that it is missing [ADM-94]", async ({
  page,
  superadmin: _,
}) => {
  await openStarted(page, `/admin/newsletter/${await createNewsletter(db)}`);
  await page.getByRole("button", { name: "Entwurf löschen …" }).click();
  const dialog = page.getByRole("dialog", { name: "Entwurf löschen" });
  const word = dialog.getByLabel(/^Bitte tippen Sie LÖSCHEN/);
  const press = () => dialog.getByRole("button", { name: "Löschen", exact: true }).click();
  await press();
  await expect(word).toBeFocused();
  await expect(word).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByText("Bitte tippen Sie LÖSCHEN", { exact: true })).toBeVisible();
  await word.fill("löschen");
  await expect(word).not.toHaveAttribute("aria-invalid");
  await press();
  await expect(page.getByText("Entwurf gelöscht", { exact: true })).toBeVisible();
});
