import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { db } from "~/db/client.server";
import { orderVersions } from "~/db/schema";
import { dayInVienna } from "~/text/dates";
import { createCallOf, dayFromNow } from "../support/calls";
import { attribute, Browserless, elements, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { orderForm } from "../support/order-form";
import { createCompany, createPerson, unique } from "../support/people";
import { runJob } from "../support/run-job";

/** An offer that was selected just now, and both sides at the site. */
async function startOrder(siteUrl: string) {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const title = unique("Zirbenetiketten");
  const { path, id } = await createOffer(db, await createCallOf(db, berg, { title }), anna, { state: "selected" });
  const creative = await signIn(new Browserless(siteUrl), anna);
  const company = await signIn(new Browserless(siteUrl), berg);
  const offer = await creative.get(path);
  await creative.submit(offer.form(`${path}/uebernehmen`));
  return { ...{ anna, berg, title, id, creative, company }, path: `${path}/auftrag` };
}

/** Sends the form behind the button that first asks, whose field is in the dialog beside the form. */
async function confirm(by: Browserless, path: string, act: string) {
  const page = await by.get(path);
  const [field] = elements(page.document, (one) => attribute(one, "value") === act);
  const ids = elements(page.document, ({ tagName }) => tagName === "form").map((one) => attribute(one, "id"));
  expect(ids).toContain(field && attribute(field, "form"));
  return by.post(path, { tat: act });
}

describe("an order without script", () => {
  it("names the delivery before a proposal, and what is missing for it [ORDER-25]", async ({ site }) => {
    const { path, creative, company } = await startOrder(site.url);
    await creative.submit((await creative.get(path)).form(path, "lieferung"), { text: "Auch als Banner." });
    const titleFor = async (side: Browserless) => /<h2 id="jetzt"[^>]*>([^<]+)/.exec((await side.get(path)).html)?.[1];
    expect(await titleFor(company)).toBe("Ein Vorschlag wartet auf Sie");
    await confirm(creative, path, "liefern");
    expect(await titleFor(company)).toBe("Geliefert");
    const seen = await company.get(path);
    expect(seen.text).toContain("Außerdem wartet unten ein Vorschlag auf Ihre Antwort.");
    expect((await creative.get(path)).text).not.toContain("Außerdem wartet");
    await company.submit(orderForm(seen, "nachbessern"), { text: "Die sechste Sorte fehlt." });
    for (const side of [creative, company]) expect(await titleFor(side)).toBe("Es fehlt noch etwas");
  });

  it("goes from agreed days over a delivery with something missing to its acceptance and a work [ORDER-09, ORDER-11, ORDER-14, ORDER-15, ORDER-20]", async ({
    site,
    mailSink,
  }) => {
    const { anna, berg, title, id, path, creative, company } = await startOrder(site.url);
    const form = (await creative.get(path)).form(path, "lieferung");
    const days = { entwurf: dayFromNow(5), lieferung: dayFromNow(20) };
    const wrong = await creative.submit(form, { ...days, entwurf: dayFromNow(30), text: "Sechs statt fünf Sorten." });
    expect([wrong.status, wrong.errorAt("lieferung"), wrong.valueAt("text")]).toEqual([
      ...[400, expect.stringContaining("zuletzt"), "Sechs statt fünf Sorten."],
    ]);
    const proposed = await creative.submit(wrong.form(path, "lieferung"), days);
    expect([proposed.path, proposed.text]).toEqual([path, expect.stringContaining("Vorschlag gesendet")]);
    const asked = await mailSink.waitForMail(berg.email, { subject: `Vorschlag zum Auftrag: ${title}` });
    expect(asked.text).toContain(site.url + path);
    expect(asked.text).toContain("Sechs statt fünf Sorten.");

    const seen = await company.get(path);
    expect(seen.text).toContain("Ein Vorschlag wartet auf Sie");
    expect(seen.text).toContain("Unten stimmen Sie zu oder lehnen ab.");
    expect((await company.submit(seen.form(path, "vorschlag"))).text).toContain("Vereinbart");
    await mailSink.waitForMail(anna.email, { subject: `Vereinbart: ${title}` });
    expect((await company.get(`${path}sblatt`)).text).toContain("Sechs statt fünf Sorten.");

    await db
      .update(orderVersions)
      .set({ draftOn: dayFromNow(2), deliveryOn: dayFromNow(17), agreedAt: sql`now() - interval '3 days'` })
      .where(eq(orderVersions.offerId, id));
    await runJob(db, "call-life");
    await runJob(db, "call-life");
    for (const { email } of [anna, berg]) await mailSink.waitForMail(email, { subject: /^Entwurf am .*: Zirben/ });

    expect((await confirm(creative, path, "liefern")).text).toContain("Lieferung gemeldet");
    const delivered = await mailSink.waitForMail(berg.email, { subject: `Geliefert: ${title}` });
    expect(delivered.text).toContain("Ohne Antwort gilt die Lieferung nach 30 Tagen");
    const checked = await company.get(path);
    const missing = orderForm(checked, "nachbessern");
    const wordless = await company.submit(missing);
    expect([wordless.status, wordless.errorAt("text")]).toEqual([400, expect.stringContaining("ein paar Worte")]);
    await company.submit(missing, { text: "Die sechste Sorte fehlt." });
    const back = await mailSink.waitForMail(anna.email, { subject: `Es fehlt noch etwas: ${title}` });
    expect(back.text).toContain("Die sechste Sorte fehlt.");
    for (const side of [creative, company]) expect((await side.get(path)).text).toContain("Die sechste Sorte fehlt.");

    await confirm(creative, path, "liefern");
    await mailSink.waitForMail(berg.email, { subject: `Geliefert: ${title}` });
    expect((await confirm(company, path, "annehmen")).text).toContain("Lieferung angenommen");
    await mailSink.waitForMail(anna.email, { subject: `Angenommen: ${title}` });

    const done = await creative.get(path);
    expect(done.text).toContain("Als Arbeit zeigen");
    const work = await creative.get(`/arbeiten/neu?auftrag=${id}`);
    expect([work.valueAt("title"), work.valueAt("client")]).toEqual([title, berg.name]);
    expect(work.valueAt("year")).toBe(dayInVienna().slice(0, 4));
    expect((await company.get(path)).html).not.toContain("/arbeiten/neu?auftrag=");
    const other = await signIn(new Browserless(site.url), await createPerson(db));
    expect((await other.get(`/arbeiten/neu?auftrag=${id}`)).html).not.toContain(title);
    const kept = await creative.submit(work.form(`/arbeiten/neu?auftrag=${id}`), { als: "entwurf" });
    expect(kept.text).toContain("Entwurf gespeichert");
    const shown = (await creative.get(path)).text;
    expect([shown.includes("Arbeit bearbeiten"), shown.includes("Als Arbeit zeigen")]).toEqual([true, false]);
    expect(() => orderForm(done, "abbrechen")).toThrow("No form");
    expect(subjectsOf(mailSink.mails, title, anna.email)).toEqual([
      "Vereinbart",
      expect.stringMatching(/^Entwurf am /),
      "Es fehlt noch etwas",
      "Angenommen",
    ]);
    expect(subjectsOf(mailSink.mails, title, berg.email)).toEqual([
      ...["Vorschlag zum Auftrag", expect.stringMatching(/^Entwurf am /), "Geliefert", "Geliefert"],
    ]);
  });

  it("keeps what was typed when it has ended or was accepted, and says so [ORDER-26]", async ({ site }) => {
    const { path, creative, company } = await startOrder(site.url);
    const before = await creative.get(path);
    await company.submit(orderForm(await company.get(path), "abbrechen"), { text: "Wir bauen nicht um." });
    for (const act of ["vorschlagen", "abbrechen"]) {
      const refused = await creative.submit(orderForm(before, act), { text: "Mit drei Sorten mehr." });
      expect([refused.status, refused.valueAt("text")]).toEqual([409, "Mit drei Sorten mehr."]);
      expect(refused.texts("alert").join()).toContain("Dieser Auftrag ist inzwischen abgebrochen.");
      expect(refused.html).toMatch(/<h2 id="jetzt"[^>]*>Abgebrochen/);
    }

    const other = await startOrder(site.url);
    await confirm(other.creative, other.path, "liefern");
    const delivered = await other.company.get(other.path);
    await confirm(other.company, other.path, "annehmen");
    const refused = await other.company.submit(orderForm(delivered, "nachbessern"), { text: "Die sechste fehlt." });
    expect([refused.status, refused.valueAt("text")]).toEqual([409, "Die sechste fehlt."]);
    expect(refused.html).toMatch(/<h2 id="jetzt"[^>]*>Abgeschlossen/);
  });

  it("is ended with a reason, which the other side gets by mail [ORDER-12, ORDER-13]", async ({ site, mailSink }) => {
    const { anna, berg, title, path, creative, company } = await startOrder(site.url);
    const wordless = await company.submit(orderForm(await company.get(path), "abbrechen"));
    expect([wordless.status, wordless.text]).toEqual([400, expect.stringContaining("ein paar Worte dazu")]);
    const ended = await company.submit(orderForm(wordless, "abbrechen"), { text: "Wir bauen doch nicht um." });
    expect([ended.path, ended.text]).toEqual([path, expect.stringContaining("Auftrag abgebrochen")]);
    const mail = await mailSink.waitForMail(anna.email, { subject: `Auftrag abgebrochen: ${title}` });
    expect(mail.text).toContain("Wir bauen doch nicht um.");
    const page = await creative.get(path);
    expect(page.text).toContain(`${berg.name} hat den Auftrag`);
    expect(page.text).toContain("Wir bauen doch nicht um.");
    expect(() => page.form(path)).toThrow("No form");
    expect((await creative.post(path, { tat: "liefern" })).text).toContain(
      "Dieser Auftrag ist inzwischen abgebrochen.",
    );
    expect((await creative.get(`${path}sblatt`)).text).toContain("Abgebrochen");
  });
});

/** Of the mails about an order to one side, all but the confirmation of the offer. */
const subjectsOf = (mails: { recipient: string; subject?: string }[], title: string, to: string) =>
  mails
    .filter(({ recipient, subject }) => recipient === to && subject?.endsWith(`: ${title}`))
    .map(({ subject = "" }) => subject.slice(0, -title.length - 2))
    .filter((subject) => !/bestätigt/i.test(subject));
