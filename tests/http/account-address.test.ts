import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { accounts, addressChanges, profiles, sessions } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { Browserless, browserOf, it, signedIn, signIn, signInByForm } from "../support/http";
import type { MailSink } from "../support/mail-sink";
import { createPerson, type Person, password, uniqueEmail } from "../support/people";
import { linkIn } from "../support/registration";
import type { Site } from "../support/site";

const confirmSubject = "Bitte bestätigen Sie Ihre neue E-Mail-Adresse";
const changedSubject = "Die E-Mail-Adresse Ihres Kontos wurde geändert";
const sent = "Link gesendet Bitte bestätigen Sie die neue Adresse mit dem Link, den wir an";
const confirmPath = "/konto/adresse/bestaetigen";

async function ask(browser: Browserless, email: string, word = password) {
  const form = (await browser.get("/konto/adresse")).form("/konto/adresse");
  return browser.submit(form, { email, password: word });
}

async function press(browser: Browserless, link: string) {
  return browser.submit((await browser.get(link)).form("/konto/adresse/"));
}

interface World {
  site: Site;
  mailSink: MailSink;
}

/** A person who has asked for another address, with the link in the mail to it. */
async function asked({ site, mailSink }: World) {
  const anna = await createPerson(db);
  const own = await browserOf(db, site.url, anna);
  const email = uniqueEmail("neu");
  expect((await ask(own, email)).text).toContain(sent);
  const link = linkIn((await mailSink.waitForMail(email, { subject: confirmSubject })).text);
  return { anna, own, email, link };
}

/** A person whose address was changed, with the link in the mail to the old address. */
async function changed(world: World) {
  const { anna, own, email, link } = await asked(world);
  expect((await press(own, link)).text).toContain("E-Mail-Adresse geändert");
  const undo = linkIn((await world.mailSink.waitForMail(anna.email, { subject: changedSubject })).text);
  return { anna, own, email, link, undo };
}

const waits = (email: string) => `${email} wartet auf Bestätigung.`;

const emailOf = async ({ id }: Person) =>
  (await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, id)))[0]?.email;

describe("asking for another address", () => {
  it("takes the password, and changes nothing before the new address is confirmed [ACCT-26, ACCT-83]", async ({
    browser,
    mailSink,
  }) => {
    const anna = await signedIn(browser, createPerson(db));
    const email = uniqueEmail("neu");
    const wrong = await ask(browser, email, "vertippt");
    expect(wrong.errorAt("password")).toBe("Das Passwort stimmt nicht");
    expect(wrong.valueAt("email")).toBe(email);
    expect((await ask(browser, anna.email)).errorAt("email")).toBe("Das ist schon Ihre Adresse");
    expect(await db.$count(addressChanges, eq(addressChanges.profileId, anna.id))).toBe(0);
    const asked = await ask(browser, email);
    for (const text of [`${sent} ${email}`, waits(email)]) expect(asked.text).toContain(text);
    await mailSink.waitForMail(email, { subject: confirmSubject });
    expect(await emailOf(anna)).toBe(anna.email);
  });

  it("says the same where the new address has an account, and tells only its owner [ACCT-27, ACCT-83]", async ({
    browser,
    mailSink,
  }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await signIn(browser, anna);
    const asked = await ask(browser, ben.email);
    for (const text of [`${sent} ${ben.email}`, waits(ben.email)]) expect(asked.text).toContain(text);
    const mail = await mailSink.waitForMail(ben.email, { subject: "Diese E-Mail-Adresse hat schon ein Konto" });
    expect(mail.text).not.toContain(anna.name);
    expect(mail.text).not.toContain(confirmPath);
  });

  it("is limited by account, and sends one address three mails a day at most [ACCT-28]", async ({
    site,
    browser,
    mailSink,
  }) => {
    await signIn(browser, await createPerson(db));
    const { "address-change": changes, "address-mail": mails } = tryLimits;
    const statuses = [];
    for (let count = 0; count <= changes.times; count += 1)
      statuses.push((await ask(browser, uniqueEmail("neu"))).status);
    expect(statuses).toEqual([...Array(changes.times).fill(200), 429]);

    const victim = uniqueEmail("opfer");
    const ben = await createPerson(db);
    const bens = await signIn(new Browserless(site.url), ben);
    for (let count = 0; count < mails.times; count += 1) expect((await ask(bens, victim)).text).toContain(sent);
    for (const asking of [bens, await signIn(new Browserless(site.url), await createPerson(db))]) {
      const refused = await ask(asking, victim);
      expect([refused.status, refused.errorAt("email")]).toEqual([429, expect.stringContaining("schon mehrmals")]);
    }
    expect(await db.$count(addressChanges, eq(addressChanges.profileId, ben.id))).toBe(1);
    const other = uniqueEmail("anders");
    await ask(bens, other);
    await mailSink.waitForMail(other, { subject: confirmSubject });
    expect(mailSink.mails.filter(({ recipient }) => recipient === victim)).toHaveLength(3);
  });

  it("waits for one address only, however many are asked for at once [ACCT-83]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await Promise.all(Array.from({ length: 4 }, () => ask(browser, uniqueEmail("neu"))));
    expect(await db.$count(addressChanges, eq(addressChanges.profileId, anna.id))).toBe(1);
  });
});

