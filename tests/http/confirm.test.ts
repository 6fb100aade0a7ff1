import { createHmac } from "node:crypto";
import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { accounts, profiles, sessions } from "~/db/schema";
import { attribute, Browserless, byTag, it, type Page, signIn } from "../support/http";
import { leaveTries } from "../support/limits";
import type { MailSink } from "../support/mail-sink";
import { createPerson, password } from "../support/people";
import {
  confirm,
  confirmationLink,
  confirmationSubject,
  linkIn,
  register,
  registration,
} from "../support/registration";
import { type Site, testSecret } from "../support/site";

const stale = "Der Bestätigungslink ist abgelaufen oder ungültig.";

/** Registers a person and reads the link in their mail. */
async function registered({ site, mailSink }: { site: Site; mailSink: MailSink }) {
  const browser = new Browserless(site.url);
  const { name, email } = registration();
  await register(browser, registration({ name, email }));
  return { browser, name, email, link: await confirmationLink(mailSink, email) };
}

async function isConfirmed(email: string) {
  const [profile] = await db.select({ is: profiles.emailVerified }).from(profiles).where(eq(profiles.email, email));
  return profile?.is;
}

function metaOf(page: Page, attributeName: string, name: string) {
  const meta = byTag(page.document, "meta").find((element) => attribute(element, attributeName) === name);
  return meta && attribute(meta, "content");
}

