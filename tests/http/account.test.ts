import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profileVisits, sessions } from "~/db/schema";
import { dayInVienna, formatDay } from "~/text/dates";
import { takeAway } from "../support/break-database";
import { addSession, Browserless, it, signedIn, signIn } from "../support/http";
import { changePerson, createCompany, createPerson, type Person, password, storedPerson } from "../support/people";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const told = "Neue Anmeldung bei Ihrem Konto";

const signInWith = (browser: Browserless, { email }: Person, userAgent: string) =>
  browser.post("/auth?modus=anmelden", { email, password }, { headers: { "user-agent": userAgent } });

/** A day as the text of a page has it, where all spaces are alike. */
const dayOf = (when: Date) => formatDay(when).replaceAll("\u00a0", " ");

describe("one's own sessions", () => {
  it("stand in words, with since when and last seen, and no address [ACCT-20, ACCT-21]", async ({ browser }) => {
    const anna = await createPerson(db);
    await signInWith(browser, anna, firefox);
    const since = sql`now() - interval '10 days'`;
    await db.update(sessions).set({ createdAt: since, updatedAt: since }).where(eq(sessions.userId, anna.id));
    const page = await browser.get("/konto");
    const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000);
    expect(page.text).toContain(
      `Firefox auf Windows · dieses Gerät Angemeldet seit ${dayOf(tenDaysAgo)}, zuletzt gesehen am ${dayOf(new Date())}`,
    );
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(session).toMatchObject({ ipAddress: null, userAgent: null, device: "Firefox auf Windows" });
    expect(dayInVienna(session?.updatedAt)).toBe(dayInVienna());
    expect(page.html).not.toContain(session?.token);
  });

  it("are ended one by one, and the others stay [ACCT-22]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    const other = await signIn(new Browserless(site.url), anna);
    await signIn(browser, anna);
    const third = await addSession(db, anna, "Safari auf iPhone");
    const page = await browser.get("/konto");
    const answer = await browser.submit(page.form(`/konto/sitzungen/${third.id}/beenden`));
    expect(answer.text).toContain("Sitzung beendet");
    expect(answer.text).not.toContain("Safari auf iPhone");
    expect((await other.get("/konto")).status).toBe(200);
    const again = await browser.post(`/konto/sitzungen/${third.id}/beenden`, {});
    expect(again.text).toContain("Diese Sitzung ist schon zu Ende.");
  });

  it("are ended all at once but the present one, and from that moment on [ACCT-22]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    const others = [await signIn(new Browserless(site.url), anna), await signIn(new Browserless(site.url), anna)];
    await signIn(browser, anna);
    const page = await browser.get("/konto");
    expect((await browser.submit(page.form("/konto/sitzungen/beenden"))).text).toContain("2 andere Sitzungen beendet");
    for (const other of others) expect((await other.get("/konto")).status).toBe(401);
    expect((await browser.get("/konto")).text).not.toContain("Alle anderen beenden");
  });

  it("can be ended by nobody else, and the present one only by signing out [ACCT-22]", async ({ browser, site }) => {
    const [anna, eve] = [await createPerson(db), await createPerson(db)];
    const own = await signIn(new Browserless(site.url), anna);
    await signIn(browser, eve);
    const all = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, anna.id));
    const [present] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, eve.id));
    for (const { id } of [...all, { id: present?.id }]) {
      const answer = await browser.post(`/konto/sitzungen/${id}/beenden`, {});
      expect(answer.text).toContain("Diese Sitzung ist schon zu Ende.");
    }
    await browser.post("/konto/sitzungen/beenden", {});
    for (const who of [own, browser]) expect((await who.get("/konto")).status).toBe(200);
  });
});

describe("a sign-in in a new browser", () => {
  it("is told to the owner with the device in words, one in a known browser is not [ACCT-23]", async ({
    browser,
    site,
    mailSink,
  }) => {
    const anna = await createPerson(db);
    await signInWith(browser, anna, firefox);
    const mail = await mailSink.waitForMail(anna.email, { subject: told });
    expect(mail.text).toContain("Firefox auf Windows");
    expect(mail.text).toContain(`${site.url}/konto#anmeldung`);
    await browser.submit((await browser.get("/agb")).form("/auth/abmelden"));
    await signInWith(browser, anna, firefox);
    expect((await signInWith(new Browserless(site.url), { ...anna, email: "x@example.com" }, firefox)).status).toBe(
      400,
    );
    // Mails leave in order, so a wrongly sent mail would arrive before this next one.
    await signInWith(new Browserless(site.url), anna, "curl/8");
    expect((await mailSink.waitForMail(anna.email, { subject: told })).text).toContain("Unbekanntes Gerät");
    expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toHaveLength(2);
  });

  it("does not happen when its mail can't be queued [ACCT-23]", async ({ browser }) => {
    const anna = await createPerson(db);
    const putBack = await takeAway(db, "table", "pgboss.job_common");
    const answer = await signInWith(browser, anna, firefox);
    await putBack();
    expect(answer.status).toBe(500);
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
    expect((await signInWith(browser, anna, firefox)).status).toBe(200);
  });
});

describe("visibility", () => {
  it("is set on the account's page: hidden, calls that stay, no messages, unnamed visits, text and data mining [ACCT-24, WORK-30]", async ({
    browser,
  }) => {
    const berg = await signedIn(browser, createCompany(db));
    const reservation = async () =>
      /name="tdm-reservation" content="(\d)"/.exec((await browser.get(`/unternehmen/${berg.slug}`)).html)?.[1];
    expect(await reservation()).toBe("1");
    const form = (await browser.get("/konto")).form("/konto/sichtbarkeit");
    const values = {
      ...{ acceptsMessages: false, isHidden: true, showsCallsWhileHidden: true, visitsUnnamed: true },
      reservesMining: false,
    };
    expect((await browser.submit(form, values)).text).toContain("Sichtbarkeit gespeichert");
    const stored = await storedPerson(db, berg);
    expect(stored).toMatchObject({
      acceptsMessages: false,
      profileStatus: "hidden",
      showsCallsWhileHidden: true,
      visitsUnnamed: true,
      reservesMining: false,
    });
    expect(await reservation()).toBe("0");
    const again = (await browser.get("/konto")).form("/konto/sichtbarkeit");
    await browser.submit(again, { isHidden: false, showsCallsWhileHidden: false, acceptsMessages: true });
    const shown = await storedPerson(db, berg);
    expect(shown).toMatchObject({ profileStatus: "active", showsCallsWhileHidden: false, visitsUnnamed: true });
  });

  it("keeps the name of an unnamed visitor out of the list, earlier visits included, and still counts them [ACCT-25]", async ({
    browser,
  }) => {
    const [anna, ben, carla] = [await createPerson(db), await createPerson(db), await createPerson(db)];
    for (const { id } of [ben, carla])
      await db.insert(profileVisits).values({ visitedProfileId: anna.id, visitorId: id, visitDate: dayInVienna() });
    await signIn(browser, anna);
    expect((await browser.get("/analytics")).text).toContain(ben.name);
    await changePerson(db, ben, { visitsUnnamed: true });
    const page = await browser.get("/analytics");
    expect(page.html).not.toContain(ben.name);
    expect(page.html).not.toContain(ben.slug);
    expect(page.text).toContain(carla.name);
    expect(await db.$count(profileVisits, eq(profileVisits.visitedProfileId, anna.id))).toBe(2);
  });
});
