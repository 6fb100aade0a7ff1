import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { profiles, sessions } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { Browserless } from "../support/browserless";
import { it, signIn, startFreshSite } from "../support/http";
import { openOwnDatabase } from "../support/own-database";
import { createCompany, createPerson, password, uniqueEmail } from "../support/people";
import { confirm, confirmationLink } from "../support/registration";

async function tryToSignIn(browser: Browserless, values: { email: string; password: string }, goTo = "/") {
  const page = await browser.get(`/auth?weiter=${encodeURIComponent(goTo)}`);
  return browser.submit(page.form("/auth?modus=anmelden"), values);
}

describe("signing in", () => {
  it("works with e-mail and password and greets [AUTH-01, AUTH-02]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    const page = await tryToSignIn(browser, { email: ` ${anna.email.toUpperCase()} `, password });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Erfolgreich angemeldet Willkommen zurück!");
    expect(page.text).toContain("Abmelden");
    expect((await browser.get("/")).text).not.toContain("Willkommen zurück!");
  });

  it("sends the page only who is signed in, and nothing else of their profile [DATA-21]", async ({ browser, db }) => {
    const secrets = { phone: "+43 5574 99 11 22", contactEmail: uniqueEmail("kontakt"), bio: "Steht nur im Profil." };
    const anna = await createPerson(db, { ...secrets, title: "Plakatmalerin", location: "Bezau im Wald" });
    await tryToSignIn(browser, { email: anna.email, password });
    for (const path of ["/agb", "/agb.data", "/agb.data?_routes=root"]) {
      const { html, status } = await browser.get(path);
      expect([path, status, html.includes(anna.slug)]).toEqual([path, 200, true]);
      for (const text of [
        ...Object.values(secrets),
        "Plakatmalerin",
        "Bezau im Wald",
        "newsletterConsent",
        "agbAccepted",
      ])
        expect(html.includes(text) && text, path).toBe(false);
    }
  });

  it("goes on where it was asked for, and only within the site [AUTH-53]", async ({ browser, db, site }) => {
    const anna = await createPerson(db);
    const inside = await tryToSignIn(browser, { email: anna.email, password }, "/impressum?a=1");
    expect(inside.redirects).toEqual(["/impressum?a=1"]);
    for (const goTo of [
      "https://boese.example",
      "//boese.example",
      "/\\boese.example",
      "javascript:alert(1)",
      "/\t/x.example",
      "/..//boese.example",
    ]) {
      const page = await tryToSignIn(new Browserless(site.url), { email: anna.email, password }, goTo);
      expect([goTo, page.redirects]).toEqual([goTo, ["/"]]);
    }
  });

  it("leads people without a destination to their most useful page [LOOK-07]", async ({ browser, db, site }) => {
    const firstStop = async (person: { email: string }) => {
      const page = await new Browserless(site.url).get("/auth");
      const values = { email: person.email, password };
      const arrived = new Browserless(site.url);
      const { redirects } = await arrived.submit(page.form("/auth?modus=anmelden"), values);
      return [...redirects, ...(await arrived.get("/auth")).redirects];
    };
    expect(await firstStop(await createPerson(db))).toEqual(["/ausschreibungen", "/ausschreibungen"]);
    expect(await firstStop(await createCompany(db))).toEqual(["/profil", "/profil"]);
    for (const path of ["/", "/feed?vor=1"]) {
      const page = await browser.get(path);
      expect(page.form("/auth?modus=anmelden").action).toBe(`/auth?modus=anmelden&weiter=${encodeURIComponent(path)}`);
    }
  });

  it("says the same of a wrong password and of an unknown address [AUTH-03, AUTH-04]", async ({ browser, db }) => {
    const { email } = await createPerson(db);
    for (const values of [
      { email, password: "ganz falsch" },
      { email: uniqueEmail("niemand"), password },
    ]) {
      const page = await tryToSignIn(browser, values);
      expect(page.status).toBe(400);
      expect(page.texts("alert")).toContain("Anmeldung fehlgeschlagen Ungültige E-Mail oder Passwort");
      expect(page.valueAt("email")).toBe(values.email);
      expect(page.html.includes(values.password)).toBe(false);
      expect(browser.cookies.size).toBe(0);
    }
  });

  it("says at the fields what is missing", async ({ browser }) => {
    const page = await tryToSignIn(browser, { email: "", password: "" });
    expect(page.errorAt("email")).toBe("Bitte geben Sie Ihre E-Mail-Adresse ein");
    expect(page.errorAt("password")).toBe("Bitte geben Sie Ihr Passwort ein");
  });

  it("lets nobody in before the address is confirmed, and sends the link again [AUTH-05]", async ({
    browser,
    db,
    mailSink,
  }) => {
    const { email } = await createPerson(db, { emailVerified: false });
    const wrong = await tryToSignIn(browser, { email, password: "ganz falsch" });
    expect(wrong.text).not.toContain("noch nicht bestätigt");
    const page = await tryToSignIn(browser, { email, password });
    expect(page.texts("alert")).toContain(
      "Anmeldung fehlgeschlagen Ihre E-Mail-Adresse ist noch nicht bestätigt. Wir haben Ihnen den Link dazu noch einmal gesendet.",
    );
    const done = await confirm(browser, await confirmationLink(mailSink, email));
    expect(done.heading).toBe("E-Mail bestätigt!");
  });

  it("tells a blocked person why [AUTH-05, DATA-13]", async ({ browser, db }) => {
    const { email } = await createPerson(db, { profileStatus: "blocked" });
    const page = await tryToSignIn(browser, { email, password });
    expect(page.texts("alert")).toContain(
      "Anmeldung fehlgeschlagen Dieses Konto ist gesperrt. Fragen beantworten wir unter kontakt@kreativlaendle.example.",
    );
    expect(browser.cookies.size).toBe(0);
  });

  it("stops guessing after ten tries on one account, from any address", async ({ site, db }) => {
    const { email } = await createPerson(db);
    for (let count = 0; count < 10; count += 1) {
      const page = await tryToSignIn(new Browserless(site.url), { email, password: `Rateversuch ${count}` });
      expect(page.status).toBe(400);
    }
    const page = await tryToSignIn(new Browserless(site.url), { email, password });
    expect(page.status).toBe(429);
    expect(page.texts("alert")).toContain(
      "Anmeldung fehlgeschlagen Zu viele Anfragen. Bitte versuchen Sie es in 15 Minuten noch einmal.",
    );
  });

  it("forgets the tries of someone who gets in", async ({ site, db }) => {
    const anna = await createPerson(db);
    for (let count = 0; count < 9; count += 1)
      await tryToSignIn(new Browserless(site.url), { email: anna.email, password: "vertippt" });
    await signIn(new Browserless(site.url), anna);
    const page = await tryToSignIn(new Browserless(site.url), { email: anna.email, password: "vertippt" });
    expect(page.status).toBe(400);
  });
});

