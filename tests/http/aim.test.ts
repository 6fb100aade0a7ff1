import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { tryLimits } from "~/http/limits";
import { attribute, Browserless, byTag, it, type Page, signIn, textOf } from "../support/http";
import type { MailSink } from "../support/mail-sink";
import { createPerson, password, uniqueEmail } from "../support/people";
import { confirm, confirmationLink, confirmationSubject, linkIn, registration } from "../support/registration";
import { claim, reserve } from "../support/reservations";
import { setUpFactor } from "../support/second-factor";
import { totp } from "../support/totp";

const mailbox = "Sehen Sie in Ihr Postfach";
const other = "Zwetschke im Laternsertal";

/** A visitor who comes to a page of members and registers on the way. */
async function onTheWay(browser: Browserless) {
  const values = registration();
  const carla = await createPerson(db);
  const aim = `/nachrichten/neu?an=kreative%2F${carla.slug}`;
  const closed = await browser.get(aim);
  expect(closed.status).toBe(401);
  const signIn = await browser.get(hrefOf(closed, "Jetzt anmelden"));
  const form = (await browser.get(hrefOf(signIn, "Noch kein Konto? Registrieren"))).form("/auth?modus=registrieren");
  return { carla, aim, values, page: await browser.submit(form, values) };
}

const hrefOf = (page: Page, text: string) =>
  byTag(page.document, "a").flatMap((link) => (textOf(link) === text ? [attribute(link, "href") ?? ""] : []))[0] ?? "";

const refreshOf = (page: Page) =>
  byTag(page.document, "meta").flatMap((meta) =>
    attribute(meta, "http-equiv") === "refresh" ? [attribute(meta, "content")] : [],
  )[0];

async function mailsTo(mailSink: MailSink, email: string, count: number) {
  const found = () => mailSink.mails.filter(({ recipient }) => recipient === email);
  await expect.poll(() => found().length).toBe(count);
  return found();
}

const emailOf = async (name: string) =>
  (await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.name, name)))[0]?.email;

describe("what a visitor wanted", () => {
  it("is where the registration's link leads, without a refusal [AUTH-58]", async ({ browser, mailSink }) => {
    const { aim, carla, values, page } = await onTheWay(browser);
    expect([page.status, page.heading]).toEqual([200, mailbox]);
    const confirmed = await confirm(browser, await confirmationLink(mailSink, values.email));
    expect(confirmed.heading).toBe("E-Mail bestätigt!");
    expect(refreshOf(confirmed)).toBe(`2;url=${aim}`);
    expect((await browser.get(aim)).heading).toBe(`Nachricht an ${carla.name}`);
  });

  it("is reached from another browser too, with the password or with a new one [AUTH-58, AUTH-54, AUTH-55]", async ({
    browser,
    mailSink,
    site,
  }) => {
    const { aim, values } = await onTheWay(browser);
    const link = await confirmationLink(mailSink, values.email);
    const refused = await new Browserless(site.url).post(link, { "neues-passwort": "1" });
    expect(refused.heading).toBe("Neues Passwort festlegen");
    const owner = new Browserless(site.url);
    const page = await owner.post((await owner.get(link)).form("/auth/confirm").action, { password });
    expect(refreshOf(page)).toBe(`2;url=${aim}`);

    const next = await onTheWay(new Browserless(site.url));
    const taker = new Browserless(site.url);
    const asked = await taker.post(await confirmationLink(mailSink, next.values.email), { "neues-passwort": "1" });
    const form = asked.form("/auth/passwort-neu");
    const changed = await taker.submit(form, { password: other, passwordConfirmation: other });
    const signInForm = changed.form(`/auth?modus=anmelden&weiter=${encodeURIComponent(next.aim)}`);
    const signedIn = await taker.submit(signInForm, { email: next.values.email, password: other });
    // The terms are asked first, because somebody else may have accepted them.
    expect(signedIn.redirects).toEqual([next.aim, `/bedingungen?${new URLSearchParams({ weiter: next.aim })}`]);
  });

  it("survives a second link at the sign-in, and a link that has ended [AUTH-58]", async ({ browser, mailSink }) => {
    const { aim, values } = await onTheWay(browser);
    await confirmationLink(mailSink, values.email);
    await browser.post(`/auth?modus=anmelden&weiter=%2Ffeed`, { email: values.email, password });
    const mails = await mailsTo(mailSink, values.email, 2);
    const again = await confirm(browser, linkIn(mails.at(-1)?.text));
    expect(refreshOf(again)).toBe("2;url=/feed");
    const stale = await browser.post(
      `/auth/confirm?token=x&type=signup&ziel=${Buffer.from(aim).toString("base64url")}`,
      {},
    );
    expect(hrefOf(stale, "Jetzt anmelden")).toContain(encodeURIComponent(aim));
  });

  it("survives a new password and a second factor [AUTH-58, AUTH-60]", async ({ browser, mailSink, site }) => {
    const anna = await createPerson(db);
    const aim = `/nachrichten/neu?an=kreative/${anna.slug}`;
    const ben = await createPerson(db);
    const { key } = await setUpFactor(await signIn(new Browserless(site.url), ben));
    const asked = await browser.post(`/auth?modus=passwort&weiter=${encodeURIComponent(aim)}`, { email: ben.email });
    expect([asked.status, asked.heading]).toEqual([200, "Anmelden"]);
    const { text } = await mailSink.waitForMail(ben.email, { subject: "Neues Passwort festlegen" });
    const form = (await browser.get(linkIn(text))).form("/auth/passwort-neu");
    const changed = await browser.submit(form, { password: other, passwordConfirmation: other });
    const code = await browser.submit(changed.form("/auth?modus=anmelden"), { email: ben.email, password: other });
    const page = await browser.submit(code.form("/auth/code"), { code: totp(key) });
    expect(page.redirects).toEqual([aim]);
    expect(page.heading).toBe(`Nachricht an ${anna.name}`);
  });

  it("survives the claim of a reserved profile [AUTH-58]", async ({ browser, mailSink }) => {
    const { email, path } = await reserve(db);
    const page = await browser.get(`${path}?weiter=%2Ffeed`);
    expect((await claim(browser, page)).redirects).toEqual(["/"]);
    expect(refreshOf(await confirm(browser, await confirmationLink(mailSink, email)))).toBe("2;url=/feed");
  });

  it("cannot be read in a mail, and never leaves the site [AUTH-59, AUTH-53]", async ({ browser, mailSink, site }) => {
    const linkFor = async (aim: string, sender = new Browserless(site.url)) => {
      const values = registration();
      await sender.post(`/auth?${new URLSearchParams({ modus: "registrieren", weiter: aim })}`, asForm(values));
      return confirmationLink(mailSink, values.email);
    };
    const said = await linkFor("/kreative?q=Sie-haben-gewonnen", browser);
    expect(said).toContain("ziel=");
    expect(decodeURIComponent(said)).not.toContain("gewonnen");
    for (const aim of [
      "https://boese.example",
      "//boese.example",
      "/",
      "/agb",
      "/auth?modus=anmelden",
      `/${"a".repeat(500)}`,
    ])
      expect([aim, (await linkFor(aim)).includes("ziel=")]).toEqual([aim, false]);
    const bent = said.replace(/ziel=[^&]*/, `ziel=${Buffer.from("//boese.example").toString("base64url")}`);
    expect(refreshOf(await confirm(browser, bent))).toMatch(/^2;url=\/(\?|$)/);
  });
});

