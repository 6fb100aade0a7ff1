import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openConversation } from "~/conversations/open-conversation.server";
import { countUnread } from "~/conversations/unread.server";
import { noteInConversation, writeInConversation } from "~/conversations/write.server";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { conversations, messages, profiles } from "~/db/schema";
import { clearProfiles } from "../../../tests/support/clear";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  longMember,
  monthAgo,
  type Person,
  unique,
} from "../../../tests/support/people";
import { recordQueries } from "../../../tests/support/queries";
import { latestOf, openedBy, settle } from "./conversation.server";
import { listInbox } from "./inbox.server";
import type { InboxFilter } from "./inbox-row";
import { sendReply } from "./reply.server";

withJobs();

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  anna = await createPerson(db, longMember);
  berg = await createCompany(db, longMember);
});

async function begin(from: Person, to: Person, message = "Guten Tag", subject = "Hallo") {
  return db.transaction(async (tx) => {
    const conversationId = await openConversation(tx, { starterId: from.id, otherId: to.id, callId: null }, subject);
    const mail = () => ({ subject, greeting: "", paragraphs: [message] });
    const text = { message, subject };
    await writeInConversation(tx, { conversationId, sender: from, text, mail });
    return conversationId;
  });
}

async function reply(from: Person, id: string, fields: Record<string, string>) {
  const answer = await sendReply(from.id, id, formOf(fields)).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("location") };
  const { data, init } = answer as { data: { problem?: { title: string } } | null; init: { status: number } };
  return { status: init.status, problem: data?.problem?.title };
}

const inboxOf = async (person: Person, filter: InboxFilter = "") =>
  (await listInbox(person.id, { filter, after: null })).conversations;

