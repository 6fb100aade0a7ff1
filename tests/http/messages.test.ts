import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";
import { slugify } from "~/text/slug";
import { createCallOf } from "../support/calls";
import { attribute, Browserless, byTag, it, type Page, signIn, textOf } from "../support/http";
import { createCompany, createPerson, longMember, monthAgo, unique, uniqueEmail } from "../support/people";

const text = "Guten Tag,\nich hätte eine Idee.\n\nAnna";

describe("an offer on a call", () => {
  it("is written on a page of its own and reaches the company's mailbox [CALL-65, MSG-04, MSG-05, MSG-06, MSG-07, MSG-08, MSG-09, OFFER-52, ROLE-27, SAFE-66]", async ({
    browser,
    mailSink,
  }) => {
    const answerTo = uniqueEmail("antwort");
    const anna = await createPerson(db, { memberSince: monthAgo, contactEmail: answerTo });
    const contactEmail = uniqueEmail("buero");
    const berg = await createCompany(db, { contactEmail });
    const call = await createCallOf(db, berg);
    await signIn(browser, anna);
    const page = await browser.get(`/nachrichten/neu?ausschreibung=${call.id}`);
    expect([page.heading, page.title]).toEqual([`Angebot an ${berg.name}`, expect.stringContaining("Angebot senden")]);
    const form = page.form("/nachrichten");
    expect(page.html).toMatch(new RegExp(`<input[^>]*readOnly[^>]*value="${anna.name}"`, "i"));
    expect(page.html).toContain(`value="Angebot für: ${call.title}"`);
    expect(page.html).toContain(`value="${anna.email}"`);
    expect(page.html).not.toContain(contactEmail);

    const next = await browser.submit(form, { senderEmail: answerTo, senderMitarbeiter: "Eva Moser", message: text });
    expect(next.path).toBe(call.path);
    expect(next.text).toContain("Angebot gesendet Ihr Angebot wurde erfolgreich versendet");

    const mail = await mailSink.waitForMail(contactEmail);
    expect(mail.subject).toBe(`Angebot für: ${call.title}`);
    expect(mail.replyTo).toEqual([{ name: anna.name, address: answerTo }]);
    expect(mail.from).toEqual({
      name: `${anna.name} (Mitglied) über Kreativländle`,
      address: "kontakt@kreativlaendle.example",
    });
    expect(mail.headers.find(({ key }) => key === "x-member-message")?.value).toBe("yes");
    for (const part of [mail.text ?? "", mail.html ?? ""]) {
      for (const said of [
        anna.name,
        "Betreff und Text stammen von diesem Mitglied, nicht von uns:",
        "Eva Moser",
        answerTo,
        call.title,
        "ich hätte eine Idee.",
        `/kreative/${anna.slug}`,
      ]) {
        expect(part).toContain(said);
      }
    }
    const row = await eventually(async () => {
      const [found] = await db.select().from(messages).where(eq(messages.recipientId, berg.id));
      return found?.deliveryState === "sent" ? found : null;
    });
    expect(row).toMatchObject({ senderId: anna.id, ausschreibungId: call.id, message: text, senderEmail: answerTo });
  });

  it("to a profile is called one from its form to its toast [MSG-01, MSG-19]", async ({ browser }) => {
    const berg = await createCompany(db);
    await signIn(browser, await createPerson(db, longMember));
    const page = await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
    expect(page.heading).toBe(`Nachricht an ${berg.name}`);
    const done = await browser.submit(page.form("/nachrichten"), { subject: unique("Frage"), message: text });
    expect(done.text).toContain("Nachricht gesendet Ihre Nachricht wurde erfolgreich versendet");
  });

  it("treats HTML and line breaks in any field as text [MSG-18]", async ({ browser, mailSink }) => {
    const anna = await createPerson(db, longMember);
    const berg = await createCompany(db);
    await signIn(browser, anna);
    const nasty = '<img src=x onerror="alert(1)"><b>x</b>';
    const header = "x\r\nBcc: opfer@example.com\r\n\r\n";
    await browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, {
      senderName: "Jemand anderes",
      senderEmail: "anna@example.com",
      senderMitarbeiter: `${nasty}${header}`,
      subject: `${nasty}${header}`,
      message: `${nasty}\r\n.\r\nQUIT\r\n${header}`,
    });
    const mail = await mailSink.waitForMail(berg.email);
    expect(mail.to?.map(({ address }) => address)).toEqual([berg.email]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    expect(mail.html).not.toMatch(/<(img|b)\b/);
    expect(mail.html).toContain("&lt;img");
    expect(mail.text).not.toContain("Jemand anderes");
    expect(mailSink.mails.filter(({ recipient }) => recipient === "opfer@example.com")).toEqual([]);
  });

  it("treats line breaks in a stored name, title or address as text [MSG-18]", async ({ browser, mailSink }) => {
    const header = "\r\nBcc: opfer@example.com\r\n\r\nX";
    const anna = await createPerson(db, {
      name: `${unique("Anna")}${header}`,
      slug: slugify(unique("jemand")),
      memberSince: monthAgo,
    });
    const berg = await createCompany(db, { name: `${unique("Berg")}${header}`, slug: slugify(unique("jemand")) });
    const call = await createCallOf(db, berg, { title: `${unique("Plakat")}${header}` });
    await signIn(browser, anna);
    const page = await browser.get(`/nachrichten/neu?ausschreibung=${call.id}`);
    await browser.submit(page.form("/nachrichten"), { message: text });
    const mail = await mailSink.waitForMail(berg.email);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail.to?.map(({ address }) => address)).toEqual([berg.email]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([anna.email]);
    expect(mail.subject).toMatch(/^Angebot für: Plakat .*Bcc: opfer@example\.com X$/);
    expect(mailSink.mails.filter(({ recipient }) => recipient === "opfer@example.com")).toEqual([]);
  });

  it("says at each field what is missing, and keeps the rest [MSG-10, MSG-11, MSG-12]", async ({ browser }) => {
    const berg = await createCompany(db);
    await signIn(browser, await createPerson(db));
    const page = await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
    const refused = await browser.submit(page.form("/nachrichten"), {
      senderEmail: " ",
      subject: "",
      message: "",
      senderMitarbeiter: "Bleibt da",
    });
    expect(refused.status).toBe(400);
    expect(refused.errorAt("senderEmail")).toContain("E-Mail ist ein Pflichtfeld");
    expect(refused.errorAt("subject")).toBe("Betreff ist ein Pflichtfeld");
    expect(refused.errorAt("message")).toBe("Nachricht ist ein Pflichtfeld");
    expect(refused.html).toContain("Bleibt da");
  });
});

