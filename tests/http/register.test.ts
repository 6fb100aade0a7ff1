import { and, eq, notInArray, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { accounts, profiles, rateLimits } from "~/db/schema";
import { sessionCookieName } from "~/http/session-cookie.server";
import { slugify } from "~/text/slug";
import { attribute, Browserless, elements, it } from "../support/http";
import { untilBlocked } from "../support/locks";
import { createPerson, unique } from "../support/people";
import { confirmationSubject, register, registration } from "../support/registration";

const agbText = "AGB erforderlich: Bitte akzeptieren Sie die AGB und Datenschutzerklärung.";
const emailTaken = "E-Mail bereits vergeben Ein Benutzer mit dieser E-Mail-Adresse existiert bereits.";
const nameTaken = "Name bereits vergeben Ein Benutzer mit diesem Namen existiert bereits.";
const checkMail = "Registrierung erfolgreich Bitte überprüfen Sie Ihre E-Mail, um Ihr Konto zu bestätigen.";

describe("the form", () => {
  it("asks for six things, a creative without consents to begin with [AUTH-12, AUTH-13, AUTH-14]", async ({
    browser,
  }) => {
    const { element } = (await browser.get("/auth?modus=registrieren")).form("/auth?modus=registrieren");
    const inputs = elements(element, ({ tagName }) => tagName === "input");
    const names = new Set(inputs.map((input) => attribute(input, "name")));
    expect([...names]).toEqual(["userType", "name", "email", "password", "agbAccepted", "newsletterConsent"]);
    const checked = inputs.filter((input) => attribute(input, "checked") !== null);
    expect(checked.map((input) => attribute(input, "value"))).toEqual(["kreative"]);
  });

  it("has an e-mail field for the e-mail and the placeholder of the chosen type [AUTH-15, AUTH-16, AUTH-18]", async ({
    browser,
  }) => {
    const field = async (path: string, name: string) =>
      elements((await browser.get(path)).document, (element) => attribute(element, "name") === name)[0];
    const email = await field("/auth?modus=registrieren", "email");
    expect(email && attribute(email, "type")).toBe("email");
    const creative = await field("/auth?modus=registrieren", "name");
    expect(creative && attribute(creative, "placeholder")).toBe("Vor- und Nachname");
    const company = await field("/auth?modus=registrieren&als=unternehmen", "name");
    expect(company && attribute(company, "placeholder")).toBe("Unternehmensname");
    const labels = (await browser.get("/auth?modus=registrieren")).texts("label").join("\n");
    expect(labels).toContain("Ich akzeptiere die AGB");
    expect(labels).toContain("Neuigkeiten per E-Mail");
  });

  it("stands in every page of a visitor as a dialog [NAV-27]", async ({ browser }) => {
    const page = await browser.get("/impressum");
    for (const mode of ["anmelden", "registrieren", "passwort"]) {
      expect(page.form(`/auth?modus=${mode}`).action).toContain("weiter=%2Fimpressum");
    }
  });
});

describe("a registration", () => {
  it("stores the person, unconfirmed, and sends the mail to confirm with [AUTH-12, AUTH-24, AUTH-25, AUTH-28, DATA-32, DATA-43]", async ({
    browser,
    mailSink,
  }) => {
    const values = registration({ userType: "unternehmen", newsletterConsent: true });
    expect((await register(browser, values)).text).toContain(checkMail);
    expect(browser.cookies.has(sessionCookieName)).toBe(false);
    const [stored] = await db.select().from(profiles).where(eq(profiles.email, values.email));
    expect(stored).toMatchObject({
      name: values.name,
      userType: "unternehmen",
      newsletterConsent: true,
      emailVerified: false,
      isSuperadmin: false,
      profileStatus: "active",
    });
    expect(stored?.agbAcceptedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    // The server writes profile and account as one row, so one never exists without the other.
    expect(stored?.slug).toBe(slugify(values.name));
    const [own] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.userId, stored?.id ?? ""));
    expect(own).toMatchObject({ providerId: "credential", accountId: stored?.id });
    expect((await mailSink.waitForMail(values.email)).subject).toBe(confirmationSubject);
  });

  it("leads back to where it began, never to another site [AUTH-53]", async ({ browser }) => {
    const form = async (goTo: string) => (await browser.get(`/auth?modus=registrieren&weiter=${goTo}`)).form("/auth");
    const back = await browser.submit(await form("%2Fimpressum"), registration());
    expect(back.redirects).toEqual([expect.stringMatching(/^\/auth\/postfach\?konto=[^&]+&weiter=%2Fimpressum$/)]);
    const away = await browser.submit(await form("https%3A%2F%2Fboese.example"), registration());
    expect(away.redirects).toEqual([expect.stringMatching(/^\/auth\/postfach\?konto=[^&]+&weiter=%2F$/)]);
  });

  it("ignores fields and values that the form does not offer", async ({ browser }) => {
    const { agbAccepted: _, ...values } = registration();
    const more = {
      agbAccepted: "on",
      isSuperadmin: "true",
      emailVerified: "true",
      slug: "fremd",
      id: crypto.randomUUID(),
    };
    await browser.post("/auth?modus=registrieren", { ...(values as Record<string, string>), ...more });
    const [stored] = await db.select().from(profiles).where(eq(profiles.email, values.email));
    expect(stored).toMatchObject({ isSuperadmin: false, emailVerified: false });
    expect(stored?.slug).not.toBe("fremd");
    expect(stored?.id).not.toBe(more.id);
  });
});

