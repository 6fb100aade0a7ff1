import { expect } from "vitest";
import { createCallOf } from "../support/calls";
import { it, signIn } from "../support/http";
import { createOffer } from "../support/offers";
import { createCompany, createPerson, unique } from "../support/people";

it("says before a call is changed to how many the change goes [LIFE-53]", async ({ browser, db }) => {
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

it("names everybody who waits for a decision, declines those who stay ticked, and then has nobody left [OFFER-79]", async ({
  browser,
  db,
}) => {
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
