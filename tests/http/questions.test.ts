import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf, dayFromNow } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { createCompany, createPerson } from "../support/people";
import { createQuestion } from "../support/questions";

it("is asked on the page of a call, answered at the desk, and read by all, without script [ASK-01, ASK-02, ASK-03, ASK-06, ASK-10]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg, { deadline: dayFromNow(9) });
  const creative = await signIn(new Browserless(site.url), await createPerson(db, { name: "Zora Frager" }));
  const company = await signIn(new Browserless(site.url), berg);
  const page = await creative.get(call.path);
  expect(page.text).toMatch(/Fragen sind bis \d+\. \S+ \d{4} möglich\./);
  const form = page.form(`/ausschreibungen/${call.id}/fragen`);
  const refused = await creative.submit(form, { question: " " });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("Bitte schreiben Sie Ihre Frage")]);
  const asked = await creative.submit(form, { question: "Welches Format?" });
  expect(asked.text).toContain("Frage gesendet");
  expect(asked.text).toContain("Eine Frage wartet noch auf eine Antwort.");

  const desk = await company.get(`/ausschreibungen/${call.id}/angebote`);
  expect(desk.text).toContain("Offene Fragen");
  expect(desk.text).not.toContain("Zora Frager");
  const [, path = ""] = /href="(\/fragen\/[^"]+)"/.exec(desk.html) ?? [];
  const answered = await company.submit((await company.get(path)).form(path), { answer: "A1 quer." });
  expect(answered.text).toContain("Antwort veröffentlicht");
  expect((await company.get(`/ausschreibungen/${call.id}/angebote`)).text).not.toContain("Offene Fragen");

  const other = await signIn(new Browserless(site.url), await createPerson(db));
  const read = await other.get(call.path);
  expect(read.text).toContain("A1 quer.");
  expect(read.html).not.toContain("Zora Frager");
  expect((await company.post(path, { answer: "Doch A2." })).text).toContain("Diese Frage ist schon beantwortet.");
});

it("stores the company's last day for questions, which is not after the deadline, and says what stayed open [ASK-05, ASK-06, CALL-19]", async ({
  site,
}) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg, { deadline: dayFromNow(9) });
  const company = await signIn(new Browserless(site.url), berg);
  const path = `/ausschreibungen/${call.id}/bearbeiten`;
  const form = async () => (await company.get(path)).form(path);
  const tooLate = await company.submit(await form(), { questionsUntil: dayFromNow(10) });
  expect([tooLate.status, tooLate.text]).toEqual([400, expect.stringContaining("spätestens mit der Deadline")]);
  await company.submit(await form(), { questionsUntil: dayFromNow(-1) });
  await createQuestion(db, call, await createPerson(db));
  const page = await (await signIn(new Browserless(site.url), await createPerson(db))).get(call.path);
  expect(page.text).toContain("Eine Frage ist ohne Antwort geblieben.");
  expect(page.text).toMatch(/Fragen waren bis .* möglich\./);
  expect(page.text).not.toContain("Frage senden");
});

it("leads back to the questions when one is taken back, and links addresses [ASK-14, CALL-88]", async ({ site }) => {
  const [berg, asker] = [await createCompany(db), await createPerson(db)];
  const call = await createCallOf(db, berg, { description: "Muster: www.berg.example/muster" });
  const { path } = await createQuestion(db, call, asker);
  const creative = await signIn(new Browserless(site.url), asker);
  expect((await creative.get(call.path)).html).toContain('href="https://www.berg.example/muster"');
  const gone = await creative.post(`${path}/zurueckziehen`, { call: `${call.id}` }, { follow: false });
  expect(gone.headers.get("location")).toBe(`${call.path}#fragen`);
});