describe("a refused registration", () => {
  it("says at each field what is missing, and keeps what was typed [AUTH-17]", async ({ browser }) => {
    const page = await register(browser, { name: "", email: "", password: "", agbAccepted: true });
    expect(page.status).toBe(400);
    expect(page.errorAt("name")).toBe("Bitte geben Sie Ihren Namen ein");
    expect(page.errorAt("email")).toBe("Bitte geben Sie Ihre E-Mail-Adresse ein");
    expect(page.errorAt("password")).toContain("Bitte geben Sie ein Passwort ein");
    const kept = await register(browser, { name: "Zoë Rhomberg", email: "keine adresse", password: "x" });
    expect(kept.valueAt("name")).toBe("Zoë Rhomberg");
    expect(kept.valueAt("email")).toBe("keine adresse");
    expect(kept.errorAt("email")).not.toBe("");
  });

  it("wants a name that is not the operator's [SAFE-107]", async ({ browser }) => {
    const values = registration({ name: "Kreativländle Support" });
    const page = await register(browser, values);
    expect(page.status).toBe(400);
    expect(page.errorAt("name")).toContain("klingt nach den Betreibern dieser Seite");
    expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);
  });

  it("never sends the password back", async ({ browser }) => {
    const page = await register(browser, registration({ name: "", password: "Geheimnis-4711" }));
    expect(page.html.includes("Geheimnis-4711")).toBe(false);
  });

  it("refuses a password that is tried first, and says why [ACCT-01]", async ({ browser }) => {
    const page = await register(browser, registration({ name: unique("Rosalinde Moos"), password: "rosalinde!" }));
    expect(page.status).toBe(400);
    expect(page.errorAt("password")).toContain("Ihrem Namen oder Ihrer E-Mail-Adresse");
  });

  it("wants the terms accepted [AUTH-20]", async ({ browser }) => {
    const page = await register(browser, registration({ agbAccepted: false }));
    expect(page.status).toBe(400);
    expect(page.errorAt("agbAccepted")).toBe(agbText);
  });

  it("stops at an address that has an account, whatever its case [AUTH-22, AUTH-24]", async ({ browser, mailSink }) => {
    const anna = await createPerson(db);
    const page = await register(browser, registration({ email: anna.email.toUpperCase() }));
    expect(page.status).toBe(400);
    expect(page.texts("alert")).toContain(emailTaken);
    expect(page.errorAt("email")).toBe("E-Mail bereits vergeben");
    expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toEqual([]);
  });

  it("stops at a name that is taken, whatever its case [AUTH-23, AUTH-24]", async ({ browser, mailSink }) => {
    const anna = await createPerson(db);
    const values = registration({ name: anna.name.toUpperCase(), userType: "unternehmen" });
    const page = await register(browser, values);
    expect(page.texts("alert")).toContain(nameTaken);
    expect(page.errorAt("name")).toBe("Name bereits vergeben");
    expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);
    expect(mailSink.mails.filter(({ recipient }) => recipient === values.email)).toEqual([]);
  });

  it("says that something went wrong when it did, keeps nothing [AUTH-31, AUTH-33]", async ({ browser }) => {
    await db.execute(sql`
      create function refuse_unlucky() returns trigger language plpgsql as $$ begin raise 'unlucky'; end $$;
      create trigger refuse_unlucky before insert on profiles for each row
        when (new.name like 'Pechvogel%') execute function refuse_unlucky();
    `);
    const values = registration({ name: unique("Pechvogel") });
    const page = await register(browser, values);
    expect(page.status).toBe(500);
    expect(page.texts("alert")).toContain("Registrierung fehlgeschlagen Ein unbekannter Fehler ist aufgetreten");
    expect(page.html.includes("unlucky")).toBe(false);
    expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);
  });
});

