import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db, pool } from "~/db/client.server";
import { conversations, messages, offers } from "~/db/schema";
import { latestOf, openedBy } from "~/features/messages/conversation.server";
import { listInbox } from "~/features/messages/inbox.server";
import { sendReply } from "~/features/messages/reply.server";
import { createCallOf } from "../../tests/support/calls";
import { createConversation } from "../../tests/support/conversations";
import { formOf } from "../../tests/support/form-of";
import { withJobs } from "../../tests/support/jobs";
import { someCall } from "../../tests/support/offers";
import { createCompany, createPerson, type Person } from "../../tests/support/people";
import { recordQueries, type SentQuery, scannedTables } from "../../tests/support/queries";
import { blockPartner } from "./block.server";
import { purgeConversations } from "./purge-conversations.server";
import { purgeFiles } from "./purge-files.server";
import { countUnread } from "./unread.server";

withJobs();

let berg: Person;
let talk: string;
let middle = "";

beforeAll(async () => {
  berg = await createCompany(db);
  const anna = await createPerson(db);
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified)
    select 'kreative', 'Person ' || n, 'person-' || n, 'person-' || n || '@example.com', true
    from generate_series(1, 20000) as n`);
  await db.transaction(async (tx) => {
    // These references are right, so nothing checks each of them.
    await tx.execute(sql`set local session_replication_role = replica`);
    // Half of them are with one company, which began every second one and has every third one unread.
    await tx.execute(sql`
      insert into conversations (about, starter_id, other_id, subject, last_message_at, starter_unread, other_unread)
      select case when n % 10 = 0 then 'ausschreibung' else 'profil' end,
        case when n > 10000 then ${anna.id}::uuid when n % 2 = 0 then id else ${berg.id}::uuid end,
        case when n > 10000 then id when n % 2 = 0 then ${berg.id}::uuid else id end,
        'Frage ' || n, now() - n * interval '1 minute', case when n % 3 = 0 then 1 else 0 end, case when n % 3 = 0 then 1 else 0 end
      from (select id, row_number() over () as n from profiles where slug like 'person-%') as p`);
    await tx.execute(sql`
      insert into messages (conversation_id, sender_id, recipient_id, message)
      select id, starter_id, other_id, 'Nachricht ' || n from conversations, generate_series(1, 3) as n`);
  });
  talk = (await createConversation(db, anna, berg)).id;
  await db.execute(sql`
    insert into messages (conversation_id, sender_id, recipient_id, message)
    select ${talk}, ${anna.id}, ${berg.id}, 'Nachricht ' || n from generate_series(1, 250) as n`);
  await db.execute(sql`
    insert into attachments (message_id, name, type, bytes, key)
    select id, 'Skizze.pdf', 'pdf', 1000, 'attachments/' || id from messages where id % 2 = 0`);
  await db.execute(sql`vacuum analyze`);
  const { rows } = await db.execute<{ cursor: string }>(sql`
    select (extract(epoch from last_message_at) * 1000000)::bigint || '_' || id as cursor from conversations
    where ${berg.id} in (starter_id, other_id) order by last_message_at desc offset 5000 limit 1`);
  middle = rows[0]?.cursor ?? "";
});

interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

/** The most rows that one step of the plan reads. */
async function rowsLookedAt({ text, values }: SentQuery): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
  const most = (plan: Plan): number => {
    const own = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
    return Math.max(own, ...(plan.Plans ?? []).map(most));
  };
  return most(rows[0]["QUERY PLAN"][0].Plan);
}

it.each<[string, number, () => Promise<unknown>]>([
  ["the newest conversations", 1, () => listInbox(berg.id, { filter: "", after: null })],
  ["conversations half-way down", 1, () => listInbox(berg.id, { filter: "", after: middle })],
  ["unread conversations half-way down", 1, () => listInbox(berg.id, { filter: "ungelesen", after: middle })],
  [
    "conversations about calls half-way down",
    1,
    () => listInbox(berg.id, { filter: "ausschreibungen", after: middle }),
  ],
  ["conversations about profiles half-way down", 1, () => listInbox(berg.id, { filter: "profile", after: middle })],
  ["the number in the menu", 1, () => countUnread(berg.id, talk)],
  ["the look for news", 1, () => latestOf(berg.id, talk)],
  ["a conversation with hundreds of messages", 4, () => openedBy(berg.id, talk, null)],
  ["its earlier messages", 3, () => openedBy(berg.id, talk, 60_000)],
])(
  "with ten thousand conversations, %s looks at no more than two hundred rows [TALK-16]",
  async (_what, count, run) => {
    const queries = await recordQueries(run);
    expect(queries).toHaveLength(count);
    for (const query of queries) {
      if (!query.text.startsWith("update")) expect(await rowsLookedAt(query), query.text).toBeLessThan(200);
    }
  },
);

function reply(): Promise<unknown> {
  return sendReply(berg.id, talk, formOf({ message: "Gern, wann passt es Ihnen?" }));
}

it.each<[string, () => Promise<unknown>]>([
  ["a reply", reply],
  ["a block", () => blockPartner(berg.id, talk, true)],
  ["the look for files that are due", purgeFiles],
])("with ten thousand conversations, %s reads no table from one end to the other [TALK-16]", async (_what, run) => {
  const scanned = await Promise.all((await recordQueries(run)).map(scannedTables));
  expect(scanned.length).toBeGreaterThan(1);
  const large = ["attachments", "conversations", "messages", "profiles"];
  expect(scanned.flat().filter((table) => large.includes(table))).toEqual([]);
});

it("conversations end two years after their last message, those with an offer with the offer [TALK-17]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const longAgo = sql<Date>`now() - interval '24 months 1 day'`;
  const call = await createCallOf(db, berg);
  const old = await createConversation(db, anna, ben);
  const recent = await createConversation(db, anna, berg);
  const offered = await createConversation(db, ben, berg, { ausschreibungId: call.id });
  await db.insert(messages).values([
    { kind: "mail", senderId: anna.id, recipientId: ben.id, message: "Alt", createdAt: longAgo },
    { kind: "mail", senderId: anna.id, recipientId: ben.id, message: "Neu" },
  ]);
  await db.execute(sql`update conversations set last_message_at = now() - interval '24 months 1 day'
    where id in (${old.id}, ${offered.id})`);
  await db.execute(
    sql`update conversations set last_message_at = now() - interval '23 months' where id = ${recent.id}`,
  );
  await db.insert(offers).values({
    ...{
      conversationId: offered.id,
      ausschreibungId: call.id,
      callTitle: call.title,
      senderId: ben.id,
      companyId: berg.id,
    },
    ...{ answeredCall: someCall, message: "Mein Angebot", state: "confirmed", stateBy: "sender" },
  });
  expect(await purgeConversations()).toBe(1);
  const left = (await db.select({ id: conversations.id }).from(conversations)).map(({ id }) => id);
  expect([left.includes(old.id), left.includes(recent.id), left.includes(offered.id)]).toEqual([false, true, true]);
  expect((await db.select().from(messages).where(sql`kind = 'mail'`)).map(({ message }) => message)).toEqual(["Neu"]);
});
