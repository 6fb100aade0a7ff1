import { eq, getTableColumns, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { conversations, messages, offers, offerVersions, profiles } from "~/db/schema";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { writeLimits } from "~/http/limits";
import { LimitReached } from "~/http/rate-limit.server";
import { takeAway } from "../../../../tests/support/break-database";
import { changeCall, createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, longMember, type Person } from "../../../../tests/support/people";
import { decide } from "./act.server";
import { declineOffers, listToDecline } from "./decline.server";
import { saveNote, shortlist } from "./private.server";

withJobs();

let anna: Person;
let berg: Person;
let call: Awaited<ReturnType<typeof createCallOf>>;
let offer: Awaited<ReturnType<typeof createOffer>>;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, longMember);
  berg = await createCompany(db, longMember);
  call = await createCallOf(db, berg, { title: "Etiketten" });
  offer = await createOffer(db, call, anna, { priceKind: "pauschal", priceCents: 480_000, priceTax: "netto" });
});

async function stored(id = offer.id) {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ?? expect.fail("the offer is gone");
}

const subjects = async (person: Person) => (await queuedMails(person.email)).map(({ subject }) => subject);

const notices = async () =>
  (await db.select().from(messages).where(eq(messages.kind, "notice")).orderBy(messages.id)).map(
    ({ message }) => message,
  );

describe("an act", () => {
  it("changes the state, tells the other side in the conversation and by mail, and both the whole at the end [OFFER-02, OFFER-09]", async () => {
    expect(await decide(berg.id, offer.id, "select")).toEqual({ isNew: true });
    expect(await stored()).toMatchObject({ state: "selected", stateBy: "company" });
    expect(await subjects(anna)).toEqual(["Ausgewählt: Ihr Angebot für „Etiketten“"]);
    expect(await decide(anna.id, offer.id, "confirm")).toEqual({ isNew: true });
    expect(await stored()).toMatchObject({ state: "confirmed", stateBy: "sender" });
    const [, toAnna] = await queuedMails(anna.email);
    const [toBerg, ...more] = await queuedMails(berg.email);
    expect(more).toEqual([]);
    for (const mail of [toAnna, toBerg]) {
      expect(mail?.subject).toBe("Bestätigt: Etiketten");
      const price = ["4.800\u00a0€ pauschal", "netto zzgl. 20\u00a0% USt"];
      for (const words of [...price, anna.name, berg.name, "Das mache ich gern."]) expect(mail?.text).toContain(words);
      expect(mail?.text).toContain("Worauf Sie sich verständigt haben, steht auf dem Auftragsblatt.");
      expect(mail?.text).toContain(`/angebote/${offer.id}`);
    }
    expect(await notices()).toEqual([
      "Angebot ausgewählt, bitte bestätigen",
      "Auswahl bestätigt: Der Auftrag wird übernommen",
    ]);
    const [conversation] = await db.select().from(conversations).where(eq(conversations.id, offer.conversationId));
    expect(conversation).toMatchObject({ starterUnread: 1, otherUnread: 1 });
  });

  it("sends nothing a second time when it is asked for twice, as by a double click [OFFER-05]", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => decide(berg.id, offer.id, "select")));
    expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
    expect(answers.every((answer) => answer && !answer.problem)).toBe(true);
    expect(await subjects(anna)).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it("can take a choice back until it is confirmed, without a mail [OFFER-02, OFFER-10]", async () => {
    await decide(berg.id, offer.id, "select");
    expect(await decide(berg.id, offer.id, "take-back")).toEqual({ isNew: true });
    expect(await stored()).toMatchObject({ state: "sent" });
    expect(await subjects(anna)).toHaveLength(1);
    await decide(berg.id, offer.id, "select");
    await decide(anna.id, offer.id, "confirm");
    const late = { isNew: false, problem: expect.stringContaining("inzwischen bestätigt") };
    expect(await decide(berg.id, offer.id, "take-back")).toEqual(late);
    expect(await stored()).toMatchObject({ state: "confirmed" });
  });

  it("of the sender tells the company: withdrawn, or no longer possible [OFFER-02]", async () => {
    await decide(anna.id, offer.id, "withdraw");
    expect(await subjects(berg)).toEqual(["Zurückgezogen: Angebot für „Etiketten“"]);
    await db.update(offers).set({ state: "selected" });
    await decide(anna.id, offer.id, "refuse");
    expect(await subjects(berg)).toContain("Leider nicht mehr möglich: Angebot für „Etiketten“");
    expect(await stored()).toMatchObject({ state: "withdrawn", stateBy: "sender" });
    expect(await queuedMails(anna.email)).toEqual([]);
  });

  it("is nothing that others can do: to them there is no such offer [OFFER-11]", async () => {
    const [ben, tal] = [await createPerson(db), await createCompany(db)];
    for (const act of ["withdraw", "confirm", "refuse", "select", "take-back", "decline"] as const) {
      for (const stranger of [ben, tal]) expect(await decide(stranger.id, offer.id, act)).toBeNull();
    }
    // Each side can do only its own acts.
    expect(await decide(anna.id, offer.id, "select")).toBeNull();
    expect(await decide(berg.id, offer.id, "withdraw")).toBeNull();
    expect(await shortlist(anna.id, offer.id, true)).toBeNull();
    expect(await saveNote(anna.id, offer.id, "Meins")).toBe(false);
    expect(await stored()).toMatchObject({ state: "sent", note: null, shortlisted: false });
  });

  it("does not happen when its mail can't be queued [OFFER-09]", async () => {
    const putBack = await takeAway(db, "schema", "pgboss");
    await expect(decide(berg.id, offer.id, "select")).rejects.toThrow();
    await putBack();
    expect(await stored()).toMatchObject({ state: "sent" });
    expect(await notices()).toEqual([]);
  });

  it("does not select the same offer again and again [OFFER-12]", async () => {
    const { times } = writeLimits["offer-selection"];
    for (let count = 0; count < times; count += 1) {
      await decide(berg.id, offer.id, "select");
      await decide(berg.id, offer.id, "take-back");
    }
    await expect(decide(berg.id, offer.id, "select")).rejects.toThrow(LimitReached);
    expect(await subjects(anna)).toHaveLength(times);
  });
});

