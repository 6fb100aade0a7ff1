import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blockedPeople, conversations, messages, profiles } from "~/db/schema";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { createConversation } from "../../../../tests/support/conversations";
import { createInvitation } from "../../../../tests/support/invitations";
import { createOffer } from "../../../../tests/support/offers";
import { createCompany, createPerson, type Person, storedPerson } from "../../../../tests/support/people";
import { signalFacts } from "../signal-facts.server";
import { renewSignals } from "./renew-signals.server";

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db);
  berg = await createCompany(db);
});

const hour = 3_600_000;
const day = 24 * hour;
const ago = (time: number) => new Date(Date.now() - time);

/** A first message to somebody, this long ago, with an answer this much later. */
async function receive(to: Person, came: number, answeredAfter: number | null, from?: Person) {
  const starter = from ?? (await createPerson(db));
  const { id } = await createConversation(db, starter, to, { texts: ["Haben Sie Zeit?"] });
  await db
    .update(conversations)
    .set({ createdAt: ago(came) })
    .where(eq(conversations.id, id));
  if (answeredAfter === null) return id;
  await db.insert(messages).values({
    ...{ conversationId: id, senderId: to.id, recipientId: starter.id, message: "Gern.", isReply: true },
    createdAt: ago(came - answeredAfter),
  });
  return id;
}

const classOf = async ({ id }: Person) => {
  await renewSignals();
  const [row] = await db.select({ of: profiles.responseTime }).from(profiles).where(eq(profiles.id, id));
  return row?.of;
};

describe("how fast somebody answers", () => {
  it.each([
    ["tag", [2, 3, 4, 30, 50]],
    ["drei-tage", [2, 3, 40, 60, 100]],
    ["woche", [100, 110, 120, 150, null]],
    [null, [2, 3, null, null, null]],
    [null, [2, 3, 4, 5]],
  ])("is %s for answers after %j hours [REACH-87]", async (expected, hours) => {
    for (const after of hours) await receive(anna, 30 * day, after === null ? null : after * hour);
    expect(await classOf(anna)).toBe(expected);
  });

  it("counts the last ten of half a year, and nothing that may still be answered [REACH-87]", async () => {
    for (let count = 0; count < 5; count += 1) await receive(anna, 200 * day, null);
    for (let count = 0; count < 10; count += 1) await receive(anna, 60 * day, null);
    for (let count = 0; count < 10; count += 1) await receive(anna, 20 * day, hour);
    for (let count = 0; count < 10; count += 1) await receive(anna, 2 * day, null);
    expect(await classOf(anna)).toBe("tag");
  });

  it("leaves out whom one blocks and what was hidden [REACH-87]", async () => {
    for (let count = 0; count < 5; count += 1) await receive(anna, 20 * day, hour);
    for (let count = 0; count < 5; count += 1) {
      const spammer = await createPerson(db);
      const id = await receive(anna, 10 * day, null, spammer);
      if (count < 3) await db.insert(blockedPeople).values({ blockerId: anna.id, blockedId: spammer.id });
      else await db.update(messages).set({ hidden: true }).where(eq(messages.conversationId, id));
    }
    expect(await classOf(anna)).toBe("tag");
  });

  it("takes a decision, a refused invitation and a settled conversation for an answer, on both sides [REACH-87]", async () => {
    for (let count = 0; count < 5; count += 1) {
      const call = await createCallOf(db, berg);
      const stateSince = ago(20 * day - 2 * hour);
      const { conversationId } = await createOffer(db, call, await createPerson(db), {
        ...{ state: "declined", stateBy: "company", stateSince },
      });
      const invitation = await createInvitation(db, call, anna, { answer: "keine-zeit", answeredAt: ago(19 * day) });
      for (const id of [conversationId, invitation.conversationId])
        await db
          .update(conversations)
          .set({ createdAt: ago(20 * day) })
          .where(eq(conversations.id, id));
    }
    expect([await classOf(berg), await classOf(anna)]).toEqual(["tag", "tag"]);
    expect(await renewSignals()).toBe(0);
  });
});

it("counts how many calls were awarded, and whether all offers got an answer [REACH-88]", async () => {
  const over = dayFromNow(-60);
  const end = (values: object) => createCallOf(db, berg, { deadline: over, ...values });
  const awarded = await end({ status: "vergeben" });
  const closed = await end({ status: "geschlossen" });
  const expired = await end({});
  await createOffer(db, awarded, anna, { state: "confirmed", stateBy: "sender" });
  await createOffer(db, awarded, await createPerson(db), { state: "declined", stateBy: "company" });
  await createOffer(db, closed, anna, { state: "declined", stateBy: "company" });
  await createOffer(db, closed, await createPerson(db), { state: "withdrawn" });
  await createOffer(db, expired, anna, { state: "ended", stateBy: "site" });
  await end({}); // Nobody has offered.
  await createOffer(db, await createCallOf(db, berg), anna); // It is open.
  await createOffer(db, await end({ hidden: true }), anna);
  await renewSignals();
  const row = await storedPerson(db, berg);
  expect(row?.callRecord).toEqual({ ended: 3, awarded: 1, answered: 2 });
  expect(row && signalFacts(row)).toContainEqual({
    label: "Ausschreibungen im letzten Jahr",
    value: "3 beendet, 1 vergeben; bei 2 haben alle Angebote eine Antwort",
  });
});

describe("the origin of a company", () => {
  const company = (email: string, website: string | null, values = {}) =>
    createCompany(db, { email, website, ...values }).then(async ({ id }) => {
      const row = await storedPerson(db, { id });
      return row ? signalFacts(row).map(({ value }) => value) : [];
    });
  const confirmed = ["E-Mail-Adresse der Domain gemeinde-egg.at bestätigt"];

  it.each([
    ["kultur@gemeinde-egg.at", "https://www.gemeinde-egg.at/kultur?jahr=2027", confirmed],
    ["kultur@gemeinde-egg.at", "https://GEMEINDE-EGG.at:8443", confirmed],
    ["kultur@gemeinde-egg.at", "http://kultur.gemeinde-egg.at", confirmed],
    ["kultur@gemeinde-egg.at", "https://nichtgemeinde-egg.at", []],
    ["kultur@gemeinde-egg.at", "https://gemeinde-egg.at.example", []],
    ["kultur@gemeinde-egg.at", "https://example.com/gemeinde-egg.at", []],
    ["kultur@post.gemeinde-egg.at", "https://gemeinde-egg.at", []],
    ["kultur@gemeinde-egg.at", null, []],
    ["berg@gmail.com", "https://gmail.com", []],
    ["berg@gmx.at", "https://www.gmx.at/berg", []],
    ["berg@vol.at", "https://www.vol.at", []],
  ])(
    "is proven by the confirmed address %s with the website %s, or not: %j [REACH-86]",
    async (email, website, said) => {
      expect(await company(email, website)).toEqual(said);
    },
  );

  it("is nothing without a confirmed address, and nothing for creatives [REACH-86]", async () => {
    const website = "https://gemeinde-egg.at";
    expect(await company("a@gemeinde-egg.at", website, { emailVerified: false })).toEqual([]);
    expect(await company("b@gemeinde-egg.at", website, { userType: "kreative" })).toEqual([]);
  });
});