describe("the session", () => {
  const name = sessionCookieName;

  it("is a cookie that no script can read and no other site can send along, signed, for a row with an end [AUTH-41, DATA-22]", async ({
    browser,
    db,
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

  it("is a Secure cookie where the site is reached by https [AUTH-41]", async () => {
    const origin = "https://kreativlaendle.test";
    const { site, stop } = await startFreshSite({ SITE_URL: origin, CONFIRM_EMAIL: "0" });
    try {
      const browser = new Browserless(site.url, { origin });
      const form = (await browser.get("/auth?modus=registrieren")).form("/auth?modus=registrieren");
      const values = { name: "Anna Fink", email: "anna@example.com", password, agbAccepted: true };
      const page = await browser.submit(form, values, { follow: false });
      const [session = "", known = "", toast = ""] = page.headers.getSetCookie();
      expect(known).toMatch(/^__Host-kreativlaendle\.known_browser=.*; HttpOnly; Secure/);
      expect(session).toMatch(/^__Host-kreativlaendle\.session_token=.*; Secure/);
      expect(session).toMatch(/; HttpOnly/);
      expect(toast).toMatch(/^__Host-toast=.*; Secure/);
      const after = await browser.get("/");
      expect(after.text).toContain("Abmelden");
      expect(after.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    } finally {
      await stop();
    }
  });

  it("shows the person as the profile is now, on every page [AUTH-36, AUTH-37, AUTH-39]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    expect((await browser.get("/impressum")).text).toContain(anna.name);
    const renamed = `${anna.name} Neu`;
    await db.update(profiles).set({ name: renamed }).where(eq(profiles.id, anna.id));
    expect((await browser.get("/agb")).text).toContain(renamed);
  });

  it("is valid only while session and person exist [AUTH-36]", async ({ site, db }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const [forAnna, forBen] = [new Browserless(site.url), new Browserless(site.url)];
    await Promise.all([signIn(forAnna, anna), signIn(forBen, ben)]);
    await db.delete(sessions).where(eq(sessions.userId, anna.id));
    await db.delete(profiles).where(eq(profiles.id, ben.id));
    for (const browser of [forAnna, forBen]) {
      const page = await browser.get("/");
      expect(page.status).toBe(200);
      expect(page.text).not.toContain("Abmelden");
    }
  });

  it("that can't be looked up leaves the public pages as they are for visitors, and says so [AUTH-40, AUTH-35]", async () => {
    const { site, stop } = await startFreshSite();
    const { db, pool, close } = openOwnDatabase(site.databaseUrl);
    try {
      const ben = await createPerson(db);
      const browser = await signIn(new Browserless(site.url), await createPerson(db));
      const form = (await browser.get("/")).form("/auth/abmelden");
      await pool.query("alter table sessions rename to sessions_away");
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
      for (const path of [
        "/profil/loeschen",
        `/kreative/${ben.slug}/like`,
        "/nachrichten?an=kreative/x",
        "/posts/neu",
      ]) {
        const page = await browser.post(path, { like: "1" }, { follow: false });
        expect([page.status, page.text.includes("melden Sie sich")], path).toEqual([503, false]);
      }
      expect((await browser.submit(form)).texts("status").join()).toContain("Fehler beim Abmelden");

      await pool.query("alter table sessions_away rename to sessions");
      expect((await browser.get("/impressum")).text).toContain("Abmelden");
    } finally {
      await close();
      await stop();
    }
  });

  it("is not accepted when it was made up or changed [AUTH-36]", async ({ browser, db, site }) => {
    await signIn(browser, await createPerson(db));
    const [token = "", signature = ""] = decodeURIComponent(browser.cookies.get(name) ?? "").split(".");
    for (const value of [
      token,
      `${token}.`,
      `${token}.${signature.slice(0, -4)}AAA=`,
      `x${token}.${signature}`,
      "null",
    ]) {
      const other = new Browserless(site.url);
      other.cookies.set(name, encodeURIComponent(value));
      const page = await other.get("/");
      expect([value, page.status, page.text.includes("Abmelden")]).toEqual([value, 200, false]);
    }
  });

  it("ends at once for someone who is blocked [DATA-13]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    await db.update(profiles).set({ profileStatus: "blocked" }).where(eq(profiles.id, anna.id));
    expect((await browser.get("/")).text).not.toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
  });

  it("is extended on use, so that nobody is signed out by surprise [AUTH-41, AUTH-42]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '3 days'`, updatedAt: sql`now() - interval '27 days'` })
      .where(eq(sessions.userId, anna.id));
    const page = await browser.get("/");
    expect(page.headers.getSetCookie().join()).toContain(name);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
  });

  it("ends when its time is over [AUTH-41]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(sessions.userId, anna.id));
    expect((await browser.get("/")).text).not.toContain("Abmelden");
  });

  it("stores neither the network address nor the browser of the person", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(session).toMatchObject({ ipAddress: null, userAgent: null });
  });
});

