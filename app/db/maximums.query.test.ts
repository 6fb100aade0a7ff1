import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attachmentMax, postMax } from "~/text/maximums";
import { createAttachment } from "../../tests/support/attachments";
import { createCallOf, dayFromNow } from "../../tests/support/calls";
import { createConversation } from "../../tests/support/conversations";
import { createOffer, someCall } from "../../tests/support/offers";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createQuestion } from "../../tests/support/questions";
import { db, violatedConstraint } from "./client.server";
import { offers } from "./schema";

/** One row of each table, so that its columns can be changed. */
const rows: Record<string, SQL> = {};

beforeAll(async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg, { deadline: dayFromNow(9) });
  const post = await createPostOf(db, anna);
  const offer = await createOffer(db, call, anna);
  const conversation = await createConversation(db, berg, anna);
  Object.assign(rows, {
    profiles: sql`id = ${anna.id}`,
    ausschreibungen: sql`id = ${call.id}`,
    posts: sql`id = ${post.id}`,
    blog_posts: sql`id = ${(await createArticle(db)).id}`,
    offers: sql`id = ${offer.id}`,
    attachments: sql`id = ${(await createAttachment(db, call)).id}`,
    call_questions: sql`id = ${(await createQuestion(db, call, anna, { answer: "Ja.", answeredAt: new Date() })).id}`,
    messages: sql`conversation_id = ${conversation.id}`,
  });
});