const asForm = (values: ReturnType<typeof registration>) =>
  ({ ...values, agbAccepted: "on" }) as Record<string, string>;

describe("the page after the registration", () => {
  it("names the address in this browser, until it is confirmed [AUTH-61]", async ({ browser, mailSink, site }) => {
    const { aim, values, page } = await onTheWay(browser);
    expect(page.texts("strong")).toContain(values.email);
    expect(page.path).not.toContain(values.email);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const stranger = await new Browserless(site.url).get(page.path);
    expect(stranger.heading).toBe("Anmelden");
    expect(stranger.html).not.toContain(values.email);
    await confirm(browser, await confirmationLink(mailSink, values.email));
    expect((await browser.get(page.path)).redirects).toEqual([aim]);
  });

  it("sends another link that leads to the same place, within limits [AUTH-62]", async ({ browser, mailSink }) => {
    const { aim, values, page } = await onTheWay(browser);
    const again = await browser.submit(page.form("/auth/postfach"));
    expect([again.heading, again.text.includes("Ein neuer Link ist unterwegs.")]).toEqual([mailbox, true]);
    const [, second] = await mailsTo(mailSink, values.email, 2);
    expect(second?.subject).toBe(confirmationSubject);
    for (let sent = 1; sent < tryLimits["confirm-mail-account"].times; sent += 1)
      await browser.submit(page.form("/auth/postfach"));
    const refused = await browser.submit(page.form("/auth/postfach"));
    expect([refused.status, refused.heading]).toEqual([429, mailbox]);
    expect(refused.texts("alert").join()).toContain("E-Mail nicht gesendet");
    expect(refreshOf(await confirm(browser, linkIn(second?.text)))).toBe(`2;url=${aim}`);
  });

  it("changes a mistyped address, and ends the link to it [AUTH-63]", async ({ browser, mailSink }) => {
    const { aim, values, page } = await onTheWay(browser);
    const former = await confirmationLink(mailSink, values.email);
    const form = (await browser.get(hrefOf(page, "Andere Adresse"))).form("/auth/postfach/adresse");
    const anna = await createPerson(db);
    expect((await browser.submit(form, { email: "keine" })).status).toBe(400);
    const taken = await browser.submit(form, { email: anna.email });
    expect([taken.status, taken.errorAt("email")]).toEqual([400, "E-Mail bereits vergeben"]);
    expect((await browser.submit(form, { email: values.email })).errorAt("email")).toBe("Das ist schon Ihre Adresse");
    const email = uniqueEmail("richtig");
    const changed = await browser.submit(form, { email });
    expect([changed.heading, changed.texts("strong")]).toEqual([mailbox, [email]]);
    expect(await emailOf(values.name)).toBe(email);
    expect((await confirm(browser, former)).status).toBe(410);
    expect(refreshOf(await confirm(browser, await confirmationLink(mailSink, email)))).toBe(`2;url=${aim}`);
    // Nobody changes the address of a confirmed account this way.
    expect((await browser.post(form.action, { email: uniqueEmail("spaeter") })).redirects).toEqual([aim]);
    expect(await emailOf(values.name)).toBe(email);
  });

  it("changes nothing for somebody else [AUTH-63]", async ({ browser, site }) => {
    const { values, page } = await onTheWay(browser);
    const path = hrefOf(page, "Andere Adresse");
    const stranger = new Browserless(site.url);
    expect((await stranger.post(path, { email: uniqueEmail("fremd") })).heading).toBe("Anmelden");
    expect(await emailOf(values.name)).toBe(values.email);
  });
});
