import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { actsOfDesk } from "~/audit/lasting";
import { db } from "~/db/client.server";
import { auditLog, profiles, rateLimits, sessions, twoFactors } from "~/db/schema";
import { command, settingsOf } from "../support/command";
import { addSession, Browserless, it, signedIn, signInByForm } from "../support/http";
import { untilBlocked } from "../support/locks";
import { createPerson, password, storedPerson, unique } from "../support/people";
import { builtRoutes } from "../support/route-table";
import { enterCode, enterPassword, keyIn, setUpFactor } from "../support/second-factor";
import { type Site, startSite } from "../support/site";
import { totp } from "../support/totp";

const overview = "/konto/zweiter-faktor";
const saysSignedIn = "Erfolgreich angemeldet";

async function withFactor({ site }: { site: Site }) {
  const anna = await createPerson(db);
  const own = await signInByForm(new Browserless(site.url), anna);
  return { anna, own, ...(await setUpFactor(own)) };
}

async function challenged(siteUrl: string, person: { email: string }) {
  const browser = new Browserless(siteUrl);
  expect((await enterPassword(browser, person)).heading).toBe("Code eingeben");
  return browser;
}

describe("setting up a second factor", () => {
  it("asks for the password, shows a picture and a key, and counts from the first right code [ACCT-32, ACCT-100]", async ({
    site,
    browser,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    await signInByForm(browser, anna);
    const start = await browser.get(overview);
    const wrong = await browser.submit(start.form(overview), { password: "vertippt" });
    expect(wrong.errorAt("password")).toBe("Das Passwort stimmt nicht");
    expect(await db.$count(twoFactors, eq(twoFactors.userId, anna.id))).toBe(0);

    const page = await browser.submit(start.form(overview), { password });
    expect(page.html).toMatch(/<path d="M4 4h1v1h-1z/);
    const key = keyIn(page.text);
    const mistyped = await browser.submit(page.form(`${overview}/einrichten`), { code: "000000" });
    expect(mistyped.errorAt("code")).toContain("Der Code stimmt nicht");
    expect(keyIn(mistyped.text)).toBe(key);
    await signInByForm(new Browserless(site.url), anna);

    // Another tab begins again, and replaces the key.
    const replacing = keyIn((await browser.submit(start.form(overview), { password })).text);
    expect(replacing).not.toBe(key);
    const replaced = await browser.submit(mistyped.form(`${overview}/einrichten`), { code: totp(key) });
    expect([replaced.status, keyIn(replaced.text)]).toEqual([400, replacing]);
    const done = await browser.submit(mistyped.form(`${overview}/einrichten`), { code: totp(replacing) });
    expect(done.heading).toBe("Wiederherstellungscodes");
    expect(new Set(done.texts("code")).size).toBe(10);
    const mail = await mailSink.waitForMail(anna.email, { subject: "Zweiter Faktor eingerichtet" });
    expect(mail.text).not.toContain(replacing);
    expect((await browser.get("/konto")).text).toContain("Eingerichtet: Zum Anmelden brauchen Sie auch einen Code.");
    const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, anna.id));
    for (const code of done.texts("code")) expect(JSON.stringify(stored)).not.toContain(code);
  });

  it("happens once, with one mail, when two tabs send the code [ACCT-101]", async ({ site, browser, mailSink }) => {
    const anna = await signedIn(browser, createPerson(db));
    const page = await browser.submit((await browser.get(overview)).form(overview), { password });
    const form = page.form(`${overview}/einrichten`);
    const tabs = [new Browserless(site.url), new Browserless(site.url)];
    for (const tab of tabs) for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    const sent = await db.transaction(async (tx) => {
      await tx.select().from(profiles).where(eq(profiles.id, anna.id)).for("update");
      const pages = tabs.map((tab) => tab.submit(form, { code: totp(keyIn(page.text)) }, { follow: false }));
      await untilBlocked(db, tabs.length);
      return { pages };
    });
    const answers = await Promise.all(sent.pages);
    expect(answers.map(({ headers }) => headers.get("location")).sort()).toEqual([overview, `${overview}/codes`]);
    const subject = "Zweiter Faktor eingerichtet";
    await mailSink.waitForMail(anna.email, { subject });
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(1);
    expect(mailSink.mails.filter((mail) => mail.recipient === anna.email && mail.subject === subject)).toHaveLength(1);
  });

  it("shows secret and codes only while the password was given a moment ago [ACCT-33]", async ({ browser }) => {
    const anna = await createPerson(db);
    await signInByForm(browser, anna);
    const later = () =>
      db.update(sessions).set({ passwordAt: sql`now() - interval '16 minutes'` }).where(eq(sessions.userId, anna.id));
    const page = await browser.submit((await browser.get(overview)).form(overview), { password });
    await later();
    expect((await browser.get(`${overview}/einrichten`)).heading).toBe("Zweiter Faktor");
    await browser.submit(page.form(`${overview}/einrichten`), { code: totp(keyIn(page.text)) });
    await later();
    expect((await browser.get(`${overview}/codes`)).texts("code")).toEqual([]);
  });
});

