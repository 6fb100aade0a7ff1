import { expect } from "vitest";
import { db } from "~/db/client.server";
import { type Browserless, browserOf, it, signIn } from "../support/http";
import { createCompany, createPerson, type Person, storedPerson, uniqueEmail } from "../support/people";
import { linkIn } from "../support/registration";

const subject = "Bitte bestätigen Sie Ihre Kontaktadresse";
const confirmPath = "/konto/kontaktadresse/bestaetigen";

async function saveContact(browser: Browserless, contactEmail: string) {
  const saved = await browser.submit((await browser.get("/profil/bearbeiten")).form("/profil/bearbeiten"), {
    contactEmail,
  });
  expect(saved.text).toContain(`Profil erfolgreich aktualisiert Bitte bestätigen Sie die Kontaktadresse`);
}

async function write(browser: Browserless, { userType, slug }: Person) {
  const form = (await browser.get(`/nachrichten/neu?an=${userType}/${slug}`)).form("/nachrichten");
  const sent = await browser.submit(form, { subject: "Hallo", message: `Guten Tag, ${uniqueEmail()}` });
  expect(sent.text).toContain("Nachricht gesendet");
}

it("a contact address gets mail only once its link was pressed by the account that has it [ACCT-84, ACCT-85, AUTH-72]", async ({
  site,
  browser,
  mailSink,
}) => {
  const berg = await createCompany(db);
  const reader = await signIn(browser, berg);
  const [first, second] = [uniqueEmail("Buero"), uniqueEmail("neu")];
  await saveContact(reader, first);
  const mail = await mailSink.waitForMail(first.toLowerCase(), { subject });
  expect(mail.text).not.toContain(berg.name);
  const link = linkIn(mail.text);

  await write(await browserOf(db, site.url, await createPerson(db)), berg);
  await mailSink.waitForMail(berg.email, { subject: "Hallo" });

  const stranger = await browserOf(
    db,
    site.url,
    await createPerson(db, { contactEmail: first, provenContactEmail: null }),
  );
  expect((await stranger.get(link)).status).toBe(400);
  expect((await stranger.get(link)).text).toContain("oder er gehört zu einem anderen Konto");
  const account = await reader.get("/konto");
  expect(account.text).toContain(
    `ist noch nicht bestätigt. Bis dahin gehen Nachrichten und Angebote an ${berg.email}.`,
  );
  expect((await reader.submit(account.form("/konto/kontaktadresse"))).text).toContain("Link gesendet");
  await mailSink.waitForMail(first.toLowerCase(), { subject });

  const page = await reader.get(link);
  expect((await reader.submit(page.form(confirmPath))).text).toContain("Kontaktadresse bestätigt");
  expect((await reader.get("/konto")).text).not.toContain("ist noch nicht bestätigt");
  await write(await browserOf(db, site.url, await createPerson(db)), berg);
  await mailSink.waitForMail(first, { subject: "Hallo" });

  await saveContact(reader, second);
  await mailSink.waitForMail(second, { subject });
  const stale = await reader.submit(page.form(confirmPath));
  expect([stale.status, stale.text]).toEqual([410, expect.stringContaining("Kontaktadresse nicht bestätigt")]);
  await write(await browserOf(db, site.url, await createPerson(db)), berg);
  await mailSink.waitForMail(berg.email, { subject: "Hallo" });
  expect(await storedPerson(db, berg)).toMatchObject({ contactEmail: second, provenContactEmail: first.toLowerCase() });
});
