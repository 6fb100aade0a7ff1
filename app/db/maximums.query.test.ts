import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as max from "~/text/maximums";
import { createAttachment } from "../../tests/support/attachments";
import { createCallOf, dayFromNow } from "../../tests/support/calls";
import { createCollaboration } from "../../tests/support/collaborations";
import { createConversation } from "../../tests/support/conversations";
import { createOffer, someCall } from "../../tests/support/offers";
import { createCompany, createPerson } from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createQuestion } from "../../tests/support/questions";
import { createDecision, createObjection, createReport } from "../../tests/support/reports";
import { reserve } from "../../tests/support/reservations";
import { createWorkOf } from "../../tests/support/works";
import { db, violatedConstraint } from "./client.server";
import { offers, orderVersions } from "./schema";

/** One row of each table, so that its columns can be changed. */
const rows: Record<string, SQL> = {};

beforeAll(async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg, { deadline: dayFromNow(9) });
  const post = await createPostOf(db, anna);
  const offer = await createOffer(db, call, anna);
  await db.insert(orderVersions).values({ offerId: offer.id, proposedBy: "sender" });
  const conversation = await createConversation(db, berg, anna);
  const decision = await createDecision(db, post);
  Object.assign(rows, {
    profiles: sql`id = ${anna.id}`,
    ausschreibungen: sql`id = ${call.id}`,
    posts: sql`id = ${post.id}`,
    works: sql`id = ${(await createWorkOf(db, anna)).id}`,
    blog_posts: sql`id = ${(await createArticle(db)).id}`,
    offers: sql`id = ${offer.id}`,
    attachments: sql`id = ${(await createAttachment(db, call)).id}`,
    call_questions: sql`id = ${(await createQuestion(db, call, anna, { answer: "Ja.", answeredAt: new Date() })).id}`,
    collaborations: sql`id = ${(await createCollaboration(db, berg, anna)).id}`,
    order_versions: sql`offer_id = ${offer.id}`,
    conversations: sql`id = ${conversation.id}`,
    messages: sql`conversation_id = ${conversation.id}`,
    decisions: sql`id = ${decision.id}`,
    reports: sql`id = ${(await createReport(db, post)).id}`,
    objections: sql`id = ${(await createObjection(db, post)).id}`,
    reserved_profiles: sql`id = ${(await reserve(db)).id}`,
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

const letters = (count: number) => sql`repeat('a', ${count}::int)`;
const email = (length: number) => sql`repeat('a', ${length - 10}::int) || '@firma.com'`;
const address = (length: number) => sql`'https://' || repeat('a', ${length - 8}::int)`;
const entries = (count: number) => sql`array_fill('a'::text, array[${count}::int])`;
const pictures = (count: number) => sql`to_jsonb(array_fill('{}'::jsonb, array[${count}::int]))`;

describe("the database stores as much as the forms accept, and no more [DATA-48]", () => {
  it.each([
    ["profiles", "name", letters, max.nameMax],
    ["profiles", "email", email, max.emailMax],
    ["profiles", "title", letters, max.profileMax.title],
    ["profiles", "location", letters, max.locationMax],
    ["profiles", "bio", letters, max.profileMax.bio],
    ["profiles", "phone", letters, max.profileMax.phone],
    ["profiles", "website", address, max.profileMax.website],
    ["profiles", "contact_email", email, max.emailMax],
    ["profiles", "skills", entries, max.profileMax.entries],
    ["profiles", "branchen", entries, max.profileMax.entries],
    ["profiles", "portfolio_highlights", entries, max.profileMax.highlights],
    ["ausschreibungen", "title", letters, max.callMax.title],
    ["ausschreibungen", "description", letters, max.callMax.description],
    ["ausschreibungen", "location", letters, max.locationMax],
    ["ausschreibungen", "requirements", entries, max.callMax.entries],
    ["ausschreibungen", "deliverables", entries, max.callMax.entries],
    ["posts", "content", letters, max.postMax.content],
    ["posts", "images", pictures, max.postMax.images],
    ["works", "title", letters, max.workMax.title],
    ["works", "client", letters, max.nameMax],
    ["works", "contribution", letters, max.workMax.contribution],
    ["works", "content", letters, max.workMax.content],
    ["works", "link", address, max.workMax.link],
    ["works", "skills", entries, max.workMax.skills],
    ["blog_posts", "title", letters, max.articleMax.title],
    ["blog_posts", "excerpt", letters, max.articleMax.excerpt],
    ["blog_posts", "content", letters, max.articleMax.content],
    ["blog_posts", "author", letters, max.nameMax],
    ["blog_posts", "read_time", letters, max.articleMax.readTime],
    ["offers", "message", letters, max.offerMax.message],
    ["offers", "duration", letters, max.offerMax.duration],
    ["offers", "note", letters, max.offerMax.note],
    ["attachments", "name", letters, max.attachmentMax.name],
    ["attachments", "bytes", (count: number) => sql`${count}::int`, max.attachmentMax.bytes],
    ["collaborations", "sentence", letters, max.collaborationMax.sentence],
    ["collaborations", "answer", letters, max.collaborationMax.sentence],
    ["call_questions", "question", letters, max.questionMax.question],
    ["order_versions", "words", letters, max.orderMax.words],
    ["call_questions", "answer", letters, max.questionMax.answer],
    ["conversations", "subject", letters, max.messageMax.subject],
    ["messages", "subject", letters, max.messageMax.subject],
    ["messages", "message", letters, max.messageMax.message],
    ["decisions", "facts", letters, max.reasonMax],
    ["reports", "text", letters, max.reportMax.text],
    ["objections", "text", letters, max.reportMax.objection],
    ["reserved_profiles", "name", letters, max.nameMax],
    ["reserved_profiles", "email", email, max.emailMax],
  ])("in %s, %s", async (table, column, sized, most) => {
    expect(await refusal(table, column, sized(most))).toBeNull();
    expect(await refusal(table, column, sized(most + 1))).toMatch(new RegExp(`^${table}_`));
  });
});

const rights = sql`'{"uses": ["web"], "area": "dach", "term": "3", "kind": "einfach", "sources": false, "credit": true}'::jsonb`;

it("stores whole rights of use, and rights that nobody has said [RIGHTS-07]", async () => {
  for (const table of ["ausschreibungen", "offers"])
    for (const value of [rights, sql`null`, sql`jsonb_set(${rights}, '{uses}', '["alles"]')`])
      expect(await refusal(table, "rights", value)).toBeNull();
});

describe("the database refuses what no form can send [DATA-49, RIGHTS-07]", () => {
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