describe("signing in with a second factor", () => {
  it("opens nothing before the code is right, and says what to do without one [ACCT-34, ACCT-98]", async ({ site }) => {
    const { anna, key } = await withFactor({ site });
    const before = await db.$count(sessions, eq(sessions.userId, anna.id));
    const browser = await challenged(site.url, anna);
    expect((await browser.get("/auth/code")).text).toContain("Schreiben Sie uns: kontakt@kreativlaendle.example");
    for (const path of ["/konto", "/profil", "/nachrichten"]) expect((await browser.get(path)).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(before);
    const wrong = await enterCode(browser, totp(key, 20));
    expect(wrong.status).toBe(400);
    expect(wrong.texts("alert").join()).toContain("Der Code stimmt nicht");
    expect((await browser.get("/konto")).status).toBe(401);
    const code = totp(key, 1);
    expect((await enterCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).text).toContain(saysSignedIn);
    expect((await browser.get("/konto")).status).toBe(200);
  });

  it("tells of a new browser once the code is there, and not before [ACCT-23, ACCT-34]", async ({ site, mailSink }) => {
    const { anna, key } = await withFactor({ site });
    const subject = "Neue Anmeldung bei Ihrem Konto";
    await mailSink.waitForMail(anna.email, { subject });
    const browser = await challenged(site.url, anna);
    await enterCode(browser, "000000");
    await enterCode(browser, totp(key, 1));
    await mailSink.waitForMail(anna.email, { subject });
    expect(mailSink.mails.filter((mail) => mail.recipient === anna.email && mail.subject === subject)).toHaveLength(2);
  });

  it("takes one code for one session only, also twenty times at once [ACCT-35]", async ({ site }) => {
    const { anna, key } = await withFactor({ site });
    const browsers = [];
    for (let count = 0; count < 20; count += 1) browsers.push(await challenged(site.url, anna));
    const code = totp(key, 1);
    const pages = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    expect(pages.filter(({ text }) => text.includes(saysSignedIn))).toHaveLength(1);
    expect(pages.filter(({ text }) => text.includes("Dieser Code wurde gerade schon eingegeben."))).toHaveLength(19);
  });

  it("takes each recovery code once, also twenty times at once, and tells by mail [ACCT-36, ACCT-98]", async ({
    site,
    mailSink,
  }) => {
    const { anna, codes } = await withFactor({ site });
    const browsers = [];
    for (let count = 0; count < 20; count += 1) browsers.push(await challenged(site.url, anna));
    const pages = await Promise.all(browsers.map((browser) => enterCode(browser, codes[0] ?? "")));
    expect(pages.filter(({ text }) => text.includes(saysSignedIn))).toHaveLength(1);
    expect(pages.filter(({ text }) => text.includes("stimmt nicht oder wurde schon verwendet"))).toHaveLength(19);
    const mail = await mailSink.waitForMail(anna.email, { subject: "Wiederherstellungscode verwendet" });
    expect(mail.text).toContain("Es bleiben noch 9.");
    await db.delete(rateLimits);
    const again = await challenged(site.url, anna);
    expect((await enterCode(again, codes[0] ?? "")).text).toContain("stimmt nicht oder wurde schon verwendet");
    const typed = (codes[1] ?? "").replace("-", " ").toUpperCase();
    expect((await enterCode(again, typed)).text).toContain(saysSignedIn);
  });

  it("ends after five wrong codes, and with another password [ACCT-37]", async ({ site }) => {
    const { anna, own, key } = await withFactor({ site });
    const guesser = await challenged(site.url, anna);
    for (let count = 0; count < 6; count += 1) await enterCode(guesser, `00000${count}`);
    expect((await enterCode(guesser, totp(key, 1))).text).toContain("Die Anmeldung ist nicht mehr offen.");
    await db.delete(rateLimits);
    const waiting = await challenged(site.url, anna);
    const next = "Zwetschke im Laternsertal";
    const form = (await own.get("/profil/passwort")).form("/profil/passwort");
    await own.submit(form, { currentPassword: password, newPassword: next, newPasswordConfirmation: next });
    expect((await enterCode(waiting, totp(key, 1))).text).toContain("Die Anmeldung ist nicht mehr offen.");
  });

  it("goes on with the form that an ended session had interrupted [ACCT-38]", async ({ site }) => {
    const { anna, own, key } = await withFactor({ site });
    await db.delete(sessions).where(eq(sessions.userId, anna.id));
    const refused = await own.post("/posts/neu", { content: "Was ich gerade mache" });
    const code = await own.submit(refused.form("/auth", "fortsetzen"), { email: anna.email, password });
    expect(code.heading).toBe("Code eingeben");
    const mistyped = await own.submit(code.form("/auth/code"), { code: "000000" });
    expect(mistyped.status).toBe(400);
    const resumed = await own.submit(mistyped.form("/auth/code"), { code: totp(key, 1) });
    expect(resumed.heading).toBe("Willkommen zurück!");
    expect(resumed.html).toContain("Was ich gerade mache");
  });
});

it("makes recovery codes once for two tabs, and both show those that count [ACCT-99]", async ({ site }) => {
  const { own, codes } = await withFactor({ site });
  const path = `${overview}/codes`;
  const [first, second] = [await own.get(path), await own.get(path)];
  const shown = await Promise.all([first, second].map((page) => own.submit(page.form(path), { password })));
  const [made = [], others] = shown.map((page) => page.texts("code"));
  expect(made).toHaveLength(10);
  expect(made).not.toContain(codes[0]);
  expect(others).toEqual(made);
  const later = await own.submit(second.form(path), { password });
  expect(later.text).toContain("Ihre Codes haben sich inzwischen geändert");
  expect(later.texts("code")).toEqual(made);
  expect((await own.submit(later.form(path), { password })).texts("code")).not.toContain(made[0]);
});

it("a stolen session can't remove the factor, make new codes or set one up without the password; each is told by mail [ACCT-39]", async ({
  site,
  mailSink,
}) => {
  const { anna, own, codes } = await withFactor({ site });
  for (const path of [`${overview}/entfernen`, `${overview}/codes`]) {
    const refused = await own.submit((await own.get(path)).form(path), { password: "vertippt" });
    expect(refused.errorAt("password")).toBe("Das Passwort stimmt nicht");
  }
  expect(await db.$count(twoFactors, eq(twoFactors.userId, anna.id))).toBe(1);

  const renewed = await own.submit((await own.get(`${overview}/codes`)).form(`${overview}/codes`), { password });
  expect(renewed.texts("code")).toHaveLength(10);
  expect(renewed.texts("code")).not.toContain(codes[0]);
  await mailSink.waitForMail(anna.email, { subject: "Neue Wiederherstellungscodes" });

  const removal = (await own.get(`${overview}/entfernen`)).form(`${overview}/entfernen`);
  expect((await own.submit(removal, { password })).text).toContain("Zweiter Faktor entfernt");
  await mailSink.waitForMail(anna.email, { subject: "Zweiter Faktor entfernt" });
  await signInByForm(new Browserless(site.url), anna);
});

const deskAddress = (act: string) => act.replace("/admin/", "");

describe("superadmins", () => {
  it("are led to set up a second factor before their area opens; a password alone opens nothing of it [ACCT-40]", async ({
    site: { databaseUrl, dataDir },
    mailSink,
  }) => {
    const settings = { SUPERADMIN_SECOND_FACTOR: "1", SMTP_URL: mailSink.url };
    const strict = await startSite({ databaseUrl, dataDir, settings });
    try {
      const vera = await createPerson(db, { isSuperadmin: true, name: unique("Vera Admin") });
      const ben = await createPerson(db);
      const browser = await signInByForm(new Browserless(strict.url), vera);
      for (const path of ["/admin/dashboard", "/admin/profile", "/admin/protokoll"]) {
        const page = await browser.get(path);
        expect(page.heading).toBe("Zweiter Faktor");
        expect(page.text).toContain("Der Admin-Bereich braucht einen zweiten Faktor.");
      }
      await browser.post(`/admin/profile/${ben.id}/sperren`, { reason: "Verstößt gegen die Regeln.", word: "sperren" });
      expect((await storedPerson(db, ben))?.profileStatus).toBe("active");
      expect((await browser.get(`/kreative/${ben.slug}`)).html).not.toContain(`/admin/profile/${ben.id}`);
      const { key } = await setUpFactor(browser);
      expect((await browser.get("/admin/dashboard")).status).toBe(200);
      const thief = await challenged(strict.url, vera);
      expect((await thief.get("/admin/dashboard")).status).toBe(403);
      await enterCode(thief, totp(key, 1));
      expect((await thief.get("/admin/dashboard")).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  it("are asked for the password after 15 minutes before they block, delete or give away, and for a word before what nobody can take back [ACCT-41, ADM-49]", async ({
    browser,
  }) => {
    const [vera, ben] = [await createPerson(db, { isSuperadmin: true }), await createPerson(db)];
    await signInByForm(browser, vera);
    await db
      .update(sessions)
      .set({ passwordAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.userId, vera.id));
    const statusOf = async () => (await storedPerson(db, ben))?.profileStatus;
    const reason = "Verstößt gegen die Regeln.";
    const asked = await browser.post(`/admin/profile/${ben.id}/sperren`, { reason, word: "sperren" });
    expect([asked.status, asked.heading]).toEqual([401, "Bitte bestätigen Sie mit Ihrem Passwort"]);
    expect(await statusOf()).toBe("active");
    const wrong = await browser.submit(asked.form("/auth/bestaetigen"), { password: "vertippt" });
    expect(wrong.errorAt("password")).toBe("Das Passwort stimmt nicht");
    const resumed = await browser.submit(wrong.form("/auth/bestaetigen"), { password });
    expect((await browser.submit(resumed.form(`/admin/profile/${ben.id}/sperren`))).text).toContain("Konto gesperrt");
    expect(await statusOf()).toBe("blocked");

    await db.update(sessions).set({ passwordAt: sql`now() - interval '16 minutes'` });
    const writes = (await builtRoutes()).filter((name) => name.startsWith("POST /admin/"));
    const acts = writes.map((name) => name.slice("POST ".length));
    expect(acts.map(deskAddress).sort()).toEqual(Object.keys(actsOfDesk).sort());
    for (const act of acts.filter((act) => actsOfDesk[deskAddress(act)]?.asksPassword))
      expect([act, (await browser.post(act.replace(":id", "1"), { reason })).status]).toEqual([act, 401]);
    const decide = async (outcome: string) => (await browser.post("/admin/meldungen/x", { outcome, reason })).status;
    expect([await decide("delete"), await decide("block"), await decide("hide")]).toEqual([401, 401, 404]);
    await db.update(sessions).set({ passwordAt: sql`now() - interval '14 minutes'` });
    expect((await browser.post("/admin/reserve-profile", {})).status).toBe(400);
    for (const act of acts) {
      const { word } = actsOfDesk[deskAddress(act)] ?? {};
      if (!word) continue;
      const answer = await browser.post(act.replace(":id", "1"), { reason, word: "ja" }, { follow: false });
      expect([act, answer.headers.get("location")]).toEqual([act, expect.stringContaining(`?fehlt=${word}`)]);
    }
  });
});

it("is removed by a command at the machine, which ends all sessions, is recorded and told by mail [ACCT-42]", async ({
  site,
  mailSink,
}) => {
  const { anna, own } = await withFactor({ site });
  await addSession(db, anna, "Safari auf iPhone");
  const settings = { ...settingsOf(site), SMTP_URL: mailSink.url };
  expect(await command(["second-factor", anna.email.toUpperCase()], settings)).toEqual({
    code: 0,
    said: `${anna.name} signs in with the password alone now.\n`,
  });
  expect((await own.get("/konto")).status).toBe(401);
  await signInByForm(new Browserless(site.url), anna);
  await mailSink.waitForMail(anna.email, { subject: "Zweiter Faktor entfernt" });
  expect(await db.$count(auditLog, eq(auditLog.concerns, anna.id))).toBe(1);
  expect((await command(["second-factor", anna.email], settings)).said).toContain("There is no account with a second");
  expect((await command(["second-factor"], settings)).said).toContain("npm run second-factor -- name@example.com");
});
