import { expect } from "vitest";
import { db } from "~/db/client.server";
import { changeCall, createCallOf } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson, unique } from "../support/people";

it("says before a call is changed to how many the change goes [LIFE-53]", async ({ browser }) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  await signIn(browser, berg);
  const edit = `/ausschreibungen/${call.id}/bearbeiten`;
  expect((await browser.get(edit)).text).not.toContain("ein offenes Angebot");
  await createOffer(db, call, await createPerson(db));
  await createOffer(db, call, await createPerson(db), { state: "declined" });
  const one = (await browser.get(edit)).text;
  expect(one).toContain("Eine Person hat ein offenes Angebot. Sie bekommt eine E-Mail mit beiden Fassungen, wenn");
  expect(one).toContain("Budget, Deadline, Anforderungen, Lieferumfang, Nutzungsrechte, Projektbeschreibung.");
  await createOffer(db, call, await createPerson(db), { state: "selected" });
  expect((await browser.get(edit)).text).toContain("2 Personen haben ein offenes Angebot.");
});

it("names who waits for a decision, declines the ticked, and then has nobody [OFFER-79]", async ({ browser }) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const desk = `/ausschreibungen/${call.id}/angebote`;
  const people = [];
  for (const state of ["sent", "sent", "selected", "withdrawn"] as const) {
    const person = await createPerson(db, { name: unique("Wartend") });
    people.push(person.name);
    await createOffer(db, call, person, { state });
  }
  await signIn(browser, berg);
  expect((await browser.get(desk)).html).toMatch(
    /formaction="[^"]*\/absagen"[^>]*name="alle"|name="alle"[^>]*absagen"/i,
  );
  const named = await browser.get(`${desk}/absagen?alle=ja`);
  expect(people.map((name) => named.text.includes(name))).toEqual([true, true, false, false]);
  const done = await browser.submit(named.form(`${desk}/absagen?alle=ja`));
  expect([done.path, done.text]).toEqual([desk, expect.stringContaining("2 Absagen gesendet")]);
  expect((await browser.get(`${desk}/absagen?alle=ja`)).text).toContain("Niemand wartet auf eine Entscheidung");
  expect((await browser.get(desk)).html).not.toContain('name="alle"');
});

it("keeps out of a refusal whoever was left out when its text is missing [OFFER-84]", async ({ browser }) => {
  const berg = await createCompany(db);
  const call = await createCallOf(db, berg);
  const ben = await createOffer(db, call, await createPerson(db));
  const ute = await createOffer(db, call, await createPerson(db));
  await signIn(browser, berg);
  const address = `/ausschreibungen/${call.id}/angebote/absagen?alle=ja`;
  const refused = await browser.post(address, { angebot: ute.id, satz: "eigen", text: " " });
  expect(refused.text).toContain("Bitte schreiben Sie einen Text für die Absage");
  const isTicked = ({ id }: { id: string }) => new RegExp(`checked=""[^>]*value="${id}"`).test(refused.html);
  expect([ben, ute].map(isTicked)).toEqual([false, true]);
});

it("says on an offer why the two can't go on, and offers only what ends it [OFFER-80, OFFER-82]", async ({ site }) => {
  const [berg, anna] = [await createCompany(db), await createPerson(db)];
  const call = await createCallOf(db, berg);
  const selected = await createOffer(db, call, anna, { state: "selected" });
  const waiting = await createOffer(db, call, await createPerson(db));
  const creative = await signIn(new Browserless(site.url), anna);
  const company = await signIn(new Browserless(site.url), berg);
  expect((await creative.get(selected.path)).text).toContain("Ja, ich übernehme");
  await changeCall(db, call, { hidden: true });
  const why = "Diese Ausschreibung ist zurzeit nicht zu sehen.";
  const theirs = await creative.get(selected.path);
  expect(theirs.text).toContain(`${why} Bis sich das ändert, können Sie Ihr Angebot nur zurückziehen.`);
  expect(theirs.text).toContain("Leider nicht mehr möglich");
  expect(theirs.text).not.toMatch(/Ja, ich übernehme|Sie sind am Zug|Zur Ausschreibung/);
  const ours = await company.get(waiting.path);
  expect(ours.text).toContain(`${why} Bis sich das ändert, können Sie nur absagen.`);
  expect(ours.text).toContain("Absagen …");
  expect(ours.text).not.toContain("Auswählen");
  const list = await creative.get("/angebote");
  const talk = await creative.get(`/nachrichten/${selected.conversationId}`);
  const desk = await company.get(`/ausschreibungen/${call.id}/angebote`);
  for (const { text } of [list, talk, desk]) expect(text).toContain("Geht zurzeit nicht weiter");
  for (const { text } of [list, talk]) expect(text).not.toContain("Sie sind am Zug");
  expect(desk.text).toContain("Absagen …");
  expect(desk.html).not.toMatch(/Auswählen …|\/engere-wahl/);
});
