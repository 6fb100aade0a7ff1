import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { blockPartner } from "~/conversations/block.server";
import { db } from "~/db/client.server";
import { messages, offers } from "~/db/schema";
import { changeCall, createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { decide } from "./act.server";
import { askAgain, findAgain } from "./ask-again.server";
import { findOffer } from "./find-offer.server";
import { cancel } from "./order-acts.server";

withJobs();

let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
let order: string;
let winner: Person;
const yesterday = new Date(Date.now() - 86_400_000);

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from rate_limits`);
  await db.execute(sql`delete from pgboss.job`);
  [winner, berg] = [await createPerson(db), await createCompany(db)];
  call = await createCallOf(db, berg);
  order = (await createOffer(db, call, winner, { state: "confirmed" })).id;
});

const offered = async (state: "declined" | "ended" | "withdrawn" | "sent") => {
  const person = await createPerson(db);
  return { person, ...(await createOffer(db, call, person, { state, stateSince: yesterday })) };
};
const stateOf = async (id: string) => (await db.select().from(offers).where(eq(offers.id, id)))[0]?.state;
const lines = async (conversationId: string) =>
  (await db.select().from(messages).where(eq(messages.conversationId, conversationId)))
    .filter(({ kind }) => kind === "notice")
    .map(({ message }) => message);

it("asks each who was declined or never decided about once, by mail and in the conversation [OFFER-76]", async () => {
  const declined = await offered("declined");
  const ended = await offered("ended");
  const withdrawn = await offered("withdrawn");
  const sent = await offered("sent");
  const blocking = await offered("declined");
  await blockPartner(blocking.person.id, blocking.conversationId, true);
  expect(await askAgain(berg.id, order)).toMatchObject({ problem: expect.stringContaining("abgebrochen") });
  await cancel(winner.id, order, "Krank.");
  expect(await findAgain(berg.id, call.id)).toEqual({ count: 2, isOpen: true });
  const answers = await Promise.all([askAgain(berg.id, order), askAgain(berg.id, order)]);
  expect(answers.map((answer) => answer?.isNew).toSorted()).toEqual([false, true]);
  for (const { person, conversationId } of [declined, ended]) {
    expect(await queuedMails(person.email)).toHaveLength(1);
    expect(await lines(conversationId)).toEqual(["Noch einmal gefragt: Gilt das Angebot wieder?"]);
  }
  for (const { person } of [withdrawn, sent, blocking]) expect(await queuedMails(person.email)).toEqual([]);
  expect(await findAgain(berg.id, call.id)).toEqual({ count: 0, isOpen: true });
});

it("counts an offer again once its sender says yes, once, and not after another refusal [OFFER-76]", async () => {
  const { id, person, message } = await offered("declined");
  const yes = () => decide(person.id, id, "return");
  expect(await yes()).toMatchObject({ isNew: false, problem: expect.stringContaining("abgesagt") });
  await cancel(berg.id, order, "Doch anders.");
  await askAgain(berg.id, order);
  expect((await findOffer(id, person.id))?.offer).toMatchObject({ state: "declined", isAskedAgain: true });
  expect((await Promise.all([yes(), yes()])).map((answer) => answer?.isNew).toSorted()).toEqual([false, true]);
  expect((await findOffer(id, berg.id))?.offer).toMatchObject({ state: "sent", message, isSeen: false });
  await decide(berg.id, id, "decline", "Leider nein.");
  expect((await findOffer(id, person.id))?.offer.isAskedAgain).toBe(false);
  expect(await yes()).toMatchObject({ isNew: false });
  expect(await stateOf(id)).toBe("declined");
});

it("needs an open call, for asking and for saying yes, and is for the company of the order alone [OFFER-76]", async () => {
  const { id, person } = await offered("ended");
  const change = (status: "vergeben" | "offen") => changeCall(db, call, { status });
  await cancel(winner.id, order, "Krank.");
  await change("vergeben");
  expect(await findAgain(berg.id, call.id)).toEqual({ count: 1, isOpen: false });
  expect(await askAgain(berg.id, order)).toMatchObject({ problem: expect.stringContaining("öffnen Sie zuerst") });
  await change("offen");
  for (const stranger of [winner, person, await createCompany(db)]) {
    expect(await askAgain(stranger.id, order)).toBeNull();
    expect(await findAgain(stranger.id, call.id)).toBeNull();
  }
  await askAgain(berg.id, order);
  await change("vergeben");
  expect(await decide(person.id, id, "return")).toMatchObject({ problem: expect.stringContaining("keine Angebote") });
  expect(await stateOf(id)).toBe("ended");
});
