import { db } from "../../app/db/client.server";
import { createCallOf } from "../support/calls";
import { expect, expectAccessible, screens, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { longMember, unique } from "../support/people";
import { openStarted, touch } from "../support/touch";

for (const screen of screens)
  test(`answers a call from its dialog, and finds nothing of it in the next one, on a ${screen} [MSG-14, OFFER-25]`, {
    tag: `@${screen}`,
  }, async ({ page, newPerson, newCompany, signIn, isMobile }) => {
    const berg = await newCompany();
    const call = await createCallOf(db, berg, { title: unique("Kriecherl"), deliverables: ["Drei Entwürfe"] });
    const anna = await newPerson(longMember);
    await signIn(anna);
    await page.goto(call.path);
    const button = page.getByRole("link", { name: /^Angebot senden/ });
    const dialog = page.getByRole("dialog", { name: `Angebot an ${berg.name}` });
    await touch(page);
    await button.click();
    await expect(dialog.getByLabel("Ihre E-Mail")).toHaveValue(anna.email);
    await expect(dialog.getByLabel("Betreff")).toHaveValue(`Angebot für: ${call.title}`);
    if (isMobile) {
      await expect(dialog.getByText("Drei Entwürfe").filter({ visible: true })).toHaveCount(0);
      await dialog.getByText("Worum es geht").click();
    }
    await expect(dialog.getByText("Drei Entwürfe").filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);

    await dialog.getByLabel("Ihre E-Mail").fill("");
    await dialog.getByLabel("Betreff").fill(" ");
    await dialog.getByRole("button", { name: "Angebot senden" }).click();
    for (const missing of ["E-Mail", "Betreff", "Nachricht"]) {
      await expect(dialog.getByText(`${missing} ist ein Pflichtfeld`)).toBeVisible();
    }
    await dialog.getByLabel("Nachricht", { exact: true }).fill("Doch nicht.");
    await dialog.getByRole("button", { name: "Abbrechen" }).click();
    await expect(dialog).toBeHidden();

    await button.click();
    await expect(dialog.getByLabel("Ihre E-Mail")).toHaveValue(anna.email);
    await expect(dialog.getByLabel("Betreff")).toHaveValue(`Angebot für: ${call.title}`);
    await expect(dialog.getByLabel("Nachricht", { exact: true })).toHaveValue("");
    await dialog.getByLabel("Nachricht", { exact: true }).fill("Ich hätte Zeit.");
    await dialog.getByRole("button", { name: "Angebot senden" }).click();
    await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("link", { name: /^Ihr Angebot ansehen/ })).toBeFocused();
  });

test("an offer is written beside its call, never over another dialog, and leads back to the list [OFFER-25, OFFER-26]", async ({
  page,
  lookForCall,
}) => {
  const { details, dialog: opened } = await lookForCall({ requirements: ["Sinn für Obst"] });
  await details.press("Enter");
  const offer = opened.getByRole("link", { name: /^Angebot senden/ });
  await offer.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Angebot an/ });
  await expect(dialog.getByRole("region", { name: "Worum es geht" })).toContainText("Sinn für Obst");
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await dialog.press("Escape");
  await expect(offer).toBeFocused();
  await offer.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(offer).toBeFocused();
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await offer.press("Enter");
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Ich hätte Zeit.");
  await dialog.getByRole("button", { name: "Angebot senden" }).press("Enter");
  await expect(page.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(details).toBeFocused();
});

test("opens the dialog of a message also when its link is pressed before the program has come [GEN-25]", async ({
  page,
  viewer: _,
  newPerson,
}) => {
  const anna = await newPerson();
  const release = await holdRequests(page, /\.js$/);
  await page.goto(`/kreative/${anna.slug}`);
  await page.getByRole("link", { name: "Nachricht senden" }).click();
  release();
  await expect(page.getByRole("dialog", { name: `Nachricht an ${anna.name}` })).toBeVisible();
  await expect(page).toHaveURL(`/kreative/${anna.slug}`);
});

test("at 360 px 'Abbrechen' stays beside the button of a message while it is sent [LOOK-104]", async ({
  page,
  viewer: _,
  newPerson,
}) => {
  const anna = await newPerson();
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, `/kreative/${anna.slug}`);
  await page.getByRole("link", { name: "Nachricht senden" }).click();
  const dialog = page.getByRole("dialog", { name: `Nachricht an ${anna.name}` });
  await dialog.getByLabel("Betreff").fill("Etiketten");
  await dialog.getByLabel("Nachricht", { exact: true }).fill("Hätten Sie Zeit?");
  const release = await holdRequests(page, /\/nachrichten\/neu/);
  await dialog.getByRole("button", { name: "Nachricht senden" }).click();
  const [sending, cancel] = [dialog.getByRole("button", { name: "Wird gesendet..." }), dialog.getByText("Abbrechen")];
  const middle = async (one: typeof sending) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
    return Math.round(y + height / 2);
  };
  expect(await middle(cancel)).toBe(await middle(sending));
  release();
  await expect(dialog).toBeHidden();
});