describe("the inbox [TALK-10]", () => {
  it("has the newest first, with who, about what, the first line and how many are unread", async () => {
    const ben = await createPerson(db);
    const older = await begin(ben, berg, "Erste Zeile\nZweite Zeile", "Idee");
    const newer = await begin(anna, berg, "Von Anna", "Frage");
    await db.update(conversations).set({ lastMessageAt: monthAgo }).where(eq(conversations.id, older));
    expect(await inboxOf(berg)).toMatchObject([
      { id: newer, partner: { name: anna.name }, subject: "Frage", line: "Von Anna", unread: 1, isMine: false },
      { id: older, partner: { name: ben.name }, subject: "Idee", line: "Erste Zeile", unread: 1, isMine: false },
    ]);
    expect(await inboxOf(anna)).toMatchObject([{ id: newer, unread: 0, isMine: true, partner: { name: berg.name } }]);
  });

  it("is narrowed to what is unread, about calls, or about profiles", async () => {
    const id = await begin(anna, berg);
    await begin(await createPerson(db), berg);
    await openedBy(berg.id, id, null);
    expect(await inboxOf(berg, "ungelesen")).toHaveLength(1);
    expect(await inboxOf(berg, "profile")).toHaveLength(2);
    expect(await inboxOf(berg, "ausschreibungen")).toHaveLength(0);
  });

  it("shows each conversation once over all its pages, also where many came in the same moment", async () => {
    const all = 2 * pageSizes.conversations + 5;
    await db.execute(sql`
      with people as (
        insert into profiles (user_type, name, slug, email, email_verified)
        select 'kreative', 'Person ' || n, 'seite-' || n, 'seite-' || n || '@example.com', true
        from generate_series(1, ${all}) as n returning id
      )
      insert into conversations (about, starter_id, other_id, subject, last_message_at)
      select 'profil', case when row_number() over () % 2 = 0 then id else ${berg.id}::uuid end,
        case when row_number() over () % 2 = 0 then ${berg.id}::uuid else id end, 'Hallo', '2026-01-01' from people`);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listInbox>> = await listInbox(berg.id, { filter: "", after });
      seen.push(...page.conversations.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([all, all]);
  });

  it("keeps the conversation with an account that was deleted or blocked, and tells nothing about it", async () => {
    const id = await begin(anna, berg, "Meine Worte");
    await begin(await createPerson(db, { name: unique("Boris") }), berg);
    await db.update(profiles).set({ profileStatus: "blocked" }).where(sql`name like 'Boris%'`);
    await deletePerson(db, anna);
    const rows = await inboxOf(berg);
    expect(rows.map(({ partner }) => partner.name).sort()).toEqual(["Gelöschtes Konto", "Gesperrtes Konto"]);
    expect(rows.find((row) => row.id === id)).toMatchObject({ line: "Diese Nachricht wurde mit dem Konto gelöscht." });
    expect(JSON.stringify(rows)).not.toMatch(/Boris|Meine Worte/);
  });
});

it("the number in the menu counts conversations with something unread, not the one being opened, and no further than a hundred [TALK-11]", async () => {
  const id = await begin(anna, berg);
  await reply(anna, id, { message: "Noch etwas" });
  await begin(await createPerson(db), berg);
  expect([await countUnread(berg.id), await countUnread(berg.id, id), await countUnread(anna.id)]).toEqual([2, 1, 0]);
  await db.execute(sql`
      insert into conversations (about, other_id, other_unread) select 'profil', ${berg.id}, 1 from generate_series(1, 500)`);
  expect(await countUnread(berg.id)).toBe(100);
});

describe("a conversation [TALK-12]", () => {
  it("is read by its two people only, and by nobody with an invented id", async () => {
    const id = await begin(anna, berg);
    const vera = await createPerson(db, { isSuperadmin: true });
    expect(await openedBy(vera.id, id, null)).toBeNull();
    expect(await latestOf(vera.id, id)).toBeNull();
    expect(await settle(vera.id, id, true)).toBe(false);
    expect(await reply(vera, id, { message: "Fremd" })).toMatchObject({ status: 404 });
    expect(await openedBy(anna.id, "gibt-es-nicht", null)).toBeNull();
    expect(await openedBy(anna.id, anna.id, null)).toBeNull();
    expect(await reply(anna, "gibt-es-nicht", { message: "Fremd" })).toMatchObject({ status: 404 });
    expect(await db.$count(messages)).toBe(1);
  });

  it("is read once it was opened by the other side, and by looking for news it is not", async () => {
    const id = await begin(anna, berg);
    expect(await latestOf(berg.id, id)).toBeGreaterThan(0);
    await openedBy(anna.id, id, null);
    expect(await countUnread(berg.id)).toBe(1);
    await openedBy(berg.id, id, null);
    expect(await countUnread(berg.id)).toBe(0);
  });

  it("has messages in order with the day they were written on, and lines about what happened", async () => {
    const id = await begin(anna, berg, "Erste");
    await db.update(messages).set({ createdAt: new Date("2026-01-15T22:30:00Z") });
    await db.transaction((tx) => noteInConversation(tx, { conversationId: id, actorId: berg.id, text: "Ausgewählt" }));
    await reply(berg, id, { message: "Zweite" });
    const seen = await openedBy(anna.id, id, null);
    expect(seen?.entries).toMatchObject([
      { kind: "text", text: "Erste", isMine: true, day: "15.\u00a0Jänner 2026", time: "23:30" },
      { kind: "notice", text: "Ausgewählt", isMine: false, day: "Heute" },
      { kind: "text", text: "Zweite", isMine: false, name: berg.name, day: "Heute" },
    ]);
  });

  it("shows the newest messages, and leads to the earlier ones", async () => {
    const id = await begin(anna, berg);
    const last = pageSizes.messages + 10;
    await db.execute(sql`
      insert into messages (conversation_id, sender_id, recipient_id, sender_name, message)
      select ${id}, ${anna.id}, ${berg.id}, 'Anna', 'Nachricht ' || n from generate_series(1, ${last}::int) as n`);
    const newest = await openedBy(berg.id, id, null);
    expect(newest?.entries.length).toEqual(pageSizes.messages);
    expect(newest?.entries.at(-1)?.text).toBe(`Nachricht ${last}`);
    expect(newest?.isNewest).toBe(true);
    const earlier = await openedBy(berg.id, id, newest?.earlier ?? null);
    expect(earlier?.entries.map(({ text }) => text).slice(0, 2)).toEqual(["Guten Tag", "Nachricht 1"]);
    expect([earlier?.entries.length, earlier?.earlier, earlier?.isNewest]).toEqual([11, null, false]);
  });

  it("is settled by mail or telephone for one side, and not any more when that is taken back", async () => {
    const id = await begin(anna, berg);
    expect(await settle(berg.id, id, true)).toBe(true);
    expect(await openedBy(berg.id, id, null)).toMatchObject({ mySettledAt: expect.any(String), theirSettledAt: null });
    expect(await openedBy(anna.id, id, null)).toMatchObject({ mySettledAt: null, theirSettledAt: expect.any(String) });
    await settle(berg.id, id, false);
    expect(await openedBy(berg.id, id, null)).toMatchObject({ mySettledAt: null, theirSettledAt: null });
  });
});

describe("a reply [TALK-13]", () => {
  it("is kept once when it was sent twice, also at the same moment, and goes out by mail with the way to answer", async () => {
    const id = await begin(anna, berg);
    const form = { message: "Gern!", submissionId: "abc" };
    const answers = await Promise.all([reply(berg, id, form), reply(berg, id, form), reply(berg, id, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(answers[0]?.to).toBe(`/nachrichten/${id}#neueste`);
    expect(await db.$count(messages)).toBe(2);
    const [mail, ...more] = await queuedMails(anna.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ replyTo: { name: berg.name, address: berg.email } });
    expect(mail?.text).toContain(`Auf Kreativländle antworten:\nhttp://localhost:3000/nachrichten/${id}`);
  });

  it("is kept once when it was sent from two tabs, and again once something was written between or ten minutes have passed", async () => {
    const id = await begin(anna, berg);
    const inTab = (submissionId: string) => reply(berg, id, { message: "Gern!", submissionId });
    expect((await Promise.all([inTab("one"), inTab("other")])).map(({ status }) => status)).toEqual([303, 303]);
    expect(await db.$count(messages)).toBe(2);
    await reply(anna, id, { message: "Wirklich?" });
    await inTab("third");
    expect(await db.$count(messages)).toBe(4);
    await db.execute(sql`update messages set created_at = created_at - interval '11 minutes'`);
    await inTab("fourth");
    expect(await db.$count(messages)).toBe(5);
  });

  it("is one transaction with a bounded number of statements", async () => {
    const id = await begin(anna, berg);
    const sent = await recordQueries(() => reply(berg, id, { message: "Gern." }));
    // The queue has a connection of its own, which may speak at any time.
    const verbs = sent.filter(({ text }) => !text.includes("pgboss")).map(({ text }) => text.trim().split(/\s/)[0]);
    expect([verbs[0], verbs.at(-1)]).toEqual(["begin", "commit"]);
    expect(verbs.length).toBeLessThanOrEqual(14);
  });

  it("says what is missing, and that nobody is left to read it", async () => {
    const id = await begin(anna, berg);
    expect(await reply(berg, id, { message: " \n" })).toMatchObject({ status: 400 });
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect(await reply(berg, id, { message: "Hallo" })).toMatchObject({
      status: 400,
      problem: "Fehler beim Senden der Nachricht",
    });
    expect(await db.$count(messages)).toBe(1);
  });

  it("does not count among the messages of a day, but what is written before an answer does [SAFE-54]", async () => {
    const id = await begin(anna, berg);
    for (let count = 0; count < 4; count += 1)
      expect((await reply(anna, id, { message: `Noch ${count}` })).status).toBe(303);
    expect(await reply(anna, id, { message: "Zu viel" })).toMatchObject({
      status: 429,
      problem: "Zu viele Nachrichten",
    });
    await reply(berg, id, { message: "Ja?" });
    for (let count = 0; count < 8; count += 1)
      expect((await reply(anna, id, { message: `Da ${count}` })).status).toBe(303);
    const rows = await db.select({ isReply: messages.isReply }).from(messages).orderBy(asc(messages.id));
    expect(rows.filter(({ isReply }) => isReply)).toHaveLength(9);
  });

  it("is refused beyond its own limit, and not kept then", async () => {
    const id = await begin(anna, berg);
    await reply(berg, id, { message: "Eins" });
    await db.execute(sql`update rate_limits set points = 1000000`);
    expect(await reply(berg, id, { message: "Zwei" })).toMatchObject({ status: 429, problem: "Zu viele Nachrichten" });
    expect(await db.$count(messages)).toBe(2);
  });
});
