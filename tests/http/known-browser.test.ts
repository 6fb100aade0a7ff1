import { expect } from "vitest";
import { knownBrowserCookie } from "~/auth/known-browser.server";
import { db } from "~/db/client.server";
import { inMinutes, tryLimits } from "~/http/limits";
import { Browserless, it, signInByForm } from "../support/http";
import { leaveTries } from "../support/limits";
import { createPerson, type Person, password } from "../support/people";
import { linkIn } from "../support/registration";

const { seconds } = tryLimits["sign-in-unknown"];
const tooMany = `Anmeldung fehlgeschlagen Zu viele Anfragen. Bitte versuchen Sie es in ${inMinutes(seconds)} noch einmal.`;
const warning = "Viele falsche Passwörter für Ihr Konto";

const attempt = (browser: Browserless, { email }: Person, word = password) =>
  browser.post("/auth?modus=anmelden", { email, password: word });

/** Only the last wrong password is really sent, because each takes long to hash. */
async function lockOut(siteUrl: string, person: Person) {
  await leaveTries("sign-in-unknown", 1, person.email);
  expect((await attempt(new Browserless(siteUrl), person, "Rateversuch")).status).toBe(400);
}

async function signedOut(browser: Browserless) {
  await browser.submit((await browser.get("/agb")).form("/auth/abmelden"));
  return browser;
}

it("is not kept out by the wrong passwords of strangers; others are told when to come back and how to get in [ACCT-09, ACCT-10]", async ({
  site,
}) => {
  const anna = await createPerson(db);
  const own = await signedOut(await signInByForm(new Browserless(site.url), anna));
  await lockOut(site.url, anna);
  const stranger = await attempt(new Browserless(site.url), anna);
  expect(stranger.status).toBe(429);
  expect(stranger.texts("alert")).toContain(tooMany);
  expect(Number(stranger.headers.get("retry-after"))).toBeGreaterThan(890);
  expect(stranger.texts("a")).toContain("Mit einem Link per E-Mail");
  expect((await attempt(own, anna)).text).toContain("Erfolgreich angemeldet");
  // The owner's sign-in does not end the strangers' wait.
  expect((await attempt(new Browserless(site.url), anna)).status).toBe(429);
});

it("has its own counter, which no other person and no other browser affects [ACCT-09]", async ({ site }) => {
  const anna = await createPerson(db);
  const [one, other] = [new Browserless(site.url), new Browserless(site.url)];
  for (const browser of [one, other]) await signedOut(await signInByForm(browser, anna));
  const known = tryLimits["sign-in-known"];
  for (let count = 0; count < known.times; count += 1) expect((await attempt(one, anna, "vertippt")).status).toBe(400);
  expect((await attempt(one, anna)).status).toBe(429);
  expect((await attempt(other, anna)).status).toBe(200);
  expect((await attempt(new Browserless(site.url), anna)).status).toBe(200);
});

it("is known for the accounts that signed in there, and for no other [ACCT-09]", async ({ site }) => {
  const [anna, ben, carla] = [await createPerson(db), await createPerson(db), await createPerson(db)];
  const shared = new Browserless(site.url);
  for (const person of [anna, ben]) await signedOut(await signInByForm(shared, person));
  for (const person of [anna, ben, carla]) await lockOut(site.url, person);
  expect((await attempt(shared, carla)).status).toBe(429);
  for (const person of [anna, ben]) expect((await attempt(shared, person)).status).toBe(200);
});

it("can't be forged, and reveals nothing about a person [ACCT-09]", async ({ site }) => {
  const [anna, eve] = [await createPerson(db), await createPerson(db)];
  const forger = await signedOut(await signInByForm(new Browserless(site.url), eve));
  const value = forger.cookies.get(knownBrowserCookie) ?? "";
  expect(value).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  await lockOut(site.url, anna);
  for (const made of [value, `${value}.${"x".repeat(22)}`, ".", "..", "x.", `${anna.id}.${anna.id}`]) {
    const browser = new Browserless(site.url);
    browser.cookies.set(knownBrowserCookie, made);
    expect([made, (await attempt(browser, anna)).status]).toEqual([made, 429]);
  }
});

it("is what a browser becomes by a new password over a link, so that the owner gets in whatever strangers do [ACCT-11]", async ({
  site,
  mailSink,
}) => {
  const anna = await createPerson(db);
  await lockOut(site.url, anna);
  const browser = new Browserless(site.url);
  const page = await browser.get("/auth?modus=passwort");
  await browser.submit(page.form("/auth?modus=passwort"), { email: anna.email });
  const mail = await mailSink.waitForMail(anna.email, { subject: "Neues Passwort festlegen" });
  const next = "Zwetschke im Laternsertal";
  const form = (await browser.get(linkIn(mail.text))).form("/auth/passwort-neu");
  await browser.submit(form, { password: next, passwordConfirmation: next });
  expect((await attempt(browser, anna, next)).text).toContain("Erfolgreich angemeldet");
});

it("only the owner is informed of many wrong passwords, once a day [ACCT-13]", async ({ site, mailSink }) => {
  const anna = await createPerson(db);
  await lockOut(site.url, anna);
  const mail = await mailSink.waitForMail(anna.email, { subject: warning });
  expect(mail.text).toContain("Angemeldet wurde dabei niemand.");
  expect(mail.text).toContain(`${site.url}/auth?modus=passwort`);
  const nobody = { ...anna, email: "niemand-da@example.com" };
  await lockOut(site.url, nobody);
  expect((await attempt(new Browserless(site.url), nobody)).status).toBe(429);
  expect(mailSink.mails.filter(({ recipient }) => recipient === nobody.email)).toEqual([]);
  for (let count = 0; count < 3; count += 1) await attempt(new Browserless(site.url), anna);
  expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toHaveLength(1);
});