describe("the confirmation link", () => {
  it("names token, type and where to go next [NAV-18, AUTH-46]", async ({ site, mailSink }) => {
    const { link } = await registered({ site, mailSink });
    const url = new URL(link, site.url);
    expect(url.pathname).toBe("/auth/confirm");
    expect([...url.searchParams.keys()]).toEqual(["token", "type", "redirect_to"]);
  });

  it("confirms nothing when opened, only when its button is pressed [AUTH-46, AUTH-47]", async ({ site, mailSink }) => {
    const { browser, link, email } = await registered({ site, mailSink });
    const page = await browser.get(link);
    expect(page.heading).toBe("E-Mail-Adresse bestätigen");
    expect(page.texts("status")).toContain("Ihre E-Mail-Adresse wird bestätigt...");
    expect(await isConfirmed(email)).toBe(false);
    await browser.submit(page.form("/auth/confirm"));
    expect(await isConfirmed(email)).toBe(true);
  });

  it("signs in, says so, and leads on after 2 seconds [AUTH-48, AUTH-51, CONST-23]", async ({ site, mailSink }) => {
    const { browser, link, name } = await registered({ site, mailSink });
    const page = await confirm(browser, link.replace(/redirect_to=.*/, "redirect_to=%2Fimpressum"));
    expect([page.status, page.heading]).toEqual([200, "E-Mail bestätigt!"]);
    expect(page.texts("status").join()).toContain("Ihr Konto ist bereit. Sie werden gleich weitergeleitet.");
    expect(metaOf(page, "http-equiv", "refresh")).toBe("2;url=/impressum");
    expect((await browser.get("/")).text).toContain(name);
  });

  it("of a sign-up ends on the start page, with the next step in sight [AUTH-24]", async ({ site, mailSink }) => {
    const { browser, link } = await registered({ site, mailSink });
    const confirmed = await confirm(browser, link);
    const goTo = metaOf(confirmed, "http-equiv", "refresh")?.replace("2;url=", "") ?? "";
    expect(new URL(goTo, site.url).pathname).toBe("/");
    const home = await browser.get(goTo);
    expect(home.texts("status").join()).toContain("E-Mail bestätigt! Ihr Konto ist bereit.");
    expect(home.html).toMatch(/href="\/profil\/bearbeiten"[^>]*><span>Profil vervollständigen/);
    expect((await browser.get("/")).text).not.toContain("Profil vervollständigen");
    expect((await new Browserless(site.url).get(goTo)).text).not.toContain("Profil vervollständigen");
  });

  it.for(["", "&redirect_to=https%3A%2F%2Fboese.example"])(
    "with %o leads to the start page [AUTH-48, AUTH-53]",
    async (given, { site, mailSink }) => {
      const { browser, link } = await registered({ site, mailSink });
      const page = await confirm(browser, link.replace(/&redirect_to=.*/, given));
      expect([page.heading, metaOf(page, "http-equiv", "refresh")]).toEqual(["E-Mail bestätigt!", "2;url=/"]);
    },
  );

  it("signs nobody in a second time, and leads to the sign-in [AUTH-69]", async ({ site, mailSink }) => {
    const { browser, link } = await registered({ site, mailSink });
    await confirm(browser, link);
    const finder = new Browserless(site.url);
    const again = await confirm(finder, link.replace(/redirect_to=.*/, "redirect_to=%2Fimpressum"));
    expect(again.texts("status").join()).toContain("Sie werden gleich zur Anmeldung weitergeleitet.");
    expect(metaOf(again, "http-equiv", "refresh")).toBe("2;url=/auth?modus=anmelden&weiter=%2Fimpressum");
    expect((await finder.get("/")).text).not.toContain("Abmelden");
  });

  it("says when it is made up, changed, too old or of nobody [AUTH-49]", async ({ browser, site, mailSink }) => {
    const { link, email } = await registered({ site, mailSink });
    const changed = link.replace(/token=([^&]+)/, (_, token: string) => `token=${token.slice(0, -3)}xyz`);
    const key = createHmac("sha256", testSecret).update("accounts").digest("base64url");
    const old = await createEmailVerificationToken(key, email, undefined, -1);
    for (const path of [
      "/auth/confirm?token=erfunden&type=signup",
      changed,
      `/auth/confirm?token=${old}&type=signup`,
    ]) {
      const page = await confirm(browser, path);
      expect([page.status, page.heading]).toEqual([410, "Bestätigung fehlgeschlagen"]);
      expect(page.texts("alert").join()).toContain(stale);
    }
    expect(await isConfirmed(email)).toBe(false);
    await db.delete(profiles).where(eq(profiles.email, email));
    expect((await confirm(browser, link)).texts("alert").join()).toContain(stale);
  });

  it("says when something else went wrong, and confirms nothing [AUTH-50]", async ({ site, mailSink }) => {
    const { browser, link, email } = await registered({ site, mailSink });
    await db.update(profiles).set({ profileStatus: "blocked" }).where(eq(profiles.email, email));
    const page = await confirm(browser, link);
    expect(page.heading).toBe("Bestätigung fehlgeschlagen");
    expect(page.texts("alert").join()).toContain("Bei der E-Mail-Bestätigung ist ein Fehler aufgetreten.");
    expect(await isConfirmed(email)).toBe(false);
  });

  it("ends with another password, and not for the next owner of the address [ACCT-06]", async ({ site, mailSink }) => {
    const { browser, link, email } = await registered({ site, mailSink });
    const isOf = eq(profiles.email, email);
    const [before] = await db.select().from(profiles).where(isOf);
    const ofAccount = eq(accounts.userId, before?.id ?? "");
    const [{ password = null } = {}] = await db.select().from(accounts).where(ofAccount);
    await db.update(accounts).set({ password: "another" }).where(ofAccount);
    expect((await confirm(browser, link)).texts("alert").join()).toContain(stale);

    await db.delete(profiles).where(isOf);
    const next = await createPerson(db, { email, emailVerified: false });
    await db.update(accounts).set({ password }).where(eq(accounts.userId, next.id));
    expect((await confirm(browser, link)).texts("alert").join()).toContain(stale);
    expect(await isConfirmed(email)).toBe(false);
    expect((await browser.get("/")).text).not.toContain("Abmelden");
  });

  describe("followed in another browser than the one that has registered", () => {
    const wrong = "Das Passwort stimmt nicht";

    it("asks for the password, and shows nothing of the registration [AUTH-54]", async ({ site, mailSink }) => {
      const { name, email } = registration();
      await register(new Browserless(site.url), registration({ name, email }));
      const mail = await mailSink.waitForMail(email, { subject: confirmationSubject });
      expect(mail.text).not.toContain(name);
      const link = linkIn(mail.text);
      const owner = new Browserless(site.url);
      const page = await owner.get(link);
      expect(page.text).toContain("wurde in einem anderen Browser ein Konto angelegt");
      expect(page.text).not.toContain(name);
      expect((await owner.post(link, {})).status).toBe(400);
      expect((await owner.post(link, { password: "falsch" })).text).toContain(wrong);
      expect(await isConfirmed(email)).toBe(false);
      expect((await owner.get("/")).text).not.toContain("Abmelden");
      const form = page.form("/auth/confirm");
      expect((await owner.post(form.action, { password })).heading).toBe("E-Mail bestätigt!");
      expect(await isConfirmed(email)).toBe(true);
      expect((await owner.get("/agb")).text).toContain(name);
    });

    it("bounds the tries like those at the sign-in [AUTH-54]", async ({ site, mailSink }) => {
      const { link, email } = await registered({ site, mailSink });
      const stranger = new Browserless(site.url);
      await leaveTries("sign-in-unknown", 1, email);
      for (const status of [400, 429]) expect((await stranger.post(link, { password: "falsch" })).status).toBe(status);
      expect((await stranger.post(link, { password })).status).toBe(429);
      expect(await isConfirmed(email)).toBe(false);
    });

    it("gives the account to the owner of the address, with none of the rest [AUTH-55]", async ({ site, mailSink }) => {
      const attacker = new Browserless(site.url);
      const victim = registration({ newsletterConsent: true });
      await register(attacker, victim);
      const link = await confirmationLink(mailSink, victim.email);
      const owner = new Browserless(site.url);
      const page = await owner.post(link, { "neues-passwort": "1" });
      expect(page.heading).toBe("Neues Passwort festlegen");
      expect(await isConfirmed(victim.email)).toBe(false);
      const own = "Zwetschke im Laternsertal";
      await owner.submit(page.form("/auth/passwort-neu"), { password: own, passwordConfirmation: own });
      expect(await isConfirmed(victim.email)).toBe(true);
      const signedIn = await owner.post("/auth?modus=anmelden", { email: victim.email, password: own });
      // The terms were accepted by somebody else.
      expect(signedIn.heading).toContain("Bedingungen");
      const thief = await attacker.post("/auth?modus=anmelden", { email: victim.email, password });
      expect([thief.status, thief.text.includes("Abmelden")]).toEqual([400, false]);
      expect((await attacker.post(link, {})).text).not.toContain("Abmelden");
      const { newsletterConsent } = profiles;
      expect(await db.select({ newsletterConsent }).from(profiles).where(eq(profiles.email, victim.email))).toEqual([
        { newsletterConsent: false },
      ]);
    });

    it("does the same after a link for a new password [AUTH-56]", async ({ site, mailSink }) => {
      const { email } = await registered({ site, mailSink });
      const owner = new Browserless(site.url);
      await owner.post("/auth?modus=passwort", { email });
      const reset = linkIn((await mailSink.waitForMail(email, { subject: /Passwort/ })).text);
      const own = "Zwetschke im Laternsertal";
      await owner.submit((await owner.get(reset)).form("/auth/passwort-neu"), {
        password: own,
        passwordConfirmation: own,
      });
      expect(await isConfirmed(email)).toBe(true);
      expect((await owner.post("/auth?modus=anmelden", { email, password })).status).toBe(400);
      expect((await owner.post("/auth?modus=anmelden", { email, password: own })).heading).toContain("Bedingungen");
    });
  });

  describe("followed while someone else is signed in", () => {
    async function followed({ site, mailSink }: { site: Site; mailSink: MailSink }) {
      const { browser: own, link, email, name } = await registered({ site, mailSink });
      const anna = await createPerson(db);
      const browser = await signIn(own, anna);
      return { browser, anna, link, email, name, page: await browser.get(link) };
    }

    it("says who is signed in and whose link it is, and asks [ACCT-08]", async ({ site, mailSink }) => {
      const { browser, anna, link, email, name, page } = await followed({ site, mailSink });
      expect(page.text).toContain(`Sie sind als ${anna.name} angemeldet`);
      expect(page.text).toContain(`Dieser Link gehört zu einem anderen Konto: ${name}.`);
      expect(page.texts("a")).toContain(`Als ${anna.name} angemeldet bleiben`);
      expect(page.texts("status")).toEqual([]);
      // Neither a form without the consent nor an address with it changes anything.
      for (const path of [link, `${link}&wechseln=1`]) {
        const answer = await browser.post(path, {});
        expect(answer.status).toBe(409);
        expect(answer.text).toContain(`Sie sind als ${anna.name} angemeldet`);
        expect((await browser.get("/agb")).text).toContain(anna.name);
      }
      expect(await isConfirmed(email)).toBe(false);
    });

    it("changes to the other account when one says so, and ends the session before [ACCT-07, ACCT-08]", async ({
      site,
      mailSink,
    }) => {
      const { browser, anna, email, name, page } = await followed({ site, mailSink });
      const form = page.form("/auth/confirm");
      expect((await browser.post(form.action, { wechseln: "1" })).heading).toBe("E-Mail bestätigt!");
      expect(await isConfirmed(email)).toBe(true);
      expect((await browser.get("/agb")).text).toContain(name);
      expect(await db.$count(sessions, eq(sessions.userId, anna.id))).toBe(0);
    });

    it("asks nothing when it is one's own, or confirms nothing [ACCT-08]", async ({ site, mailSink }) => {
      const { link, browser, name } = await registered({ site, mailSink });
      await confirm(browser, link);
      expect((await browser.get(link)).heading).toBe("E-Mail-Adresse bestätigen");
      expect((await confirm(browser, link)).heading).toBe("E-Mail bestätigt!");
      const ben = await createPerson(db);
      const other = await signIn(new Browserless(site.url), ben);
      expect((await confirm(other, link)).heading).toBe("E-Mail bestätigt!");
      expect((await other.get("/agb")).text).toContain(ben.name);
      expect((await browser.get("/agb")).text).toContain(name);
    });
  });

  it("needs both a token and a type [AUTH-45, AUTH-51]", async ({ browser }) => {
    for (const query of ["", "?token=abc", "?type=signup", "?token=&type=signup"]) {
      const page = await browser.get(`/auth/confirm${query}`);
      expect([page.status, page.heading]).toEqual([400, "Ungültiger Link"]);
      expect(page.texts("alert").join()).toContain("In diesem Link fehlt etwas.");
      const posted = await browser.post(`/auth/confirm${query}`, {});
      expect([posted.status, posted.heading]).toEqual([400, "Ungültiger Link"]);
    }
  });

  it("of another type leads home [AUTH-52]", async ({ browser }) => {
    expect((await confirm(browser, "/auth/confirm?token=abc&type=recovery")).redirects).toEqual(["/"]);
  });

  it("keeps its token out of the referrer for other sites", async ({ browser }) => {
    const page = await browser.get("/auth/confirm?token=abc&type=signup");
    expect(metaOf(page, "name", "referrer")).toBe("no-referrer");
  });
});
