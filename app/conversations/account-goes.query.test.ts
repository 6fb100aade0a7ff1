import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { offers } from "~/db/schema";
import { deleteCallForReason, setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { openedBy } from "~/features/messages/conversation.server";
import { decide } from "~/features/offers/own/act.server";
import { askAgain, findAgain } from "~/features/offers/own/ask-again.server";
import { findOffer } from "~/features/offers/own/find-offer.server";
import { findRest } from "~/features/offers/own/find-rest.server";
import { findOrder } from "~/features/offers/own/order.server";
import { cancel } from "~/features/offers/own/order-acts.server";
import { agreedEntries } from "~/features/offers/own/order-calendar.server";
import { agree, propose } from "~/features/offers/own/order-versions.server";
import { processDueOrders } from "~/features/offers/own/process-due-orders.server";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { takeAway } from "../../tests/support/break-database";
import { createCallOf, dayFromNow, storedCall } from "../../tests/support/calls";
import { clearProfiles } from "../../tests/support/clear";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { createOffer } from "../../tests/support/offers";
import {
  createCompany,
  createPerson,
  deletePerson,
  longMember,
  type Person,
  storedPerson,
} from "../../tests/support/people";
import { countUnread } from "./unread.server";

withJobs();

let berg: Person;
let anna: Person;
let superadmin: Viewer;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from pgboss.job`);
  [berg, anna] = [await createCompany(db, longMember), await createPerson(db, longMember)];
  superadmin = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
});

const add = (values: Parameters<typeof createCallOf>[2] = {}) =>
  createCallOf(db, berg, { title: "Etiketten", ...values });
const callOf = async (id: number) => (await storedCall(db, { id })) ?? expect.fail();
const subjects = async (person: Person) => (await queuedMails(person.email)).map(({ subject }) => subject);
const lastMail = async (person: Person) => (await queuedMails(person.email)).at(-1)?.text;

const block = (person: Person) => blockProfile(superadmin, person.id, "Werbung für Dritte");
const remove = ({ id }: Person) => deleteAccount(id);
const ways = [
  ["deleted", remove],
  ["blocked", block],
] as const;

describe.each(ways)("when the account that a call was awarded to is %s", (_how, go) => {
  const confirmed = async (call: Parameters<typeof add>[0]) => {
    const made = await add({ status: "vergeben", ...call });
    return { ...made, offer: await createOffer(db, made, anna, { state: "confirmed" }) };
  };

  it("the call is open again, and its company is told once [LIFE-24]", async () => {
    const { id, offer } = await confirmed({ deadline: dayFromNow(0) });
    await go(anna);
    expect((await callOf(id)).status).toBe("offen");
    expect(await subjects(berg)).toEqual(["Nicht mehr erreichbar: Ihre Auswahl für „Etiketten“"]);
    expect(await lastMail(berg)).toContain("wieder offen");
    expect((await db.select().from(offers).where(eq(offers.id, offer.id)))[0]?.state).toBe("confirmed");
  });

  it("a call whose date has passed is no longer awarded, and the mail says that it has passed [LIFE-24]", async () => {
    const deadline = dayFromNow(-1);
    const { id } = await confirmed({ deadline });
    await go(anna);
    expect(await callOf(id)).toMatchObject({ status: "offen", endedOn: deadline });
    expect(await lastMail(berg)).toMatch(/nicht mehr vergeben\. Ihre Deadline war am .*, bis Sie sie verlängern/);
  });

  it("a call stays as it is that its company has closed, that is old, or that another person has confirmed [LIFE-24]", async () => {
    const closed = await confirmed({ status: "geschlossen" });
    const shared = await confirmed({});
    await createOffer(db, shared, await createPerson(db), { state: "confirmed" });
    const old = await confirmed({});
    await db.execute(sql`update offers set state_since = now() - interval '61 days' where id = ${old.offer.id}`);
    await go(anna);
    for (const { id, status } of [closed, shared, old]) expect((await callOf(id)).status).toBe(status);
    const mails = await queuedMails(berg.email);
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).toContain("haben wir nichts geändert");
  });

  it("the company also learns that a person whom it has selected will not answer [LIFE-24]", async () => {
    await createOffer(db, await add(), anna, { state: "selected" });
    await go(anna);
    expect(await lastMail(berg)).toContain("das Sie ausgewählt haben, ist nicht mehr verfügbar");
  });
});

describe("an order that is under way", () => {
  const order = async (values: Partial<typeof offers.$inferInsert> = {}) =>
    createOffer(db, await add({ status: "vergeben" }), anna, { state: "confirmed", ...values });
  const stored = async ({ id }: { id: string }) =>
    (await db.select().from(offers).where(eq(offers.id, id)))[0] ?? expect.fail();
  const learned = async (person: Person, { conversationId }: { conversationId: string }) => {
    const unread = await countUnread(person.id);
    return [(await openedBy(person.id, conversationId, null))?.entries.at(-1)?.text, unread];
  };
  const delivered = { deliveredAt: new Date() };
  const over = { ...delivered, acceptedAt: new Date(), acceptedBy: "company" as const };

  it.each([
    ["running", {}],
    ["delivered", delivered],
  ])("ends with the account of its creative when it is %s, and others can be asked again [ORDER-22]", async (_, is) => {
    const { id, conversationId, ausschreibungId } = await order(is);
    const ben = await createPerson(db);
    const call = { id: ausschreibungId ?? 0, userId: berg.id, title: "Etiketten" };
    await createOffer(db, call, ben, { state: "declined" });
    await agreeOnDays(id);
    await remove(anna);
    expect(await stored({ id })).toMatchObject({ state: "confirmed", cancelledBy: "gone", acceptedAt: null });
    expect((await findOrder(id, berg.id))?.order.progress.state).toBe("ended");
    expect((await findOffer(id, berg.id))?.offer.orderState).toBe("ended");
    expect(await lastMail(berg)).toContain("Der Auftrag ist damit beendet");
    expect(await lastMail(berg)).toContain(`/angebote/${id}/auftrag`);
    expect(await learned(berg, { conversationId })).toEqual(["Auftrag beendet, weil es das Konto nicht mehr gibt", 1]);
    expect(await agreedEntries(berg.id)).toEqual([]);
    expect(await findAgain(berg.id, ausschreibungId)).toEqual({ count: 1, isOpen: true });
    expect(await askAgain(berg.id, id)).toEqual({ isNew: true });
    expect(await subjects(ben)).toEqual(["Noch einmal gefragt: Etiketten"]);
    const before = await subjects(berg);
    await processDueOrders();
    expect(await subjects(berg)).toEqual(before);
    expect(await cancel(berg.id, id, "Schon vorbei.")).toMatchObject({ isNew: false, problem: expect.any(String) });
  });

  it("ends with the account of its company, and what was delivered counts as accepted [ORDER-22]", async () => {
    const [running, handed] = [await order(), await order(delivered)];
    await remove(berg);
    expect(await stored(running)).toMatchObject({ cancelledBy: "gone", acceptedBy: null });
    expect(await stored(handed)).toMatchObject({ cancelledBy: null, acceptedBy: "gone" });
    expect(await subjects(anna)).toEqual(
      expect.arrayContaining(["Auftrag beendet: Etiketten", "Angenommen: Etiketten"]),
    );
    expect((await findOrder(handed.id, anna.id))?.order.progress.state).toBe("accepted");
    const said = "Lieferung angenommen, weil es das Konto des Unternehmens nicht mehr gibt";
    expect(await learned(anna, handed)).toEqual([said, 2]);
  });

  it("stays with a block, which may be lifted, and the other side is told and can end it [ORDER-23]", async () => {
    const one = await order();
    await block(anna);
    expect((await findOrder(one.id, berg.id))?.order.progress.state).toBe("running");
    expect(await lastMail(berg)).toContain("Der Auftrag läuft weiter, bis Sie ihn abbrechen");
    expect(await cancel(berg.id, one.id, "Nicht zu erreichen.")).toEqual({ isNew: true });
    const ben = await createPerson(db);
    const other = await createOffer(db, await add(), ben, { state: "confirmed" });
    await block(berg);
    expect((await findOrder(other.id, ben.id))?.order.progress.state).toBe("running");
    expect(await subjects(ben)).toEqual(["Nicht mehr erreichbar: Etiketten"]);
    expect(await lastMail(ben)).toContain(`/angebote/${other.id}/auftrag`);
  });

  it.each([
    ["accepted", over],
    ["cancelled", { cancelledAt: new Date(), cancelledBy: "company" as const }],
  ])("is not touched when it is %s, nobody is told, and its call stays awarded [ORDER-22]", async (_, is) => {
    const { id, ausschreibungId } = await order(is);
    const { cancelledBy, acceptedBy } = await stored({ id });
    await remove(anna);
    expect(await stored({ id })).toMatchObject({ cancelledBy, acceptedBy });
    expect((await callOf(ausschreibungId ?? 0)).status).toBe("vergeben");
    expect(await subjects(berg)).toEqual([]);
  });

  it("ends whatever deletes the account, also when both go at once [ORDER-22]", async () => {
    const one = await order();
    await deletePerson(db, anna);
    expect((await stored(one)).cancelledBy).toBe("gone");
    anna = await createPerson(db);
    const two = await order();
    await Promise.all([remove(anna), remove(berg)]);
    expect(await db.$count(offers, eq(offers.id, two.id))).toBe(0);
  });

  async function agreeOnDays(id: string) {
    const days = { draftOn: null, correctionOn: null, deliveryOn: dayFromNow(2), totalCents: null, words: null };
    await propose(anna.id, id, days);
    const proposal = (await findOrder(id, berg.id))?.order.progress.proposal?.id ?? 0;
    await agree(berg.id, id, proposal);
    await db.execute(sql`delete from pgboss.job`);
    await db.execute(sql`update conversations set starter_unread = 0, other_unread = 0`);
  }
});

it("tells the company of an undecided offer that goes with its account, without a name [LIFE-25]", async () => {
  const call = await add();
  await createOffer(db, call, anna);
  const ben = await createPerson(db);
  await createOffer(db, call, ben);
  await block(ben);
  expect(await subjects(berg)).toEqual([]);
  await remove(anna);
  expect(await subjects(berg)).toEqual(["Zurückgezogen: Angebot für „Etiketten“"]);
  expect(await lastMail(berg)).not.toContain(anna.name);
});

const ends: [string, (call: { id: number }) => Promise<unknown>, RegExp, "ended" | "sent"][] = [
  [
    "a superadmin deletes the call",
    ({ id }) => deleteCallForReason(superadmin, id, "Scheinangebot"),
    /^wir haben .* gelöscht.* beendet/m,
    "ended",
  ],
  [
    "a superadmin hides the call",
    ({ id }) => setCallHidden(superadmin, id, true, "Scheinangebot"),
    /^wir haben .* ausgeblendet.* bleibt bestehen/m,
    "sent",
  ],
  ["a superadmin blocks the company", () => block(berg), /nicht mehr sichtbar.* bleibt bestehen/m, "sent"],
  [
    "the company deletes its account",
    () => remove(berg),
    /das Konto des Unternehmens gibt es nicht mehr.* beendet/m,
    "ended",
  ],
];

it.each(ends)("tells the senders of undecided offers when %s [LIFE-25]", async (_what, act, words, state) => {
  const call = await add();
  const ben = await createPerson(db);
  const { id } = await createOffer(db, call, anna);
  await createOffer(db, call, ben, { state: "declined" });
  await act(call);
  const mails = await queuedMails(anna.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(words);
  expect(mails[0]?.text).toContain(`/angebote/${id}`);
  expect(mails[0]?.text).not.toContain("Scheinangebot");
  expect(await subjects(ben)).toEqual([]);
  expect((await db.select().from(offers).where(eq(offers.id, id)))[0]?.state).toBe(state);
});

it.each(ends)("tells nobody and changes nothing when the mails can't be queued: %s [LIFE-25]", async (_what, act) => {
  const call = await add();
  await createOffer(db, call, anna);
  const putBack = await takeAway(db, "schema", "pgboss");
  await expect(act(call)).rejects.toThrow();
  await putBack();
  expect((await callOf(call.id)).hidden).toBe(false);
  expect((await storedPerson(db, berg))?.profileStatus).toBe("active");
});

describe("a confirmation", () => {
  const both = async () => {
    const call = await add({ pinned: true });
    const ben = await createPerson(db);
    const one = await createOffer(db, call, anna, { state: "selected" });
    const two = await createOffer(db, call, ben, { state: "selected" });
    return { call, ben, one, two };
  };

  it("awards the call once nobody who was selected has still to answer, and tells the company [LIFE-23]", async () => {
    const { call, ben, one, two } = await both();
    await decide(anna.id, one.id, "confirm");
    expect(await callOf(call.id)).toMatchObject({ status: "offen", pinned: true });
    expect(await lastMail(berg)).not.toContain("vergeben");
    await decide(ben.id, two.id, "confirm");
    expect(await callOf(call.id)).toMatchObject({ status: "vergeben", pinned: false });
    expect(await lastMail(berg)).toContain("Die Ausschreibung ist damit vergeben");
    for (const person of [anna, ben]) expect(await lastMail(person)).not.toContain("vergeben");
    await createOffer(db, call, await createPerson(db));
    expect(await findRest(berg.id, call.id)).toEqual({ callId: call.id, isAwarded: true, open: 1 });
    expect(await findRest(anna.id, call.id)).toBeNull();
  });

  it("awards the call also when all who were selected answer at the same moment [LIFE-23]", async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.execute(sql`delete from ausschreibungen`);
      const { call, ben, one, two } = await both();
      await Promise.all([decide(anna.id, one.id, "confirm"), decide(ben.id, two.id, "confirm")]);
      expect((await callOf(call.id)).status).toBe("vergeben");
    }
  });
});
