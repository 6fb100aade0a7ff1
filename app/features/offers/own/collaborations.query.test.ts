import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { blockPartner } from "~/conversations/block.server";
import { db } from "~/db/client.server";
import { collaborations, messages, offers } from "~/db/schema";
import { listCollaborations } from "~/features/offers/collaboration/collaborations.server";
import { setAnswerHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { writeLimits } from "~/http/limits";
import { LimitReached } from "~/http/rate-limit.server";
import { collaborationsSeenBy } from "~/visible/collaborations.server";
import { createAcceptedOrder, createCollaboration } from "../../../../tests/support/collaborations";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { changePerson, createCompany, createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import {
  answerSentence,
  findCollaborations,
  hideSentence,
  showSentence,
  withdrawSentence,
  writeSentence,
} from "./collaboration-acts.server";
import { listOwnCollaborations } from "./own-collaborations.server";

withJobs();

let anna: Person;
let berg: Person;
let order: string;

const words = "Pünktlich und klar.";
const isNew = { isNew: true };

const shownOn = async ({ id }: Person) =>
  (await listCollaborations(undefined, id)).sentences.map(({ sentence, answer }) => [sentence, answer]);
const otherOf = async ({ id }: Person) => (await findCollaborations(order, id)).other;
const idFor = async (person: Person) => (await otherOf(person))?.id ?? null;
const lines = async () => {
  const [offer] = await db.select().from(offers).where(eq(offers.id, order));
  const isIn = eq(messages.conversationId, offer?.conversationId ?? "");
  const rows = await db.select().from(messages).where(isIn).orderBy(desc(messages.id));
  return rows.filter(({ kind }) => kind === "notice").length;
};

beforeEach(async () => {
  [anna, berg] = [await createPerson(db), await createCompany(db)];
  order = (await createAcceptedOrder(db, berg, anna)).id;
});

it("is written once for each order and side, after the acceptance alone [REACH-97]", async () => {
  const both = await Promise.all([writeSentence(berg.id, order, words), writeSentence(berg.id, order, words)]);
  expect(both.map((decided) => decided?.isNew).sort()).toEqual([false, true]);
  expect(await lines()).toBe(1);
  expect(await writeSentence(berg.id, order, "Noch einer.")).toMatchObject({
    problem: expect.stringContaining("schon"),
  });
  expect(await writeSentence(anna.id, order, "Zahlt sofort.")).toEqual(isNew);
  expect(await writeSentence((await createPerson(db)).id, order, words)).toBeNull();
  const acceptedAt = { acceptedAt: null, acceptedBy: null };
  await db.update(offers).set(acceptedAt).where(eq(offers.id, order));
  await db.delete(collaborations);
  expect(await writeSentence(anna.id, order, words)).toMatchObject({ problem: expect.stringContaining("angenommen") });
});

it("is shown once the other side has agreed to this very sentence, and while its writer is public [REACH-98]", async () => {
  await writeSentence(berg.id, order, words);
  const first = await idFor(anna);
  expect(await shownOn(anna)).toEqual([]);
  await withdrawSentence(berg.id, order);
  await writeSentence(berg.id, order, "Ganz anders.");
  expect(await showSentence(anna.id, order, first)).toMatchObject({
    problem: expect.stringContaining("zurückgezogen"),
  });
  expect(await showSentence(berg.id, order, await idFor(anna))).toMatchObject({ problem: expect.anything() });
  expect(await showSentence(anna.id, order, await idFor(anna))).toEqual(isNew);
  expect(await shownOn(anna)).toEqual([["Ganz anders.", null]]);
  for (const state of [
    { profileStatus: "hidden" },
    { profileStatus: "blocked" },
    { hiddenBySuperadmin: true },
  ] as const) {
    await changePerson(db, berg, state);
    expect([state, await shownOn(anna)]).toEqual([state, []]);
    await changePerson(db, berg, { profileStatus: "active", hiddenBySuperadmin: false });
  }
  expect(await shownOn(anna)).toHaveLength(1);
});

it("is taken back and hidden at any time, and there is no second one after a refusal [REACH-99]", async () => {
  await writeSentence(berg.id, order, words);
  await hideSentence(anna.id, order, await idFor(anna));
  const told = await lines();
  expect(await listOwnCollaborations(anna.id)).toMatchObject([{ sentence: words, state: "declined", offerId: order }]);
  await showSentence(anna.id, order, await idFor(anna));
  expect(await shownOn(anna)).toHaveLength(1);
  await hideSentence(anna.id, order, await idFor(anna));
  expect([await shownOn(anna), await lines()]).toEqual([[], told]);
  await withdrawSentence(berg.id, order);
  expect(await otherOf(anna)).toBeNull();
  expect(await writeSentence(berg.id, order, words)).toMatchObject({ problem: expect.stringContaining("schon") });
  expect((await findCollaborations(order, berg.id)).own).toMatchObject({ sentence: null, state: "declined" });
});

it("is answered in one sentence that can change and go, with one line [REACH-100]", async () => {
  await writeSentence(berg.id, order, words);
  const id = await idFor(anna);
  await showSentence(anna.id, order, id);
  const before = await lines();
  for (const answer of ["Gern wieder.", "Jederzeit wieder."])
    expect(await answerSentence(anna.id, order, id, answer)).toEqual(isNew);
  expect([await shownOn(anna), await lines()]).toEqual([[[words, "Jederzeit wieder."]], before + 1]);
  await answerSentence(anna.id, order, id, null);
  expect(await shownOn(anna)).toEqual([[words, null]]);
});

it("is not answered while nobody can read it [REACH-100]", async () => {
  await writeSentence(berg.id, order, words);
  const id = await idFor(anna);
  const answer = () => answerSentence(anna.id, order, id, "Aha.");
  const refusal = { problem: expect.stringContaining("auf Ihrem Profil steht") };
  expect(await answer()).toMatchObject(refusal);
  await hideSentence(anna.id, order, id);
  expect(await answer()).toMatchObject(refusal);
  await showSentence(anna.id, order, id);
  await db.update(collaborations).set({ hidden: true });
  expect(await answer()).toMatchObject(refusal);
});

it("loses a hidden answer for all but its author, who reads it and can't change it until it is shown again [REACH-105]", async () => {
  await writeSentence(berg.id, order, words);
  const id = await idFor(anna);
  await showSentence(anna.id, order, id);
  await answerSentence(anna.id, order, id, "Gern wieder.");
  const vera = await createPerson(db, { isSuperadmin: true });
  const setHidden = (hidden: boolean) => setAnswerHidden(vera as never, id, hidden, "Setzt eine Person herab.");
  expect([await setHidden(true), await setHidden(true)]).toEqual([true, false]);
  expect(await shownOn(anna)).toEqual([[words, null]]);
  const readBy = async ({ id }: Person) => {
    const { own, other } = await findCollaborations(order, id);
    const seen = collaborationsSeenBy(id);
    const [row] = await db.select({ answer: seen.answer }).from(seen);
    const inCopy = JSON.stringify(await collectOwnData(id)).includes("Gern wieder.");
    return [(own ?? other)?.answer ?? null, row?.answer ?? null, inCopy];
  };
  expect(await readBy(berg)).toEqual([null, null, false]);
  expect(await readBy(anna)).toEqual(["Gern wieder.", "Gern wieder.", true]);
  for (const answer of ["Anders.", null])
    expect(await answerSentence(anna.id, order, id, answer)).toMatchObject({
      problem: expect.stringContaining("Unser Team hat Ihre Antwort ausgeblendet"),
    });
  expect((await queuedMails(anna.email)).at(-1)?.subject).toContain("ausgeblendet");
  await setHidden(false);
  expect(await shownOn(anna)).toEqual([[words, "Gern wieder."]]);
  expect(await answerSentence(anna.id, order, id, null)).toEqual(isNew);
});

it("is not written anew to have a hidden answer shown again [REACH-105]", async () => {
  await writeSentence(berg.id, order, words);
  const id = await idFor(anna);
  await showSentence(anna.id, order, id);
  await answerSentence(anna.id, order, id, "Gern wieder.");
  const vera = await createPerson(db, { isSuperadmin: true });
  await setAnswerHidden(vera as never, id, true, "Setzt eine Person herab.");
  expect(await withdrawSentence(berg.id, order)).toEqual(isNew);
  expect(await shownOn(anna)).toEqual([]);
  expect(await writeSentence(berg.id, order, words)).toMatchObject({ problem: expect.stringContaining("schon") });
});

it("is not written and taken back again and again, nor answered so [REACH-97, REACH-100]", async () => {
  const again = async () => {
    await writeSentence(berg.id, order, words);
    await withdrawSentence(berg.id, order);
  };
  const { atFirst } = writeLimits.collaboration;
  for (let count = 0; count < atFirst; count += 1) await again();
  await expect(again()).rejects.toThrow(LimitReached);
  expect(await lines()).toBe(atFirst);
});

it("is neither written, shown nor answered between blocked people, but hidden and taken back [REACH-102]", async () => {
  await writeSentence(berg.id, order, words);
  const id = await idFor(anna);
  await showSentence(anna.id, order, id);
  const [offer] = await db.select().from(offers).where(eq(offers.id, order));
  await blockPartner(berg.id, offer?.conversationId ?? "", true);
  for (const decided of [
    await writeSentence(anna.id, order, words),
    await showSentence(anna.id, order, id),
    await answerSentence(anna.id, order, id, "Nein."),
  ])
    expect(decided).toMatchObject({ problem: expect.anything() });
  expect(await hideSentence(anna.id, order, id)).toEqual(isNew);
  expect(await withdrawSentence(berg.id, order)).toEqual(isNew);
});

it("is in the copy of both sides' data and goes with either account [REACH-102]", async () => {
  await createCollaboration(db, berg, anna, { sentence: "Über Anna." });
  for (const person of [anna, berg]) {
    expect(JSON.stringify(await collectOwnData(person.id))).toContain("Über Anna.");
    expect(JSON.stringify(await collectOwnData(person.id, { isSuperadmin: true }))).not.toContain("Über Anna.");
  }
  await deletePerson(db, berg);
  expect(await shownOn(anna)).toEqual([]);
  expect(await db.$count(collaborations, eq(collaborations.subjectId, anna.id))).toBe(0);
});
