import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { inMinutes, tryLimits } from "~/http/limits";
import { Browserless, it, signInByForm } from "../support/http";
import { leaveTries } from "../support/limits";
import { createCompany, createPerson, password, uniqueEmail } from "../support/people";
import { confirm, confirmationLink } from "../support/registration";

async function tryToSignIn(browser: Browserless, values: { email: string; password: string }, goTo = "/") {
  const page = await browser.get(`/auth?weiter=${encodeURIComponent(goTo)}`);
  return browser.submit(page.form("/auth?modus=anmelden"), values);
}

describe("signing in", () => {
  it("works with e-mail and password and greets [AUTH-01, AUTH-02]", async ({ browser }) => {
    const anna = await createPerson(db);
    const page = await tryToSignIn(browser, { email: ` ${anna.email.toUpperCase()} `, password });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Erfolgreich angemeldet Willkommen zurück!");
    expect(page.text).toContain("Abmelden");
    expect((await browser.get("/")).text).not.toContain("Willkommen zurück!");
  });

  it("goes on where it was asked for, and only within the site [AUTH-53]", async ({ browser, site }) => {
    const anna = await createPerson(db);
    const inside = await tryToSignIn(browser, { email: anna.email, password }, "/impressum?a=1");
    expect(inside.redirects).toEqual(["/impressum?a=1"]);
    const outside = await tryToSignIn(
      new Browserless(site.url),
      { email: anna.email, password },
      "https://boese.example",
    );
    expect(outside.redirects).toEqual(["/"]);
  });

  it("leads people without a destination to their most useful page [LOOK-07]", async ({ browser, site }) => {
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

  it("says the same of a wrong password and of an unknown address [AUTH-03, AUTH-04]", async ({ browser }) => {
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
    mailSink,
  }) => {
    const { email } = await createPerson(db, { emailVerified: false });
    expect((await tryToSignIn(browser, { email, password: "ganz falsch" })).text).not.toContain("noch nicht bestätigt");
    const page = await tryToSignIn(browser, { email, password });
    expect(page.texts("alert")).toContain(
      "Anmeldung fehlgeschlagen Ihre E-Mail-Adresse ist noch nicht bestätigt. Wir haben Ihnen den Link dazu noch einmal gesendet.",
    );
    const asked = await confirm(browser, await confirmationLink(mailSink, email));
    expect((await browser.submit(asked.form("/auth/confirm"), { password })).heading).toBe("E-Mail bestätigt!");
  });

  it("tells a blocked person why [AUTH-05, DATA-13]", async ({ browser }) => {
    const { email } = await createPerson(db, { profileStatus: "blocked" });
    const page = await tryToSignIn(browser, { email, password });
    expect(page.texts("alert")).toContain(
      "Anmeldung fehlgeschlagen Dieses Konto ist gesperrt. Fragen beantworten wir unter kontakt@kreativlaendle.example.",
    );
    expect(browser.cookies.size).toBe(0);
  });

  it("stops guessing after some tries on one account, from any address", async ({ site }) => {
    const { email } = await createPerson(db);
    const { seconds } = tryLimits["sign-in-unknown"];
    await leaveTries("sign-in-unknown", 2, email);
    for (const guess of ["Rateversuch 1", "Rateversuch 2"])
      expect((await tryToSignIn(new Browserless(site.url), { email, password: guess })).status).toBe(400);
    const page = await tryToSignIn(new Browserless(site.url), { email, password });
    expect(page.status).toBe(429);
    expect(page.texts("alert")).toContain(
      `Anmeldung fehlgeschlagen Zu viele Anfragen. Bitte versuchen Sie es in ${inMinutes(seconds)} noch einmal.`,
    );
  });

  it("forgets the tries of someone who gets in", async ({ site }) => {
    const anna = await createPerson(db);
    await leaveTries("sign-in-unknown", 1, anna.email);
    await signInByForm(new Browserless(site.url), anna);
    const page = await tryToSignIn(new Browserless(site.url), { email: anna.email, password: "vertippt" });
    expect(page.status).toBe(400);
  });
});