describe("two acts at the same moment", () => {
  it("hold for two sessions of one company that decide differently [OFFER-05]", async () => {
    for (let round = 0; round < 6; round += 1) {
      const ben = await createPerson(db);
      const { id } = await createOffer(db, call, ben);
      const [selected, declined] = await Promise.all([
        decide(berg.id, id, "select"),
        declineOffers(berg.id, call.id, [id], "Leider nein."),
      ]);
      // A selected offer can be declined, but a declined one can't be selected.
      expect((await stored(id)).state).toBe("declined");
      expect(declined.count).toBe(1);
      if (!selected?.isNew) expect(selected?.problem).toMatch(/abgesagt/);
    }
  });

  it("do not wait for each other for ever when several are declined in two tabs, or an account goes [OFFER-05]", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(db)));
    const ids = await Promise.all(people.map(async (person) => (await createOffer(db, call, person)).id));
    const [forth, back] = await Promise.all([
      declineOffers(berg.id, call.id, ids, "Leider nein."),
      declineOffers(berg.id, call.id, ids.toReversed(), "Leider nein."),
      deleteAccount(people[0]?.id ?? ""),
    ]);
    expect(forth.count + back.count).toBeLessThanOrEqual(8);
    for (const person of people.slice(1)) expect(await subjects(person)).toHaveLength(1);
  });
});

describe("declining several", () => {
  const nobody = { count: 0, isAwarded: false, others: [] };

  it("names those who can still be declined, and sends each the text alone [OFFER-13]", async () => {
    const [ben, clara, dora] = [await createPerson(db), await createPerson(db), await createPerson(db)];
    const others = await Promise.all([ben, clara, dora].map((person) => createOffer(db, call, person)));
    const ids = [offer, ...others].map(({ id }) => id);
    await decide(clara.id, others[1]?.id ?? "", "withdraw");
    const listed = await listToDecline(berg.id, call.id, ids);
    expect(listed.map(({ name }) => name).toSorted()).toEqual([anna, ben, dora].map(({ name }) => name).toSorted());
    const declined = await declineOffers(berg.id, call.id, ids.slice(0, 3), "Vielen Dank, leider nein.");
    expect(declined).toEqual({
      count: 2,
      isAwarded: false,
      others: [{ name: clara.name, problem: "Dieses Angebot wurde inzwischen zurückgezogen." }],
    });
    const [mail] = await queuedMails(ben.email);
    expect(mail?.subject).toBe("Absage: Ihr Angebot für „Etiketten“");
    expect(mail?.text).toContain("Vielen Dank, leider nein.");
    for (const other of [anna, clara, dora]) expect(mail?.text).not.toContain(other.name);
    expect(await queuedMails(dora.email)).toEqual([]);
    const said = await db.select().from(messages).where(eq(messages.message, "Vielen Dank, leider nein."));
    expect(said.map(({ kind, senderId, isReply }) => ({ kind, senderId, isReply }))).toEqual(
      Array(2).fill({ kind: "text", senderId: berg.id, isReply: true }),
    );
  });

  it("counts the same once more for a form that arrives twice, and nothing for another form [OFFER-13]", async () => {
    const form = (key: string) => ({ account: berg.id, key });
    const send = (key: string) => declineOffers(berg.id, call.id, [offer.id], "Leider nein.", form(key));
    const [first, second] = [await send("one"), await send("one")];
    expect([first.count, second, (await send("two")).count]).toEqual([1, first, 0]);
    expect(await queuedMails(anna.email)).toHaveLength(1);
  });

  it("declines nobody again by a form that arrives once more after the offer was returned [OFFER-13]", async () => {
    const send = () => declineOffers(berg.id, call.id, [offer.id], "Leider nein.", { account: berg.id, key: "one" });
    await send();
    const long = { stateSince: new Date(0), askedAgainAt: new Date() };
    await db.update(offers).set(long).where(eq(offers.id, offer.id));
    expect(await decide(anna.id, offer.id, "return")).toEqual({ isNew: true });
    expect(await send()).toEqual(nobody);
    expect((await stored()).state).toBe("sent");
    expect(await subjects(anna)).toHaveLength(1);
    await changeCall(db, call, { status: "vergeben" });
    expect((await send()).isAwarded).toBe(true);
  });

  it("reaches no offer of another call or company [OFFER-11]", async () => {
    const tal = await createCompany(db);
    const other = await createOffer(db, await createCallOf(db, tal), anna);
    expect(await declineOffers(berg.id, call.id, [other.id], "Nein.")).toEqual(nobody);
    expect(await listToDecline(berg.id, call.id, [other.id])).toEqual([]);
    expect((await stored(other.id)).state).toBe("sent");
  });
});