async function refusal(table: string, column: string, value: SQL): Promise<string | null> {
  const write = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${rows[table]}`;
  try {
    const { rowCount } = await db.execute(write);
    expect(rowCount).toBe(1);
    return null;
  } catch (error) {
    return violatedConstraint(error) ?? String(error);
  }
}

/** Texts that the site writes itself, or that a form chooses from a list or a file that the server checks. */
const unbounded = [
  "accounts: account_id provider_id password access_token refresh_token id_token scope",
  "address_changes: from_email to_email confirm_hash undo_hash",
  "agent_news: was_text",
  "attachments: key",
  "audit_log: actor_name action subject_type subject_id subject_name reason",
  "ausschreibungen: slug category project_duration target_group company_search",
  "blog_posts: slug",
  "changes: topics",
  "collections: share_token",
  "consents: wording",
  "decisions: ground",
  "feed_addresses: token",
  "landing_pages: craft place",
  "look_pictures: name",
  "market_supply: key",
  "messages: sender_name sender_email sender_mitarbeiter submission_key",
  "name_words: word",
  "offers: call_title",
  "orphaned_files: key",
  "page_views: path",
  "profile_slugs: user_type slug",
  "profiles: slug proven_contact_email avatar_url",
  "rate_limits: key",
  "report_subjects: content_id name path",
  "reports: submission_key",
  "reserved_profiles: reservation_token letter_code",
  "search_agents: text_patterns head_patterns keys made_with",
  "search_documents: made_with",
  "sessions: token ip_address user_agent device",
  "site_looks: accent logo sharing",
  "stored_assets: name",
  "submissions: key made",
  "two_factors: secret backup_codes",
  "verifications: identifier value",
  "work_pictures: url placeholder",
  "work_slugs: slug",
  "works: slug owner_search",
];

/** Texts with a length that have a form of their own, such as an address or a number, or may be blank, and lists. */
const notLookedAt = [
  "ausschreibungen: requirements deliverables",
  "blog_posts: content read_time image_url",
  "profiles: email phone website contact_email vat_number branchen skills portfolio_highlights",
  "reports: reporter_email",
  "reserved_profiles: email",
  "search_agents: query",
  "unfound_words: word",
  "works: skills",
];

/** The text columns of each table with the checks of the table. */
async function textColumns() {
  const { rows } = await db.execute<{ table: string; column: string; checks: string }>(sql`
    select relname as table, attname as column, (
      select coalesce(string_agg(pg_get_constraintdef(oid), ' '), '') from pg_constraint
      where conrelid = attrelid and contype = 'c') as checks
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid in ('text'::regtype, 'text[]'::regtype)
    order by relname, attnum`);
  const bounded = ({ column, checks }: (typeof rows)[number]) =>
    new RegExp(`(char_length|cardinality)\\(${column}\\) <=`).test(checks);
  /** One of some values. */
  const chosen = ({ column, checks }: (typeof rows)[number]) => new RegExp(`\\b${column} (= ANY|= '|<@)`).test(checks);
  return {
    unbounded: rows.filter((row) => !bounded(row) && !chosen(row)),
    notLookedAt: rows.filter((row) => bounded(row) && !row.checks.includes(`has_visible_text(${row.column})`)),
  };
}

const byTable = (rows: { table: string; column: string }[]) =>
  Object.entries(Object.groupBy(rows, ({ table }) => table)).map(
    ([table, columns]) => `${table}: ${columns?.map(({ column }) => column).join(" ")}`,
  );

it("has a most length for every text that people write [DATA-48]", async () => {
  expect(byTable((await textColumns()).unbounded)).toEqual(unbounded);
});

it("looks for a visible character in every text that people write [SAFE-60]", async () => {
  expect(byTable((await textColumns()).notLookedAt)).toEqual(notLookedAt);
});

const rights = sql`'{"uses": ["web"], "area": "dach", "term": "3", "kind": "einfach", "sources": false, "credit": true}'::jsonb`;

it("stores whole rights of use, and rights that nobody has said [RIGHTS-07]", async () => {
  for (const table of ["ausschreibungen", "offers"])
    for (const value of [rights, sql`null`, sql`jsonb_set(${rights}, '{uses}', '["alles"]')`])
      expect(await refusal(table, "rights", value)).toBeNull();
});

describe("the database refuses what no form can send [DATA-48, DATA-49, RIGHTS-07]", () => {
  it.each([
    ["profiles", "website", sql`'javascript:alert(1)'`, "profiles_website"],
    ["blog_posts", "published_at", sql`null`, "blog_posts_published"],
    ...["ausschreibungen", "offers"].flatMap((table) =>
      [
        sql`'{}'::jsonb`,
        sql`jsonb_set(${rights}, '{uses}', '[]')`,
        sql`jsonb_set(${rights}, '{uses}', '["alles", "web"]')`,
        sql`jsonb_set(${rights}, '{uses}', '["kino"]')`,
        sql`jsonb_set(${rights}, '{kind}', '"ganz"')`,
        sql`jsonb_set(${rights}, '{credit}', '"ja"')`,
        sql`${rights} - 'term'`,
        sql`${rights} || '{"more": 1}'`,
      ].map((value): [string, string, SQL, string] => [table, "rights", value, `${table}_rights`]),
    ),
    ["posts", "images", sql`to_jsonb(array_fill('{}'::jsonb, array[${postMax.images + 1}::int]))`, "posts_images"],
    ["attachments", "bytes", sql`${attachmentMax.bytes + 1}::int`, "attachments_bytes"],
    ["call_questions", "answered_at", sql`null`, "call_questions_answered"],
    ["ausschreibungen", "questions_until", sql`deadline + 1`, "ausschreibungen_questions_until"],
    ["messages", "recipient_id", sql`sender_id`, "messages_two"],
  ])("in %s, a wrong %s", async (table, column, value, constraint) => {
    expect(await refusal(table, column, value)).toBe(constraint);
  });

  it("an offer between others than the two sides of its conversation", async () => {
    const [anna, ben, berg] = [await createPerson(db), await createPerson(db), await createCompany(db)];
    const call = await createCallOf(db, berg);
    const { id } = await createConversation(db, anna, berg);
    const about = { conversationId: id, ausschreibungId: call.id, callTitle: "Etiketten", answeredCall: someCall };
    const terms = { ...about, companyId: berg.id };
    const offer = (senderId: string) => db.insert(offers).values({ ...terms, senderId, message: "Gern." });
    expect(violatedConstraint(await offer(ben.id).catch((error: unknown) => error))).toBe("offers_sides");
    await offer(anna.id);
  });
});