describe("signing in again", () => {
  it("in one browser ends the session before it, whoever's it was, and no other [ACCT-07]", async ({
    browser,
    db,
    site,
  }) => {
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

  it("with a wrong password ends nothing [ACCT-07]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    await browser.post("/auth?modus=anmelden", { email: anna.email, password: "ganz falsch" });
    expect((await browser.get("/agb")).text).toContain(anna.name);
  });
});

describe("signing out", () => {
  it("ends the session everywhere it is used and says goodbye [AUTH-34]", async ({ browser, db, site }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    const otherTab = new Browserless(site.url);
    for (const [cookie, value] of browser.cookies) otherTab.cookies.set(cookie, value);
    const page = await browser.submit((await browser.get("/impressum")).form("/auth/abmelden"));
    expect(page.text).toContain("Erfolgreich abgemeldet Auf Wiedersehen!");
    expect(page.text).toContain("Anmelden");
    expect((await otherTab.get("/")).text).not.toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
  });

  it("needs a form, not just a link", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
    await browser.get("/auth/abmelden");
    expect((await browser.get("/")).text).toContain("Abmelden");
    expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(1);
  });

  it("says so when it did not work, and then nobody is signed out [AUTH-35]", async ({ browser, db }) => {
    const anna = await createPerson(db);
    await signIn(browser, anna);
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
