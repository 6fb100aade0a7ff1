import { eq, sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { db } from "~/db/client.server";
import { sessions, verifications } from "~/db/schema";
import { inMinutes, tryLimits } from "~/http/limits";
import { Browserless, it, signInByForm } from "../support/http";
import type { MailSink } from "../support/mail-sink";
import { createPerson, password as oldPassword, unique, uniqueEmail } from "../support/people";
import { linkIn } from "../support/registration";
import type { Site } from "../support/site";

const sent =
  "E-Mail gesendet Falls es zu dieser Adresse ein Konto gibt, finden Sie in Ihrem Posteingang einen Link, mit dem Sie ein neues Passwort festlegen. Er gilt eine Stunde.";
const used =
  "wurde schon verwendet. Haben Sie damit schon ein Passwort festgelegt, melden Sie sich damit an. Sonst fordern Sie bitte einen neuen an.";
const subject = "Neues Passwort festlegen";
const password = "Zwetschke im Laternsertal";

async function request(browser: Browserless, email: string) {
  const page = await browser.get("/auth?modus=passwort");
  return browser.submit(page.form("/auth?modus=passwort"), { email });
}

async function choose(browser: Browserless, link: string, values: { password: string; passwordConfirmation: string }) {
  const page = await browser.get(link);
  return browser.submit(page.form("/auth/passwort-neu"), values);
}

async function linkFor(email: string, { site, mailSink }: { site: Site; mailSink: MailSink }) {
  await request(new Browserless(site.url), email);
  return linkIn((await mailSink.waitForMail(email, { subject })).text);
}

/** Links are sent after the response. */
async function untilLinksSent(email: string) {
  const open = sql`select from pgboss.job where data ->> 'email' = ${email} and state in ('created', 'retry', 'active')`;
  await vi.waitFor(async () => expect((await db.execute(open)).rows).toEqual([]), { timeout: 60_000 });
}

const twice = (value: string) => ({ password: value, passwordConfirmation: value });

// Links are sent every two seconds, so the tests wait for theirs together.
describe.concurrent("asking for a new password", () => {
  it("sends a link to this site by mail and says so [AUTH-07, AUTH-08, AUTH-10]", async ({
    browser,
    mailSink,
    site,
  }) => {
    const { email } = await createPerson(db);
    const page = await request(browser, email);
    expect(page.status).toBe(200);
    expect(page.text).toContain(sent);
    expect((await mailSink.waitForMail(email, { subject })).text).toContain(`${site.url}/auth/passwort-neu?token=`);
  });

  it("says the same where there is no account, and sends nothing [AUTH-08]", async ({ browser, mailSink }) => {
    const stranger = uniqueEmail("niemand");
    expect((await request(browser, stranger)).text).toContain(sent);
    const { email } = await createPerson(db);
    await request(browser, email);
    await mailSink.waitForMail(email, { subject });
    expect(mailSink.mails.filter(({ recipient }) => recipient === stranger)).toEqual([]);
  });

  it("leads back to the sign-in [AUTH-06]", async ({ browser }) => {
    expect((await browser.get("/auth?modus=passwort")).texts("a")).toContain("Zurück zur Anmeldung");
    expect((await browser.get("/auth")).texts("a")).toContain("Passwort vergessen?");
  });

  it("is possible a few times an hour for one account from one place [ACCT-11]", async ({ browser }) => {
    const { email } = await createPerson(db);
    const { times, seconds } = tryLimits["reset-stranger"];
    const pages = [];
    for (let count = 0; count <= times; count += 1) pages.push(await request(browser, email));
    expect(pages.map(({ status }) => status)).toEqual([...Array(times).fill(200), 429]);
    expect(pages[times]?.texts("alert")).toContain(
      `E-Mail nicht gesendet Zu viele Anfragen. Bitte versuchen Sie es in ${inMinutes(seconds)} noch einmal.`,
    );
    // The time counts from the first request, which may be some seconds old.
    expect(Number(pages[times]?.headers.get("retry-after"))).toBeGreaterThan(seconds - 60);
  });

  it("can't be blocked by strangers: the last link they had sent works, and a new one comes once it is used or old [ACCT-11]", async ({
    site,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    const ask = async () => (await request(new Browserless(site.url), anna.email)).text.includes(sent);
    for (let count = 0; count < 8; count += 1) expect(await ask()).toBe(true);
    const countLinks = async () => {
      await untilLinksSent(anna.email);
      return db.$count(verifications, eq(verifications.value, anna.id));
    };
    expect(await countLinks()).toBe(3);
    const links = [];
    for (let count = 0; count < 3; count += 1)
      links.push(linkIn((await mailSink.waitForMail(anna.email, { subject })).text));

    await db
      .update(verifications)
      .set({ expiresAt: sql`now() + interval '10 minutes'` })
      .where(eq(verifications.value, anna.id));
    expect(await ask()).toBe(true);
    expect(await countLinks()).toBe(4);
    await mailSink.waitForMail(anna.email, { subject });

    expect((await choose(new Browserless(site.url), links[2] ?? "", twice(password))).text).toContain(
      "Passwort geändert",
    );
    expect(await ask()).toBe(true);
    expect(await countLinks()).toBe(1);
  });

  it("is counted apart in a browser that the account knows [ACCT-11]", async ({ site }) => {
    const anna = await createPerson(db);
    const own = await signInByForm(new Browserless(site.url), anna);
    await own.submit((await own.get("/agb")).form("/auth/abmelden"));
    const { "reset-unknown": strangers, "reset-known": known } = tryLimits;
    for (let count = 0; count < strangers.times + 5; count += 1) await request(new Browserless(site.url), anna.email);
    const statuses = [];
    for (let count = 0; count <= known.times; count += 1) statuses.push((await request(own, anna.email)).status);
    expect(statuses).toEqual([...Array(known.times).fill(200), 429]);
    await untilLinksSent(anna.email);
    expect(await db.$count(verifications, eq(verifications.value, anna.id))).toBe(strangers.times + known.times);
  });

  it("says when it did not work [AUTH-09]", async ({ browser }) => {
    const { email } = await createPerson(db);
    await db.execute(sql`
      create function refuse_link() returns trigger language plpgsql as $$ begin raise 'no link'; end $$;
      create trigger refuse_link before insert on pgboss.job for each row
        when (new.data ->> 'email' = ${sql.raw(`'${email}'`)}) execute function refuse_link();
    `);
    const page = await request(browser, email);
    expect(page.status).toBe(500);
    expect(page.texts("alert")).toContain("E-Mail nicht gesendet Beim Senden der E-Mail ist ein Fehler aufgetreten.");
  });
});

describe.concurrent("setting a new password", () => {
  it("works once, then leads to another link, ends the other sessions and tells the owner by mail [AUTH-11, AUTH-71, ACCT-102]", async ({
    site,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    await signInByForm(new Browserless(site.url), anna);
    const link = await linkFor(anna.email, { site, mailSink });
    const browser = new Browserless(site.url);
    const form = (await browser.get(link)).form("/auth/passwort-neu");
    const page = await browser.submit(form, twice(password));
    expect(page.redirects).toEqual(["/auth?modus=anmelden"]);
    expect(page.text).toContain("Passwort geändert Sie können sich jetzt mit dem neuen Passwort anmelden.");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
    await mailSink.waitForMail(anna.email, { subject: "Ihr Passwort wurde geändert" });

    await expect(signInByForm(browser, { ...anna, password: oldPassword })).rejects.toThrow("could not sign in");
    await signInByForm(browser, { ...anna, password });

    const again = await browser.submit(form, twice("Noch ein anderes Wort"));
    expect([again.status, again.text]).toEqual([410, expect.stringContaining(used)]);
    const opened = await new Browserless(site.url).get(link);
    expect([opened.status, opened.text]).toEqual([410, expect.stringContaining(used)]);
    expect(opened.texts("a")).toContain("Neuen Link anfordern");
    expect(opened.texts("button")).not.toContain("Passwort speichern");
  });

  it("refuses what is too short, too easily guessed or not the same twice [AUTH-19, ACCT-01]", async ({
    browser,
    site,
    mailSink,
  }) => {
    const link = await linkFor((await createPerson(db, { name: unique("Rosalinde Moos") })).email, { site, mailSink });
    const short = await choose(browser, link, twice("qz7pv"));
    expect(short.errorAt("password")).toContain("Das Passwort muss mindestens 6 Zeichen lang sein");
    const common = await choose(browser, link, twice("passwort1"));
    expect(common.errorAt("password")).toContain("sehr häufig verwendet");
    const own = await choose(browser, link, twice("Rosalinde1"));
    expect(own.errorAt("password")).toContain("Ihrem Namen oder Ihrer E-Mail-Adresse");
    const different = await choose(browser, link, { password, passwordConfirmation: `${password}!` });
    expect(different.errorAt("passwordConfirmation")).toBe("Die neuen Passwörter stimmen nicht überein");
    expect([short, common, own, different].map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(different.html.includes(password)).toBe(false);
    expect((await choose(browser, link, twice(password))).text).toContain("Passwort geändert");
  });

  it("refuses a link that is made up or too old", async ({ browser, site, mailSink }) => {
    const anna = await createPerson(db);
    const made = await browser.get("/auth/passwort-neu?token=erfunden");
    expect([made.status, made.text]).toEqual([410, expect.stringContaining(used)]);
    const link = await linkFor(anna.email, { site, mailSink });
    const form = (await browser.get(link)).form("/auth/passwort-neu");
    await db
      .update(verifications)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(verifications.value, anna.id));
    expect((await browser.submit(form, twice(password))).text).toContain(used);
  });

  it("of a link without a token says so", async ({ browser }) => {
    const page = await browser.get("/auth/passwort-neu");
    expect(page.status).toBe(400);
    expect(page.text).toContain("Ungültiger Link");
    expect(page.texts("a")).toContain("Neuen Link anfordern");
  });

  it("does not let a blocked person in", async ({ site, mailSink }) => {
    const anna = await createPerson(db, { profileStatus: "blocked" });
    const browser = new Browserless(site.url);
    await choose(browser, await linkFor(anna.email, { site, mailSink }), twice(password));
    await expect(signInByForm(browser, { ...anna, password })).rejects.toThrow("could not sign in");
  });
});
