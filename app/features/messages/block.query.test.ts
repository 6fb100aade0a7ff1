import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blockPartner, liftBlock } from "~/conversations/block.server";
import { purgeConversations } from "~/conversations/purge-conversations.server";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { blockedPeople, conversations, favorites, messages, offers } from "~/db/schema";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { createCallOf } from "../../../tests/support/calls";
import { clearProfiles } from "../../../tests/support/clear";
import { createConversation } from "../../../tests/support/conversations";
import { formOf } from "../../../tests/support/form-of";
import { withJobs } from "../../../tests/support/jobs";
import { untilBlocked } from "../../../tests/support/locks";
import { someCall } from "../../../tests/support/offers";
import { createCompany, createPerson, longMember, type Person, unique } from "../../../tests/support/people";
import { listBlocked } from "./blocked-people.server";
import { openedBy } from "./conversation.server";
import { findRecipient } from "./recipients.server";
import { sendReply } from "./reply.server";
import { sendMessage } from "./send-message.server";

withJobs();

const unknownId = "00000000-0000-4000-8000-000000000000";
let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, longMember);
  berg = await createCompany(db, longMember);
});

async function refusalOf(from: Person, id: string): Promise<string | undefined> {
  const answer = await sendReply(from.id, id, formOf({ message: unique("Noch etwas") }));
  return answer instanceof Response ? undefined : answer.data.problem?.text;
}

describe("a person who was blocked [TALK-30, TALK-62]", () => {
  it("can't write any more, neither here nor again, and does not learn why; nor can the other", async () => {
    const { id } = await createConversation(db, anna, berg);
    expect(await blockPartner(berg.id, id, true)).toBe(true);
    expect(await blockPartner(berg.id, id, true)).toBe(true);
    const closed = `${berg.name} nimmt zurzeit keine Nachrichten an.`;
    expect(await refusalOf(anna, id)).toBe(closed);
    const byProfile = await findRecipient(new URLSearchParams(`an=unternehmen/${berg.slug}`), anna.id);
    const call = await createCallOf(db, berg);
    const byCall = await findRecipient(new URLSearchParams(`ausschreibung=${call.id}`), anna.id);
    expect([byProfile.problem, byCall.problem]).toEqual([closed, closed]);
    expect(await openedBy(anna.id, id, null)).toMatchObject({ isBlocked: false, closed });
    expect(await refusalOf(berg, id)).toBe(`Sie haben ${anna.name} blockiert.`);
    expect(await openedBy(berg.id, id, null)).toMatchObject({ isBlocked: true, closed: null });

    await blockPartner(berg.id, id, false);
    expect(await refusalOf(anna, id)).toBeUndefined();
    expect((await openedBy(anna.id, id, null))?.closed).toBeNull();
    expect(await db.$count(messages)).toBe(2);
  });

  it("is blocked only by one who has a conversation with them", async () => {
    const { id } = await createConversation(db, anna, berg);
    expect(await blockPartner((await createPerson(db)).id, id, true)).toBe(false);
    expect(await db.$count(blockedPeople)).toBe(0);
  });

  it("has no open offer with the other any more, and those that are decided stay as they are", async () => {
    const states = ["sent", "selected", "confirmed"] as const;
    let last = "";
    for (const state of states) {
      const call = await createCallOf(db, berg);
      const { id } = await createConversation(db, anna, berg, { ausschreibungId: call.id });
      const sides = {
        answeredCall: someCall,
        conversationId: id,
        ausschreibungId: call.id,
        senderId: anna.id,
        companyId: berg.id,
      };
      await db.insert(offers).values({ ...sides, callTitle: call.title, message: "Mein Angebot", state });
      last = id;
    }
    await blockPartner(anna.id, last, true);
    const after = await db.select({ state: offers.state }).from(offers).orderBy(asc(offers.createdAt));
    expect(after.map(({ state }) => state)).toEqual(["ended", "ended", "confirmed"]);
    expect(await db.$count(messages, eq(messages.message, "Ohne Entscheidung beendet"))).toBe(2);
  });
});

