import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, offerDrafts, offers } from "~/db/schema";
import { noTerms } from "~/features/offers/terms";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { changeCall, createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { formOf } from "../../../../tests/support/form-of";
import { withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { createSides, sendOffer } from "../../../../tests/support/send-offer";
import { decide } from "./act.server";
import { listBegunOffers } from "./begun-offers.server";
import { discardDraft, findDraft, purgeDrafts, readDraft, saveDraft } from "./draft.server";
import { changeOffer } from "./save-offer.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;

beforeEach(async () => {
  ({ anna, berg, call } = await createSides());
});

const values = { message: "Begonnen." };

const send = () => sendOffer(anna, call.id);

it("lists to its writer what can still be sent, and the change of an undecided offer as one [OFFER-78]", async () => {
  const [other, over] = [await createCallOf(db, berg), await createCallOf(db, berg)];
  for (const { id } of [call, other, over]) await saveDraft(anna.id, id, values);
  await changeCall(db, over, { status: "geschlossen" });
  const begun = async () => (await listBegunOffers(anna.id)).map(({ callId, changes }) => [callId, changes]);
  expect(await begun()).toEqual([
    [other.id, null],
    [call.id, null],
  ]);
  expect(await listBegunOffers(berg.id)).toEqual([]);
  await send();
  expect(await begun()).toEqual([[other.id, null]]);
  const [offer] = await db.select().from(offers);
  await saveDraft(anna.id, call.id, values, offer?.version);
  expect(await begun()).toEqual([
    [call.id, offer?.id],
    [other.id, null],
  ]);
});

it("leaves out what the database can't store, and what is no field of the form [OFFER-71]", () => {
  expect(readDraft(formOf({ message: "ha\0llo", toString: "x", "valueOf[0]": "y" }))).toEqual({ message: "hallo" });
});

it("is one for each person and call, also unfinished, and nobody else's [OFFER-71]", async () => {
  const form = formOf({
    ...{ message: "Erst", priceKind: "positionen", "positions[1].text": "Druck", weiter: "/x", submissionId: "1" },
  });
  expect(await saveDraft(anna.id, call.id, readDraft(form))).toBeInstanceOf(Date);
  const draft = await findDraft(call.id, anna.id);
  expect(draft?.values).toEqual({ message: "Erst", priceKind: "positionen", positions: [null, { text: "Druck" }] });
  await Promise.all([saveDraft(anna.id, call.id, values), saveDraft(anna.id, call.id, values)]);
  expect((await findDraft(call.id, anna.id))?.values).toEqual(values);
  expect(await db.$count(offerDrafts)).toBe(1);
  expect(await findDraft(call.id, berg.id)).toBeNull();
  const chapterOf = async (isSuperadmin: boolean) =>
    (await collectOwnData(anna.id, { isSuperadmin })).find(({ name }) => name === "angebote_entwuerfe");
  expect(JSON.stringify(await chapterOf(false))).toContain("Begonnen.");
  expect(await chapterOf(true)).toBeUndefined();
  expect([await discardDraft(db, anna.id, call.id), await discardDraft(db, anna.id, call.id)]).toEqual([true, false]);
});

it("is kept only of what this person could send, and not of any size [OFFER-71]", async () => {
  const closed = await createCallOf(db, berg, { status: "geschlossen" });
  expect(await saveDraft(berg.id, call.id, values)).toBeNull();
  expect(await saveDraft(anna.id, closed.id, values)).toBeNull();
  expect(await saveDraft(anna.id, 999_999, values)).toBeNull();
  expect(await saveDraft(anna.id, call.id, { message: "x".repeat(40_000) })).toBeNull();
  expect(await db.$count(offerDrafts)).toBe(0);
});

it("goes with the sending, also where it is saved at the same moment, and is possible again once withdrawn [OFFER-72]", async () => {
  await saveDraft(anna.id, call.id, values);
  await Promise.all([send(), ...[1, 2, 3].map(() => saveDraft(anna.id, call.id, values))]);
  expect([await db.$count(offers), await db.$count(offerDrafts)]).toEqual([1, 0]);
  expect(await saveDraft(anna.id, call.id, values)).toBeNull();
  const [offer] = await db.select().from(offers);
  await decide(anna.id, offer?.id ?? "", "withdraw");
  expect(await saveDraft(anna.id, call.id, values)).toBeInstanceOf(Date);
});

it("goes 90 days after its last change, with the end of its call, with the call and with the account [OFFER-72]", async () => {
  const [over, closed, gone] = await Promise.all([1, 2, 3].map(() => createCallOf(db, berg)));
  for (const one of [call, over, closed, gone]) await saveDraft(anna.id, one?.id ?? 0, values);
  const change = (id = 0, set: Partial<typeof ausschreibungen.$inferInsert>) => changeCall(db, { id }, set);
  await change(over?.id, { deadline: dayFromNow(-1) });
  await change(closed?.id, { status: "geschlossen" });
  await db.delete(ausschreibungen).where(eq(ausschreibungen.id, gone?.id ?? 0));
  expect(await purgeDrafts()).toBe(2);
  expect((await db.select().from(offerDrafts)).map(({ ausschreibungId }) => ausschreibungId)).toEqual([call.id]);
  const age = (days: number) => db.update(offerDrafts).set({ savedAt: sql`now() - make_interval(days => ${days})` });
  await age(89);
  expect(await purgeDrafts()).toBe(0);
  await age(91);
  expect(await purgeDrafts()).toBe(1);
  await saveDraft(anna.id, call.id, values);
  await deletePerson(db, anna);
  expect(await db.$count(offerDrafts)).toBe(0);
});

it("is no offer: the company counts and reads none [OFFER-71]", async () => {
  await saveDraft(anna.id, call.id, values);
  const ben = await createPerson(db);
  await createOffer(db, call, ben);
  const theirs = JSON.stringify(await collectOwnData(berg.id));
  expect(theirs).not.toContain("Begonnen.");
  expect(await db.$count(offers)).toBe(1);
});

it("of a change is one of the version that it changes, and goes with the change [OFFER-77]", async () => {
  await send();
  const [offer] = await db.select().from(offers);
  const save = (version: number) => saveDraft(anna.id, call.id, values, version);
  expect([await save(2), await saveDraft(berg.id, call.id, values, 1)]).toEqual([null, null]);
  expect(await save(1)).toBeInstanceOf(Date);
  await changeCall(db, call, { status: "geschlossen" });
  expect([await purgeDrafts(), await save(1)]).toEqual([0, expect.any(Date)]);
  await changeOffer(anna.id, offer?.id ?? "", { message: "Anders.", terms: noTerms, works: [] });
  expect(await findDraft(call.id, anna.id)).toBeNull();
  expect([await save(1), await save(2)]).toEqual([null, expect.any(Date)]);
  await decide(berg.id, offer?.id ?? "", "decline");
  expect([await save(2), await purgeDrafts()]).toEqual([null, 1]);
});