describe("the link to a new address", () => {
  it("changes it with a write, and tells the old one [ACCT-26, ACCT-29]", async ({ site, mailSink }) => {
    const { anna, own, email } = await changed({ site, mailSink });
    expect(await emailOf(anna)).toBe(email);
    expect((await own.get("/konto")).text).toContain(email);
    const stranger = new Browserless(site.url);
    expect((await stranger.post("/auth?modus=anmelden", { email: anna.email, password })).status).toBe(400);
    await signInByForm(stranger, { ...anna, email });
  });

  it("works only where the account has signed in, because anybody may have asked for it, and leads out of another account [AUTH-57, AUTH-72]", async ({
    site,
    mailSink,
  }) => {
    const { anna, email, link } = await asked({ site, mailSink });
    const owner = new Browserless(site.url);
    const page = await owner.get(link);
    expect(page.text).toContain("Bitte melden Sie sich erst mit der bisherigen Adresse an");
    expect(page.text).not.toContain(anna.name);
    expect((await owner.post(link, {})).status).toBe(403);
    expect(await emailOf(anna)).toBe(anna.email);
    await signIn(owner, await createPerson(db, { name: "Studio Berg" }));
    const asOther = await owner.get(link);
    expect(asOther.text).toContain(
      "Sie sind als Studio Berg angemeldet, und dieser Link gehört zu einem anderen Konto",
    );
    expect(asOther.text).not.toContain("Jetzt anmelden");
    await owner.submit(asOther.form("/auth/abmelden"));
    await signInByForm(owner, anna);
    await owner.post("/auth/abmelden", {});
    expect((await press(owner, link)).text).toContain("E-Mail-Adresse geändert");
    expect(await emailOf(anna)).toBe(email);
  });

  it("does nothing when it is only opened [ACCT-29]", async ({ site, mailSink }) => {
    const { anna, own, email, link } = await asked({ site, mailSink });
    expect((await own.get(link)).text).toContain(`wird ${email} die E-Mail-Adresse Ihres Kontos`);
    expect((await own.get(link)).headers.get("referrer-policy")).toBe("no-referrer");
    expect(await emailOf(anna)).toBe(anna.email);
  });

  it("works once, also when it is used twenty times at once, and then says what to do [ACCT-30, ACCT-102]", async ({
    site,
    mailSink,
  }) => {
    const { anna, own, link } = await asked({ site, mailSink });
    const { pathname, search } = new URL(link, site.url);
    const use = () => own.post(`${pathname}${search}`, {}, { follow: false });
    const answers = await Promise.all(Array.from({ length: 20 }, use));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(303), count(410)]).toEqual([1, 19]);
    const [pressed, opened] = [await own.post(link, {}), await new Browserless(site.url).get(link)];
    for (const again of [pressed, opened])
      expect(again.text).toContain("In Ihrem Konto sehen Sie, welche Adresse gilt.");
    await mailSink.waitForMail(anna.email, { subject: changedSubject });
    expect(
      mailSink.mails.filter((mail) => mail.recipient === anna.email && mail.subject === changedSubject),
    ).toHaveLength(1);
  });

  it.for(["another password", "a newer request", "a day"])(
    "ends with %s [ACCT-30]",
    async (what, { site, mailSink }) => {
      const { anna, own, link } = await asked({ site, mailSink });
      const isMine = eq(addressChanges.profileId, anna.id);
      if (what === "another password")
        await db.update(accounts).set({ password: "another" }).where(eq(accounts.userId, anna.id));
      else if (what === "a newer request") await ask(own, uniqueEmail("neuer"));
      else await db.update(addressChanges).set({ confirmUntil: sql`now()` }).where(isMine);
      expect((await own.post(link, {})).status).toBe(410);
      expect(await emailOf(anna)).toBe(anna.email);
    },
  );

  it("says so when somebody registered the address meanwhile [ACCT-30]", async ({ site, mailSink }) => {
    const { anna, own, email, link } = await asked({ site, mailSink });
    await createPerson(db, { email });
    const answer = await press(own, link);
    expect(answer.texts("alert").join()).toContain("Diese Adresse kann gerade nicht verwendet werden.");
    expect(await emailOf(anna)).toBe(anna.email);
  });
});

