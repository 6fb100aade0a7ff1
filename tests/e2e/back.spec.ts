import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { expect, screens, test } from "../support/fixtures";
import { longMember, unique } from "../support/people";
import { openStarted, touch } from "../support/touch";

for (const screen of screens)
  test(`going back from a large picture closes it and stays on the page, on a ${screen} [LOOK-54]`, {
    tag: `@${screen}`,
  }, async ({ page }) => {
    const work = "/kreative/jodok-gmeinder/arbeiten/ein-schulhaus-aus-holz";
    await openStarted(page, "/kreative/jodok-gmeinder");
    await page.getByRole("link", { name: "Ein Schulhaus aus Holz" }).first().click();
    await expect(page).toHaveURL(new RegExp(`${work}$`));
    const open = () => page.getByRole("link", { name: /^Bild 2 von 3 vergrößern/ }).click();
    const box = page.getByRole("dialog", { name: "Bilder" });
    await open();
    await expect(box.getByRole("status")).toHaveText("Bild 2 von 3");
    const place = await page.evaluate(() => scrollY);
    await page.goBack();
    await expect(box).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${work}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    // Closed by hand, it leaves nothing behind: the next step back leads to the page before.
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => box.getByRole("button", { name: "Schließen" }).click(),
    ]) {
      const entries = await page.evaluate(() => history.length);
      await open();
      await expect(box).toBeVisible();
      await close();
      await expect(box).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/kreative\/jodok-gmeinder$/);
    await expect(page.getByRole("heading", { level: 1, name: "Jodok Gmeinder" })).toBeVisible();
  });

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });
    test(`going back after a message or an offer was sent shows no empty form, ${javaScriptEnabled ? "with" : "without"} script [LOOK-55]`, async ({
      page,
      newPerson,
      newCompany,
      signIn,
    }) => {
      const [anna, berg] = [await newPerson(longMember), await newCompany()];
      const call = await createCallOf(db, berg);
      await signIn(anna);
      await page.goto("/favoriten");
      await page.goto(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
      if (javaScriptEnabled) await touch(page);
      const text = page.getByLabel("Nachricht", { exact: true });
      await page.getByLabel("Betreff").fill("Ein Plakat");
      await text.fill("Hätten Sie Zeit?");
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await expect(page.getByText("Ihre Nachricht wurde erfolgreich versendet")).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(javaScriptEnabled ? /\/favoriten$/ : /\/nachrichten\/[\w-]+#neueste$/);

      await page.goto("/angebote");
      await page.goto(`/nachrichten/neu?ausschreibung=${call.id}`);
      if (javaScriptEnabled) await touch(page);
      await text.fill("Das mache ich gern.");
      await page.getByRole("button", { name: "Angebot senden" }).click();
      await expect(page).toHaveURL(new RegExp(`/ausschreibungen/(\\S+-)?${call.id}$`));
      await page.goBack();
      await expect(page).toHaveURL(javaScriptEnabled ? /\/angebote$/ : /\/angebote\/[\w-]+$/);
    });
  });

test("going back after an offer was sent over its call leads to the call, not to the form [LOOK-55]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const [anna, berg] = [await newPerson(longMember), await newCompany()];
  const call = await createCallOf(db, berg, { title: unique("Etiketten") });
  await signIn(anna);
  await openStarted(page, call.path);
  await page.getByRole("link", { name: /^Angebot senden/ }).click();
  const dialog = page.getByRole("dialog", { name: `Angebot an ${berg.name}` });
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Das mache ich gern.");
  await dialog.getByRole("button", { name: "Angebot senden" }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: call.title })).toBeVisible();
  await expect(dialog).toBeHidden();
});