it("refuses a name that looks like another person's, at the field, and keeps what was typed [SAFE-131]", async ({
  browser,
}) => {
  const { name } = await createPerson(db, { name: unique("Paul Bergmann") });
  const values = registration({ name: name.replace("Paul", "PauI") });
  const page = await register(browser, values);
  expect(page.status).toBe(400);
  expect(page.errorAt("name")).toBe("Name bereits vergeben");
  expect(page.valueAt("name")).toBe(values.name);
  expect(await db.$count(profiles, eq(profiles.email, values.email))).toBe(0);
});

describe("two at the same moment", () => {
  it("with one name: one gets it, the other is told [AUTH-23]", async ({ site, mailSink }) => {
    const name = unique("Eva Moosbrugger");
    const both = [registration({ name }), registration({ name: name.toUpperCase() })];
    const pages = await Promise.all(both.map((values) => register(new Browserless(site.url), values)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 400]);
    const [won, lost] = pages[0]?.status === 200 ? pages : pages.toReversed();
    expect(won?.text).toContain(checkMail);
    expect(lost?.text).toContain(nameTaken);
    expect(await db.$count(profiles, sql`lower(${profiles.name}) = lower(${name})`)).toBe(1);
    const recipients = both.map(({ email }) => email);
    await expect.poll(() => mailSink.mails.filter(({ recipient }) => recipients.includes(recipient)).length).toBe(1);
  });

  it("with one address: the second is told, and no second mail is sent [AUTH-31, AUTH-32]", async ({
    browser,
    mailSink,
  }) => {
    const values = registration();
    const { promise: answer, resolve } = Promise.withResolvers<ReturnType<typeof register>>();
    await db.transaction(async (tx) => {
      await createPerson(tx, { email: values.email });
      resolve(register(browser, values));
      // The other request's check has found nothing; its insert waits for our transaction.
      await untilBlocked(db);
    });
    const page = await answer;
    expect(page.status).toBe(400);
    expect(page.texts("alert")).toContain(
      "Registrierung fehlgeschlagen Ein Benutzer mit dieser E-Mail-Adresse existiert bereits",
    );
    expect(mailSink.mails.filter(({ recipient }) => recipient === values.email)).toEqual([]);
  });

  it("with one address, taken just before the sign-up itself: the second is told too [AUTH-31, AUTH-32]", async ({
    browser,
    mailSink,
  }) => {
    // Between the check and the sign-up, the request raises a counter for this address. Locking that row lets the test
    // decide when it continues.
    const keysBefore = (await db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
    const first = registration();
    await register(browser, first);
    await register(browser, first);
    const fresh = and(notInArray(rateLimits.key, keysBefore), eq(rateLimits.points, 1));
    const values = registration();
    const { promise: answer, resolve } = Promise.withResolvers<ReturnType<typeof register>>();
    await db.transaction(async (tx) => {
      expect(await tx.select().from(rateLimits).where(fresh).for("update")).not.toEqual([]);
      resolve(register(browser, values));
      await untilBlocked(db);
      await createPerson(tx, { email: values.email });
    });
    const page = await answer;
    expect([page.status, page.texts("alert")]).toEqual([
      400,
      ["Registrierung fehlgeschlagen Ein Benutzer mit dieser E-Mail-Adresse existiert bereits"],
    ]);
    expect(mailSink.mails.filter(({ recipient }) => recipient === values.email)).toEqual([]);
  });
});
