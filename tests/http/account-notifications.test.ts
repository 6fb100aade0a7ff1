import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { consents, mailPreferences, profiles } from "~/db/schema";
import { type Browserless, it, signedIn } from "../support/http";
import { changePerson, createPerson, type Person, storedPerson } from "../support/people";
import { registration } from "../support/registration";

const wording = "Ich möchte gelegentlich Neuigkeiten per E-Mail erhalten (freiwillig, jederzeit widerrufbar).";

async function set(browser: Browserless, values: Record<string, boolean>) {
  const form = (await browser.get("/konto")).form("/konto/benachrichtigungen");
  expect((await browser.submit(form, values)).text).toContain("Benachrichtigungen gespeichert");
}

it("mails are switched by kind, and stay as chosen [ACCT-43]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db));
  const off = async () => {
    const rows = await db.select().from(mailPreferences).where(eq(mailPreferences.profileId, anna.id));
    return rows.map(({ kind }) => kind).toSorted();
  };
  expect(await off()).toEqual([]);
  await set(browser, { angebote: false, nachrichten: false });
  expect(await off()).toEqual(["angebote", "nachrichten"]);
  await set(browser, { nachrichten: true });
  expect(await off()).toEqual(["angebote"]);
});

it("only superadmins can switch the mail about the market, and others save theirs without touching it [ADM-56]", async ({
  browser,
}) => {
  const vera = await signedIn(browser, createPerson(db, { isSuperadmin: true }));
  await set(browser, { markt: false });
  const off = () => db.select().from(mailPreferences).where(eq(mailPreferences.profileId, vera.id));
  expect((await off()).map(({ kind }) => kind)).toEqual(["markt"]);
  await changePerson(db, vera, { isSuperadmin: false });
  expect((await browser.get("/konto")).html).not.toContain('name="markt"');
  await set(browser, { angebote: true });
  expect((await off()).map(({ kind }) => kind)).toEqual(["markt"]);
});

describe("the newsletter", () => {
  const history = async ({ id }: Pick<Person, "id">) => {
    const rows = await db.select().from(consents).where(eq(consents.profileId, id)).orderBy(consents.id);
    return rows.map(({ isGiven, wording }) => [isGiven, wording]);
  };

  it("is switched on and off, kept with its wording; saving again adds nothing [ACCT-44]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await set(browser, { newsletter: true });
    await set(browser, { newsletter: true, angebote: false });
    expect((await browser.get("/konto")).text).toMatch(/Eingewilligt am .* mit den Worten: „Ich möchte gelegentlich/);
    await set(browser, { newsletter: false });
    expect((await browser.get("/konto")).text).toMatch(/Widerrufen am /);
    expect(await history(anna)).toEqual([
      [true, wording],
      [false, wording],
    ]);
    expect((await storedPerson(db, anna))?.newsletterConsent).toBe(false);
  });

  it("that was chosen at registration is kept with the words that stood there [ACCT-44]", async ({ browser }) => {
    for (const newsletterConsent of [true, false]) {
      const values = registration({ newsletterConsent });
      const page = await browser.get("/auth?modus=registrieren");
      expect(page.text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-")).toContain(wording);
      await browser.submit(page.form("/auth?modus=registrieren"), values);
      const [made] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, values.email));
      expect(await history({ id: made?.id ?? "" })).toEqual(newsletterConsent ? [[true, wording]] : []);
    }
  });
});

it("says where weaknesses are reported, for half a year from now [ACCT-46]", async ({ site, browser }) => {
  const page = await browser.get("/.well-known/security.txt");
  expect(page.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(page.html).toContain("Contact: mailto:kontakt@kreativlaendle.example\n");
  expect(page.html).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(page.html) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
});