describe("a visitor", () => {
  it("finds the button off, with the reason [MSG-24, COMP-14, PROF-10, ROLE-14]", async ({ browser }) => {
    for (const profile of [await createCompany(db), await createPerson(db)]) {
      const page = await browser.get(`/${profile.userType}/${profile.slug}`);
      const button = /<button[^>]*aria-disabled="true"[^>]*aria-describedby="([^"]+)"[^>]*>/.exec(page.html);
      expect(button).not.toBeNull();
      expect(page.text).toContain("Bitte melden Sie sich an, um zu interagieren");
    }
  });

  it("keeps what was typed when the session had ended, and sends it after signing in [AUTH-67, MSG-22, CALL-66]", async ({
    browser,
    mailSink,
  }) => {
    const anna = await createPerson(db, longMember);
    const berg = await createCompany(db);
    await signIn(browser, anna);
    const form = (await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`)).form("/nachrichten");
    browser.cookies.clear();
    const subject = unique("Frage");
    const stopped = await browser.submit(form, { subject, message: text });
    expect(stopped.status).toBe(401);
    expect(stopped.text).toContain("Anmeldung erforderlich");
    expect(stopped.text).toContain("Sie müssen angemeldet sein, um eine Nachricht zu senden");
    const { email, password } = anna;
    const empty = await browser.submit(stopped.form("/auth", "fortsetzen"));
    expect(empty.status).toBe(400);
    expect(empty.errorAt("email")).toContain("Bitte geben Sie Ihre E-Mail-Adresse ein");
    expect(empty.errorAt("password")).toContain("Bitte geben Sie Ihr Passwort ein");
    const resumed = await browser.submit(empty.form("/auth", "fortsetzen"), { email, password });
    expect((await browser.submit(resumed.form("/nachrichten"))).text).toContain("Nachricht gesendet");
    expect((await mailSink.waitForMail(berg.email)).subject).toBe(subject);
  });
});

describe("people write to each other", () => {
  it("with buttons that say what they do [MSG-25]", async ({ browser }) => {
    const berg = await createCompany(db);
    await signIn(browser, await createPerson(db));
    const links = (page: Page) =>
      byTag(page.document, "a").map((link) => [textOf(link), attribute(link, "href")] as const);
    expect(links(await browser.get(`/unternehmen/${berg.slug}`))).toContainEqual([
      "Nachricht senden",
      `/nachrichten/neu?an=unternehmen/${berg.slug}`,
    ]);
    const page = await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`);
    expect(byTag(page.form("/nachrichten").element, "button").map(textOf)).toEqual(["Nachricht senden"]);
    expect(links(page)).toContainEqual(["Abbrechen", `/unternehmen/${berg.slug}`]);
  });

  it("whatever they are, as long as the other accepts messages [ROLE-28, ROLE-44, COMP-13, MSG-02, MSG-03]", async ({
    browser,
    mailSink,
    site,
  }) => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const [berg, tal] = [await createCompany(db), await createCompany(db, { acceptsMessages: false })];
    await signIn(browser, anna);
    const company = await signIn(new Browserless(site.url), berg);
    for (const from of [browser, company]) {
      const profile = await from.get(`/kreative/${ben.slug}`);
      expect(profile.html).toContain(`href="/nachrichten/neu?an=kreative/${ben.slug}"`);
      const page = await from.get(`/nachrichten/neu?an=kreative/${ben.slug}`);
      await from.submit(page.form("/nachrichten"), { subject: "Hallo", message: text });
      expect((await mailSink.waitForMail(ben.email)).subject).toBe("Hallo");
    }
    const closed = await company.get(`/unternehmen/${tal.slug}`);
    expect(closed.text).toContain("nimmt zurzeit keine Nachrichten an");
    expect(closed.html).not.toContain("/nachrichten/neu");
    expect((await company.get(`/nachrichten/neu?an=unternehmen/${tal.slug}`)).heading).toBe(
      `${tal.name} nimmt zurzeit keine Nachrichten an.`,
    );
  });

  it("and no page of this tells a recipient's address [MSG-17, ROLE-13]", async ({ browser }) => {
    const berg = await createCompany(db, { contactEmail: uniqueEmail("geheim") });
    const call = await createCallOf(db, berg);
    await signIn(browser, await createPerson(db));
    for (const path of [`an=unternehmen/${berg.slug}`, `ausschreibung=${call.id}`]) {
      for (const page of ["/nachrichten/neu", "/nachrichten/neu.data"]) {
        const { html } = await browser.get(`${page}?${path}`);
        expect(html).toContain(berg.name);
        expect(html).not.toContain(berg.email);
        expect(html).not.toContain(berg.contactEmail);
      }
      const form = (await browser.get(`/nachrichten/neu?${path}`)).form("/nachrichten");
      for (const subject of ["", "Hallo"]) {
        for (const as of ["", ".data"]) {
          const fields = { senderEmail: "anna@example.com", subject, message: text };
          const answer = await browser.post(form.action.replace("?", `${as}?`), fields, { follow: false });
          const cookies = answer.headers.getSetCookie().join();
          const toast = atob(decodeURIComponent(/toast=([^;]+)/.exec(cookies)?.[1] ?? ""));
          const said = `${answer.html} ${[...answer.headers].join()} ${toast}`;
          expect(answer.status, said).toBeLessThan(500);
          expect(said).not.toContain(berg.email);
          expect(said).not.toContain(berg.contactEmail);
        }
      }
    }
  });
});

async function eventually<Found>(look: () => Promise<Found | null>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
  }
}