describe("the list of whom one has blocked", () => {
  const block = (from: Person, to: Person, createdAt = new Date()) =>
    db.insert(blockedPeople).values({ blockerId: from.id, blockedId: to.id, createdAt });

  it("holds one's own blocks only, newest first, also when the conversation is removed [TALK-50, TALK-17]", async () => {
    const hidden = await createPerson(db, { profileStatus: "hidden" });
    const { id } = await createConversation(db, anna, hidden);
    await blockPartner(anna.id, id, true);
    await block(anna, berg, new Date("2025-03-02T12:00:00Z"));
    await block(berg, anna);
    await block(berg, hidden);
    await db.update(conversations).set({ lastMessageAt: sql`now() - interval '25 months'` });
    expect(await purgeConversations()).toBe(1);
    const { rows, next } = await listBlocked(anna.id, 0);
    expect(rows.map(({ name, path }) => [name, path])).toEqual([
      [hidden.name, null],
      [berg.name, `/unternehmen/${berg.slug}`],
    ]);
    expect([rows[1]?.since, next]).toEqual(["2.\u00a0März 2025", null]);
  });

  it("comes in pages [TALK-50]", async () => {
    const size = pageSizes.blockedPeople;
    const others = await Promise.all(Array.from({ length: size + 1 }, () => createPerson(db)));
    for (const other of others) await block(anna, other);
    const [first, second] = [await listBlocked(anna.id, 0), await listBlocked(anna.id, size)];
    expect([first.rows.length, first.next, second.rows.length, second.next]).toEqual([size, size, 1, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(size + 1);
  });

  it("lifts one's own block, once or twice, and nobody else's [TALK-51]", async () => {
    const vera = await createPerson(db);
    for (const [from, to] of [
      [anna, berg],
      [vera, berg],
      [berg, anna],
    ] as const)
      await block(from, to);
    for (const id of [vera.id, unknownId, "x"]) await liftBlock(anna.id, id);
    expect(await db.$count(blockedPeople)).toBe(3);
    for (let time = 0; time < 2; time += 1) await liftBlock(anna.id, berg.id);
    const left = await db.select({ by: blockedPeople.blockerId }).from(blockedPeople);
    expect(left.map(({ by }) => by).toSorted()).toEqual([vera.id, berg.id].toSorted());
  });
});

it("the same text goes to two calls, to two more with a warning, and to no fifth, however it is spaced [TALK-31]", async () => {
  const said: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const call = await createCallOf(db, await createCompany(db));
    const form = new FormData();
    const spaced = count % 2 ? "Guten  Tag,\n\nich habe Zeit." : "Guten Tag, ich habe zeit.";
    const fields = { senderEmail: anna.email, subject: `Frage ${count}`, message: spaced };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const answer = await sendMessage(anna, new URLSearchParams(`ausschreibung=${call.id}`), form, null);
    const cookie = answer instanceof Response ? decodeURIComponent(answer.headers.getSetCookie().join()) : "";
    const toast = Buffer.from(/=([\w+/=]+)/.exec(cookie)?.[1] ?? "", "base64").toString("latin1");
    if (!(answer instanceof Response)) said.push(answer.data.problem?.title ?? "");
    else said.push(toast.includes("Denselben Text") ? "warned" : "sent");
  }
  expect(said).toEqual(["sent", "sent", "warned", "warned", "Derselbe Text an viele Ausschreibungen"]);
});

it("a block and the deletion of an account that likes the other never end each other [SAFE-136]", async () => {
  const { id } = await createConversation(db, anna, berg);
  await db.insert(favorites).values({ userId: berg.id, favoritedProfileId: anna.id });
  let isBlocked: Promise<boolean> | undefined;
  await deleteAccount(berg.id, async () => {
    isBlocked = blockPartner(anna.id, id, true);
    await untilBlocked(db);
  });
  expect(await isBlocked).toBe(false);
});
