import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createAcceptedOrder, createCollaboration } from "../support/collaborations";
import { Browserless, byTag, elements, it, signIn } from "../support/http";
import { orderForm } from "../support/order-form";
import { changePerson, createCompany, createPerson, type Person, unique } from "../support/people";

it("is said of each other, agreed to, answered, hidden and taken back, without script [REACH-97, REACH-98, REACH-99, REACH-100]", async ({
  site,
  mailSink,
}) => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const { path } = await createAcceptedOrder(db, berg, anna);
  const creative = await signIn(new Browserless(site.url), anna);
  const company = await signIn(new Browserless(site.url), berg);
  const visitor = new Browserless(site.url);
  const profile = `/kreative/${anna.slug}`;
  const sentence = unique("Liefert früher als versprochen");
  const isThere = async () => (await visitor.get(profile)).text.includes(sentence);

  const empty = await company.submit(orderForm(await company.get(path), "zusammenarbeit"), { text: " " });
  expect([empty.status, empty.errorAt("text")]).toEqual([400, expect.stringContaining("einen Satz")]);
  const tooLong = await company.submit(orderForm(empty, "zusammenarbeit"), { text: "x".repeat(301) });
  expect([tooLong.status, tooLong.errorAt("text")]).toEqual([400, expect.stringContaining("höchstens 300")]);
  const written = await company.submit(orderForm(tooLong, "zusammenarbeit"), { text: sentence });
  expect(written.text).toContain("Satz gesendet");
  expect(written.text).toContain("Wartet, ob");
  const mail = await mailSink.waitForMail(anna.email, { subject: `${berg.name} bestätigt die Zusammenarbeit` });
  expect(mail.text).toContain(sentence);
  expect(mail.text).toContain(site.url + path);
  expect(await isThere()).toBe(false);

  expect((await creative.get("/profil")).text).toContain("wartet auf Ihre Entscheidung");
  const shown = await creative.submit(orderForm(await creative.get(path), "zeigen"));
  expect(shown.text).toContain("Steht öffentlich auf Ihrem Profil.");
  await mailSink.waitForMail(berg.email, { subject: `Ihr Satz steht auf dem Profil von ${anna.name}` });
  await expect.poll(isThere).toBe(true);
  const page = await visitor.get(profile);
  expect(page.text).toContain("Bestätigte Zusammenarbeit");
  expect(page.text).toContain(berg.name);
  expect(page.html).not.toContain(path);

  const answered = await creative.submit(orderForm(shown, "erwidern"), { text: "Das freut mich." });
  expect(answered.text).toContain("Antwort gespeichert");
  await mailSink.waitForMail(berg.email, { subject: `${anna.name} antwortet auf Ihren Satz` });
  await expect.poll(async () => (await visitor.get(profile)).text).toContain("Das freut mich.");

  await creative.submit(orderForm(await creative.get(path), "nicht-zeigen"));
  await expect.poll(isThere).toBe(false);
  await creative.submit(orderForm(await creative.get(path), "zeigen"));
  await expect.poll(isThere).toBe(true);
  await company.submit(orderForm(await company.get(path), "zurueckziehen"));
  await expect.poll(isThere).toBe(false);
  expect((await company.get(path)).text).toContain("Zusammenarbeit bestätigen");
});

it("shows three at once on a company's page, folds the others, and forgets a writer who hides [REACH-98, FAST-20]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const writers: Person[] = [];
  for (const number of [1, 2, 3, 4, 5]) {
    const writer = await createPerson(db);
    writers.push(writer);
    const createdAt = new Date(Date.now() - number * 86_400_000);
    await createCollaboration(db, writer, berg, { sentence: `Satz ${number} von fünf.`, createdAt });
  }
  const visitor = new Browserless(site.url);
  const path = `/unternehmen/${berg.slug}`;
  const page = await visitor.get(path);
  const [folded] = byTag(page.document, "details").filter(
    (one) => elements(one, ({ tagName }) => tagName === "li").length > 0,
  );
  expect(page.text).toContain("2 weitere anzeigen");
  expect(folded && elements(folded, ({ tagName }) => tagName === "li")).toHaveLength(2);
  expect(page.text.indexOf("Satz 1 von fünf.")).toBeLessThan(page.text.indexOf("Satz 2 von fünf."));
  const set = (profileStatus: "hidden" | "active") => changePerson(db, { id: writers[0]?.id ?? "" }, { profileStatus });
  await set("hidden");
  await expect.poll(async () => (await visitor.get(path)).text).not.toContain("Satz 1 von fünf.");
  await set("active");
  await expect.poll(async () => (await visitor.get(path)).text).toContain("Satz 1 von fünf.");
});
