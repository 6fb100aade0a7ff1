import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { takeAway } from "../support/break-database";
import { Browserless, it, signedIn, signIn, signInByForm } from "../support/http";
import { changePerson, createPerson, password } from "../support/people";

describe("the session", () => {
  const name = sessionCookieName;

  it("is a cookie that no script can read and no other site can send along, signed, for a row with an end [AUTH-41, DATA-22]", async ({
    browser,
    site,
  }) => {
    const anna = await createPerson(db);
    const form = (await browser.get("/auth")).form("/auth?modus=anmelden");
    const page = await browser.submit(form, { email: anna.email, password }, { follow: false });
    const cookie = page.headers.getSetCookie().find((line) => line.startsWith(name)) ?? "";
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).toMatch(/; Max-Age=2592000/i);
    expect(cookie).not.toMatch(/; (Secure|Domain)/i);

    const [row] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    const [, value = ""] = /=([^;]+)/.exec(cookie) ?? [];
    const [token, signature = ""] = decodeURIComponent(value).split(/\.(?=[^.]+$)/);
    expect(token).toBe(row?.token);
    expect(signature.length).toBeGreaterThan(40);
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now());
    const forger = new Browserless(site.url);
    forger.cookies.set(
      name,
      encodeURIComponent(`${token}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`),
    );
    expect((await forger.get("/")).text).not.toContain("Abmelden");
  });

  it("shows the person as the profile is now, on every page [AUTH-36, AUTH-37, AUTH-39]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    expect((await browser.get("/impressum")).text).toContain(anna.name);
    const renamed = `${anna.name} Neu`;
    await changePerson(db, anna, { name: renamed });
    expect((await browser.get("/agb")).text).toContain(renamed);
  });

  it("that can't be looked up leaves the public pages as they are for visitors, and says so [AUTH-40, AUTH-35]", async ({
    site,
  }) => {
    const ben = await createPerson(db);
    const browser = await signIn(new Browserless(site.url), await createPerson(db));
    const form = (await browser.get("/")).form("/auth/abmelden");
    const putBack = await takeAway(db, "table", "sessions");
    const before = site.lines.length;
    const unknown = "Wir können gerade nicht feststellen, ob Sie angemeldet sind.";
    for (const path of ["/impressum", "/kreative", `/kreative/${ben.slug}`, "/feed", "/blog", "/"]) {
      const page = await browser.get(path);
      expect([page.status, page.texts("status").join().includes(unknown)], path).toEqual([200, true]);
      expect(page.headers.get("cache-control")).toContain("private");
      expect(page.html).not.toContain('aria-label="Meldung"');
      const requestId = page.headers.get("x-request-id");
      await expect.poll(() => site.lines.slice(before).join("\n")).toContain(`"requestId":"${requestId}","err":`);
      expect((await new Browserless(site.url).get(path)).text).not.toContain(unknown);
    }

    const ownPages = ["/profil", "/analytics", "/nachrichten/neu?an=kreative/x", "/ausschreibungen/neu", "/admin"];
    for (const path of ownPages) {
      const page = await browser.get(path, { follow: false });
      expect([page.status, page.heading], path).toEqual([503, "Das geht gerade nicht"]);
      expect(page.text).toContain("Ihre Anmeldung bleibt bestehen");
    }
    for (const path of ["/profil/loeschen", `/kreative/${ben.slug}/like`, "/nachrichten?an=kreative/x", "/posts/neu"]) {
      const page = await browser.post(path, { like: "1" }, { follow: false });
      expect([page.status, page.text.includes("melden Sie sich")], path).toEqual([503, false]);
    }
    expect((await browser.submit(form)).texts("status").join()).toContain("Fehler beim Abmelden");

    await putBack();
    expect((await browser.get("/impressum")).text).toContain("Abmelden");
  });

  it("ends at once for someone who is blocked [DATA-13]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect((await browser.get("/")).text).not.toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
  });

  it("is extended on use, so that nobody is signed out by surprise [AUTH-41, AUTH-42]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '3 days'`, updatedAt: sql`now() - interval '27 days'` })
      .where(eq(sessions.userId, anna.id));
    expect((await browser.get("/")).headers.getSetCookie().join()).toContain(name);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
  });

  it("stores neither the network address nor the browser of the person", async ({ browser }) => {
    const anna = await createPerson(db);
    await signInByForm(browser, anna);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(session).toMatchObject({ ipAddress: null, userAgent: null });
  });
});

describe("signing in again", () => {
  it("in one browser ends the session before it, and no other [ACCT-07]", async ({ browser, site }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const elsewhere = await signIn(new Browserless(site.url), anna);
    await signIn(browser, anna);
    const former = new Browserless(site.url);
    former.cookies.set(sessionCookieName, browser.cookies.get(sessionCookieName) ?? "");
    const countOf = ({ id }: { id: string }) => db.$count(sessions, eq(sessions.userId, id));
    for (const person of [anna, ben]) {
      await browser.post("/auth?modus=anmelden", { email: person.email, password });
      expect((await browser.get("/agb")).text).toContain(person.name);
      expect((await former.get("/agb")).text).not.toContain("Abmelden");
    }
    expect([await countOf(anna), await countOf(ben)]).toEqual([1, 1]);
    expect((await elsewhere.get("/agb")).text).toContain(anna.name);
  });

  it("with a wrong password ends nothing [ACCT-07]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await browser.post("/auth?modus=anmelden", { email: anna.email, password: "ganz falsch" });
    expect((await browser.get("/agb")).text).toContain(anna.name);
  });
});

describe("signing out", () => {
  it("ends the session everywhere it is used and says goodbye [AUTH-34]", async ({ browser, site }) => {
    const anna = await signedIn(browser, createPerson(db));
    const otherTab = new Browserless(site.url);
    for (const [cookie, value] of browser.cookies) otherTab.cookies.set(cookie, value);
    const page = await browser.submit((await browser.get("/impressum")).form("/auth/abmelden"));
    expect(page.text).toContain("Erfolgreich abgemeldet Auf Wiedersehen!");
    expect(page.text).toContain("Anmelden");
    expect((await otherTab.get("/")).text).not.toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
  });

  it("needs a form, not just a link", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await browser.get("/auth/abmelden");
    expect((await browser.get("/")).text).toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(1);
  });

  it("says so when it did not work, and then nobody is signed out [AUTH-35]", async ({ browser }) => {
    const anna = await signedIn(browser, createPerson(db));
    await db.execute(sql`
      create function keep_session() returns trigger language plpgsql as $$ begin raise 'kept'; end $$;
      create trigger keep_session before delete on sessions for each row
        when (old.user_id = ${sql.raw(`'${anna.id}'`)}) execute function keep_session();
    `);
    const page = await browser.submit((await browser.get("/")).form("/auth/abmelden"));
    expect(page.text).toContain("Fehler beim Abmelden");
    expect(page.text).toContain("Abmelden");
  });
});