it("what only the company knows is kept without a word to the sender [OFFER-03]", async () => {
  expect(await shortlist(berg.id, offer.id, true)).toEqual({ isNew: true });
  expect(await saveNote(berg.id, offer.id, "Muster ansehen")).toBe(true);
  expect(await stored()).toMatchObject({ state: "sent", shortlisted: true, note: "Muster ansehen" });
  expect(await notices()).toEqual([]);
  expect(await queuedMails(anna.email)).toEqual([]);
  await decide(anna.id, offer.id, "withdraw");
  const problem = expect.stringContaining("zurückgezogen");
  expect(await shortlist(berg.id, offer.id, false)).toMatchObject({ problem });
});

describe("what remains", () => {
  it("when the sender's account goes: that there was an offer, without words and name [OFFER-14]", async () => {
    await db.execute(
      sql`insert into offer_versions (offer_id, version, message, answered_call) values (${offer.id}, 1, 'Früher', '{}')`,
    );
    // All texts of an offer that take any words; the others refuse them.
    const words = "Nur von Anna";
    const texts = Object.entries(getTableColumns(offerVersions)).filter(
      ([, { columnType: type }]) => type === "PgText",
    );
    const free: string[] = [];
    for (const [name] of texts) {
      const written = db.transaction(async (tx) => {
        for (const table of [offers, offerVersions]) await tx.update(table).set({ [name]: words });
        free.push(name);
      });
      await written.catch(() => {});
    }
    expect(free).toEqual(expect.arrayContaining(["message", "duration"]));
    await deleteAccount(anna.id);
    expect(JSON.stringify([await stored(), await db.select().from(offerVersions)])).not.toContain(words);
    expect(await stored()).toMatchObject({
      state: "withdrawn",
      stateBy: "site",
      senderId: null,
      message: null,
      priceCents: 480_000,
    });
    const { rows } = await db.execute<{ message: string | null }>(sql`select message from offer_versions`);
    expect(rows).toEqual([{ message: null }]);
    await deleteAccount(berg.id);
    expect(await db.$count(offers)).toBe(0);
  });

  it("when the company's account goes: the sender's own words, and an end [OFFER-14]", async () => {
    await saveNote(berg.id, offer.id, "Teuer");
    await deleteAccount(berg.id);
    expect(await stored()).toMatchObject({
      state: "ended",
      stateBy: "site",
      companyId: null,
      ausschreibungId: null,
      note: null,
      callTitle: "Etiketten",
      message: "Das mache ich gern.",
    });
  });

  it("when the call goes: the offer, readable and ended, unless it was decided [OFFER-14]", async () => {
    const ben = await createPerson(db);
    const decided = await createOffer(db, call, ben, { state: "confirmed" });
    await db.execute(sql`delete from ausschreibungen where id = ${call.id}`);
    expect(await stored()).toMatchObject({ state: "ended", ausschreibungId: null, callTitle: "Etiketten" });
    expect(await stored(decided.id)).toMatchObject({ state: "confirmed", ausschreibungId: null });
  });

  it("keeps both sides when two accounts of offers go at the same moment [OFFER-14]", async () => {
    const ben = await createPerson(db);
    await createOffer(db, call, ben);
    await Promise.all([deleteAccount(anna.id), deleteAccount(ben.id), deleteAccount(berg.id)]);
    expect(await db.$count(offers)).toBe(0);
    expect(await db.$count(profiles)).toBe(0);
  });
});