describe("the link that takes a change back", () => {
  it("restores the address, ends sessions and password, asks for a new one [ACCT-31]", async ({ site, mailSink }) => {
    const { anna, own, email, undo } = await changed({ site, mailSink });
    const owner = new Browserless(site.url);
    expect((await owner.get(undo)).text).toContain(`gilt wieder ${anna.email}`);
    const page = await press(owner, undo);
    expect(page.heading).toBe("Neues Passwort festlegen");
    expect(await emailOf(anna)).toBe(anna.email);
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
    expect((await own.get("/konto")).status).toBe(401);
    const thief = new Browserless(site.url);
    for (const address of [anna.email, email])
      expect((await thief.post("/auth?modus=anmelden", { email: address, password })).status).toBe(400);
    const next = "Zwetschke im Laternsertal";
    await owner.submit(page.form("/auth/passwort-neu"), { password: next, passwordConfirmation: next });
    await signInByForm(owner, { ...anna, password: next });
    expect((await owner.get(undo)).text).toContain("Ungültiger Link");
  });

  it("outlives later changes of password and address, and undoes them [ACCT-31]", async ({ site, mailSink }) => {
    const { anna, own, email, undo } = await changed({ site, mailSink });
    const third = uniqueEmail("dritte");
    await ask(own, third);
    await press(own, linkIn((await mailSink.waitForMail(third, { subject: confirmSubject })).text));
    const later = linkIn((await mailSink.waitForMail(email, { subject: changedSubject })).text);
    await db.update(accounts).set({ password: "another" }).where(eq(accounts.userId, anna.id));
    expect((await press(new Browserless(site.url), undo)).heading).toBe("Neues Passwort festlegen");
    expect(await emailOf(anna)).toBe(anna.email);
    expect((await new Browserless(site.url).post(later, {})).status).toBe(410);
    expect(await emailOf(anna)).toBe(anna.email);
  });

  it("works once, also when it is used twenty times at once, and for seven days [ACCT-30, ACCT-31, ACCT-102]", async ({
    site,
    mailSink,
  }) => {
    const { anna, undo } = await changed({ site, mailSink });
    const [change] = await db.select().from(addressChanges).where(eq(addressChanges.profileId, anna.id));
    const days = ((change?.undoUntil?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(7);
    await db.update(addressChanges).set({ undoUntil: sql`now()` }).where(eq(addressChanges.profileId, anna.id));
    expect((await new Browserless(site.url).post(undo, {})).status).toBe(410);
    const undoUntil = sql`now() + interval '1 minute'`;
    await db.update(addressChanges).set({ undoUntil }).where(eq(addressChanges.profileId, anna.id));
    const use = () => new Browserless(site.url).post(undo, {}, { follow: false });
    const answers = await Promise.all(Array.from({ length: 20 }, use));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
    const [pressed, opened] = [
      await new Browserless(site.url).post(undo, {}),
      await new Browserless(site.url).get(undo),
    ];
    for (const again of [pressed, opened])
      expect(again.text).toContain("wählen Sie bei der Anmeldung „Passwort vergessen?“");
  });
});
