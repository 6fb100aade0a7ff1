import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blockPartner } from "~/conversations/block.server";
import { db } from "~/db/client.server";
import { messages, offers, orderVersions } from "~/db/schema";
import { noDays } from "~/features/offers/order/order";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { addDays, dayInVienna } from "~/text/dates";
import { calendarFile } from "~/text/icalendar";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { findOffer } from "./find-offer.server";
import { findOrder } from "./order.server";
import { accept, cancel, deliver, sendBack } from "./order-acts.server";
import { agreedEntries } from "./order-calendar.server";
import { agree, discard, type Proposed, propose } from "./order-versions.server";
import { processDueOrders } from "./process-due-orders.server";
import { listSentOffers } from "./sent-offers.server";

withJobs();

let anna: Person;
let berg: Person;
let id: string;
let conversationId: string;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from rate_limits`);
  await db.execute(sql`delete from pgboss.job`);
  [anna, berg] = [await createPerson(db, { name: "Anna Fink" }), await createCompany(db, { name: "Studio Berg" })];
  const call = await createCallOf(db, berg, { title: "Etiketten" });
  ({ id, conversationId } = await createOffer(db, call, anna, { state: "confirmed" }));
});

const inDays = (days: number) => addDays(dayInVienna(), days);
const proposed = (values: Partial<Proposed> = {}): Proposed => ({
  ...noDays,
  totalCents: null,
  words: null,
  ...values,
});
const progress = async () => (await findOrder(id, anna.id))?.order.progress ?? expect.fail("no order");
const proposalId = async () => (await progress()).proposal?.id ?? 0;
const subjects = async (person: Person) => (await queuedMails(person.email)).map(({ subject }) => subject);
const notices = async () =>
  (await db.select().from(messages).where(eq(messages.kind, "notice")).orderBy(messages.id)).map(
    ({ message }) => message,
  );

async function agreeOn(values: Partial<Proposed>, agreedDaysAgo = 5) {
  await propose(anna.id, id, proposed(values));
  const version = await proposalId();
  expect(await agree(berg.id, id, version)).toEqual({ isNew: true });
  const agreedAt = sql`now() - make_interval(days => ${agreedDaysAgo})`;
  await db.update(orderVersions).set({ agreedAt }).where(eq(orderVersions.id, version));
}

describe("what the two sides agree on", () => {
  it("counts once the other side has agreed, as the next version [ORDER-09, ORDER-10, ORDER-14]", async () => {
    const first = proposed({ draftOn: inDays(5), deliveryOn: inDays(20) });
    expect(await propose(anna.id, id, first)).toEqual({ isNew: true });
    expect(await propose(anna.id, id, first)).toEqual({ isNew: false });
    const replaced = await proposalId();
    expect(await agree(anna.id, id, replaced)).toMatchObject({ problem: expect.any(String) });
    expect(await propose(berg.id, id, proposed({ deliveryOn: inDays(15), words: "Auch ein Banner." }))).toEqual({
      isNew: true,
    });
    expect(await agree(berg.id, id, replaced)).toMatchObject({ problem: expect.stringContaining("gilt nicht mehr") });
    const latest = await proposalId();
    const both = await Promise.all([agree(anna.id, id, latest), agree(anna.id, id, latest)]);
    expect(both.map((one) => one?.isNew).toSorted()).toEqual([false, true]);
    expect(await progress()).toMatchObject({
      proposal: null,
      agreed: [{ proposedBy: "company", deliveryOn: inDays(15), draftOn: null, words: "Auch ein Banner." }],
    });
    expect(await subjects(anna)).toEqual(["Vorschlag zum Auftrag: Etiketten"]);
    expect(await subjects(berg)).toEqual(["Vorschlag zum Auftrag: Etiketten", "Vereinbart: Etiketten"]);
    expect(await propose(anna.id, id, proposed({ deliveryOn: inDays(15) }))).toMatchObject({
      problem: expect.stringContaining("mindestens"),
    });
    expect(await propose(anna.id, id, proposed({ deliveryOn: inDays(-1) }))).toMatchObject({
      problem: expect.stringContaining("Vergangenheit"),
    });
  });

  it("stays when a proposal is refused or taken back [ORDER-09]", async () => {
    await propose(anna.id, id, proposed({ deliveryOn: inDays(5) }));
    expect(await discard(berg.id, id, await proposalId())).toEqual({ isNew: true });
    await propose(anna.id, id, proposed({ deliveryOn: inDays(6) }));
    const taken = await proposalId();
    expect(await discard(anna.id, id, taken)).toEqual({ isNew: true });
    // The second of two presses.
    expect(await discard(anna.id, id, taken)).toEqual({ isNew: false });
    expect(await progress()).toMatchObject({ proposal: null, agreed: [] });
    expect(await subjects(anna)).toEqual(["Vorschlag abgelehnt: Etiketten"]);
  });

  it("is in calendars of both sides under ids that stay [ORDER-16]", async () => {
    const uids = async (person: Person) => (await agreedEntries(person.id)).map(({ uid, day }) => ({ uid, day }));
    await agreeOn({ deliveryOn: inDays(20) });
    const [before] = await uids(anna);
    await agreeOn({ deliveryOn: inDays(25) }, 1);
    expect(await uids(berg)).toEqual([{ uid: before?.uid, day: inDays(25) }]);
    expect(await agreedEntries((await createPerson(db)).id, id)).toEqual([]);
    expect(calendarFile("Test", await agreedEntries(anna.id, id))).toContain("SUMMARY:Lieferung: Etiketten");
  });

  it("is mailed to both two days before, once for each day, and not to whom does not want it [ORDER-15]", async () => {
    await agreeOn({ draftOn: inDays(2), deliveryOn: inDays(9) });
    await db.execute(sql`delete from pgboss.job`);
    await db.execute(sql`insert into mail_preferences (profile_id, kind) values (${berg.id}, 'termine')`);
    await Promise.all([processDueOrders(), processDueOrders()]);
    await processDueOrders();
    expect(await subjects(anna)).toEqual([expect.stringMatching(/^Entwurf am .*: Etiketten$/)]);
    expect(await subjects(berg)).toEqual([]);
    await db.update(offers).set({ remindedOf: [] });
    await db.update(orderVersions).set({ agreedAt: sql`now()` });
    await processDueOrders();
    expect(await subjects(anna)).toHaveLength(1);
  });
});

describe("the end of an order", () => {
  it("is a delivery that the company accepts [ORDER-11, ORDER-14, ORDER-19, ORDER-24]", async () => {
    expect(await accept(berg.id, id)).toMatchObject({ problem: "Es ist noch nichts geliefert." });
    expect([await deliver(berg.id, id), await accept(anna.id, id)]).toEqual([null, null]);
    const delivered = await Promise.all([deliver(anna.id, id), deliver(anna.id, id)]);
    expect(delivered.map((one) => one?.isNew).toSorted()).toEqual([false, true]);
    expect((await findOffer(id, berg.id))?.offer.orderState).toBe("delivered");
    expect(await sendBack(berg.id, id, "Der Umschlag fehlt.")).toEqual({ isNew: true });
    expect((await queuedMails(anna.email)).at(-1)?.text).toContain("Der Umschlag fehlt.");
    expect(await progress()).toMatchObject({ state: "running", missing: "Der Umschlag fehlt." });
    expect(await sendBack(berg.id, id, "Der Umschlag fehlt.")).toEqual({ isNew: false });
    const other = expect.stringContaining("schon geschrieben");
    expect(await sendBack(berg.id, id, "Auch der Rücken fehlt.")).toEqual({ isNew: false, problem: other });
    await deliver(anna.id, id);
    expect((await progress()).missing).toBeNull();
    const accepted = await Promise.all([accept(berg.id, id), accept(berg.id, id), cancel(anna.id, id, "Doch nicht.")]);
    expect(accepted.filter((one) => one?.isNew)).toHaveLength(1);
    expect(["accepted", "cancelled"]).toContain((await progress()).state);
    expect(await notices()).toHaveLength(4);
  });

  it("is what lists say, with its moment and who brought it about [ORDER-19]", async () => {
    const stand = async () => {
      const [listed] = (await listSentOffers(anna.id)).offers;
      const page = await findOffer(id, berg.id);
      expect(page?.offer).toMatchObject({ standSince: listed?.standSince, standBy: listed?.standBy });
      return [listed?.orderState, listed?.standBy, listed && listed.standSince > listed.stateSince];
    };
    await db.update(offers).set({ stateSince: sql`now() - interval '3 days'`, stateBy: "sender" });
    expect(await stand()).toEqual(["running", "sender", false]);
    await deliver(anna.id, id);
    expect(await stand()).toEqual(["delivered", "sender", true]);
    await accept(berg.id, id);
    expect(await stand()).toEqual(["accepted", "company", true]);
    await db.update(offers).set({ acceptedBy: "gone" });
    expect(await stand()).toEqual(["accepted", "site", true]);
    await db.update(offers).set({ acceptedAt: null, acceptedBy: null, deliveredAt: null });
    await cancel(berg.id, id, "Das Fest fällt aus.");
    expect(await stand()).toEqual(["cancelled", "company", true]);
  });

  it("is a delivery without an answer after 30 days, which both are told once [ORDER-11]", async () => {
    await deliver(anna.id, id);
    await db.update(offers).set({ deliveredAt: sql`now() - interval '29 days'` });
    await processDueOrders();
    expect((await progress()).state).toBe("delivered");
    await db.update(offers).set({ deliveredAt: sql`now() - interval '31 days'` });
    await db.execute(sql`delete from pgboss.job`);
    await Promise.all([processDueOrders(), processDueOrders()]);
    expect(await progress()).toMatchObject({ state: "accepted", acceptedBy: "site" });
    expect([await subjects(anna), await subjects(berg)]).toEqual(Array(2).fill(["Angenommen: Etiketten"]));
    expect((await notices()).at(-1)).toBe("Lieferung nach 30 Tagen ohne Antwort angenommen");
  });

  it("is a reason of either side, after which nothing changes [ORDER-13]", async () => {
    await propose(anna.id, id, proposed({ deliveryOn: inDays(5) }));
    expect(await cancel(berg.id, id, "Das Fest fällt aus.")).toEqual({ isNew: true });
    expect(await cancel(berg.id, id, "Das Fest fällt aus.")).toEqual({ isNew: false });
    expect(await cancel(berg.id, id, "Kein Geld.")).toMatchObject({ problem: expect.stringContaining("abgebrochen") });
    expect(await progress()).toMatchObject({
      state: "cancelled",
      cancelledBy: "company",
      cancelReason: "Das Fest fällt aus.",
    });
    expect((await queuedMails(anna.email)).at(-1)?.text).toContain("Das Fest fällt aus.");
    const over = { isNew: false, problem: expect.stringContaining("abgebrochen") };
    expect(await deliver(anna.id, id)).toEqual(over);
    expect(await agree(berg.id, id, await proposalId())).toEqual(over);
    expect(await propose(anna.id, id, proposed({ words: "Noch etwas" }))).toEqual(over);
    expect(await agreedEntries(anna.id)).toEqual([]);
  });
});

it("is for its two sides, and between two who block each other only ends [ORDER-08, ORDER-17]", async () => {
  const superadmin = await createPerson(db, { isSuperadmin: true });
  expect(await cancel(superadmin.id, id, "Nein.")).toBeNull();
  await propose(anna.id, id, proposed({ deliveryOn: inDays(5) }));
  await blockPartner(berg.id, conversationId, true);
  expect(await agree(berg.id, id, await proposalId())).toMatchObject({ problem: "Sie haben Anna Fink blockiert." });
  expect(await propose(anna.id, id, proposed({ words: "Mehr" }))).toMatchObject({
    problem: expect.stringContaining("Studio Berg"),
  });
  expect([await deliver(anna.id, id), await accept(berg.id, id)]).toEqual(Array(2).fill({ isNew: true }));
});

it("goes with the words of an account and what was only proposed, and is in the copy of one's data [ORDER-17, ORDER-18]", async () => {
  await agreeOn({ words: "Mein Banner." });
  await propose(berg.id, id, proposed({ words: "Lieber zwei." }));
  const chapters = await collectOwnData(berg.id);
  expect(JSON.stringify(chapters)).toContain("Lieber zwei.");
  expect(JSON.stringify(await collectOwnData(berg.id, { isSuperadmin: true }))).not.toContain("Mein Banner.");
  await cancel(anna.id, id, "Ich ziehe weg.");
  await deletePerson(db, anna);
  const order = (await findOrder(id, berg.id))?.order.progress;
  expect(order).toMatchObject({ state: "cancelled", cancelReason: null, proposal: null, agreed: [{ words: null }] });
  expect(await deliver(berg.id, id)).toMatchObject({ problem: "Das andere Konto gibt es nicht mehr." });
});
