import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sendContactLink } from "~/auth/address/contact-address.server";
import { acknowledge } from "~/auth/legal/acknowledge.server";
import { db } from "~/db/client.server";
import * as tables from "~/db/schema";
import { listFiles } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { createAgentOf } from "../../../../tests/support/agents";
import { createAttachment, createMessageFile } from "../../../../tests/support/attachments";
import { createCallOf } from "../../../../tests/support/calls";
import { createCollection } from "../../../../tests/support/collections";
import { createConversation } from "../../../../tests/support/conversations";
import { withJobs } from "../../../../tests/support/jobs";
import { createNewsletter } from "../../../../tests/support/newsletters";
import { createOffer, someCall } from "../../../../tests/support/offers";
import { createCompany, type Person, unique } from "../../../../tests/support/people";
import { createArticle, createPostOf } from "../../../../tests/support/posts";
import { createReport } from "../../../../tests/support/reports";
import { createCredit, createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { deleteAccount } from "./delete-account.server";

withJobs();

/** The tables that may still say something of a deleted person, and why. */
const stays = {
  said: {
    "public.blog_posts": "articles stay with the name and words that stand in them, as the terms say",
    "public.changes": "the id of a page that is gone, which tells processes to forget it, for a quarter of an hour",
    "public.blog_post_revisions": "so do their earlier versions, which others may have written too",
  },
  callTitle: {
    "public.offers": "whoever offered keeps what they offered for",
    "public.offer_versions": "so do their earlier versions",
    "public.conversations": "the conversation about the offer has the call's title",
    "public.messages": "so has the offer's own message, by the other person",
    "pgboss.job": "those who offered are told by mail; its words leave the queue with its delivery",
    "pgboss.job_common": "the same rows: it is the part of the queue where they lie",
  },
  reported: { "public.reports": "a report is decided also when its sender has left, without saying who it was" },
};

/** Words that occur nowhere else. */
type Marks = Record<keyof typeof stays, string>;

const soon = new Date(Date.now() + 3_600_000);

/** Gives a person a row in every column that points at an account. */
async function leaveEverything(anna: Person, other: Person, marks: Marks) {
  const { said: word } = marks;
  const id = anna.id;
  const own = { profileId: id };
  await db.insert(tables.sessions).values({ userId: id, token: word, expiresAt: soon, device: "Firefox" });
  await db.insert(tables.verifications).values({ identifier: word, value: id, expiresAt: soon });
  const change = { ...own, fromEmail: anna.email, toEmail: `neu-${anna.email}` };
  await db.insert(tables.addressChanges).values({ ...change, confirmHash: word, confirmUntil: soon });
  await db.insert(tables.consents).values({ ...own, kind: "newsletter", isGiven: true, wording: word });
  await acknowledge(db, id, ["agb", "datenschutz"]);
  await db.insert(tables.twoFactors).values({ userId: id, secret: word, backupCodes: word });
  await db.insert(tables.mailPreferences).values({ ...own, kind: "angebote" });
  await db.insert(tables.submissions).values({ userId: id, key: word });
  await db.insert(tables.orphanedFiles).values({ key: "post-images/blog/x.jpg", uploadedBy: id });
  await db.insert(tables.dataExports).values([own, { profileId: other.id, askedBy: id }]);
  const pairs = [
    [id, other.id],
    [other.id, id],
  ] as const;
  for (const [from = "", to = ""] of pairs) {
    await db.insert(tables.favorites).values({ userId: from, favoritedProfileId: to });
    await db.insert(tables.creditPauses).values({ creativeId: from, memberId: to, until: soon });
    await db.insert(tables.blockedPeople).values({ blockerId: from, blockedId: to });
    await db.insert(tables.profileVisits).values({ visitorId: from, visitedProfileId: to, visitDate: "2026-01-01" });
  }
  const reservation = { name: anna.name, email: anna.email, expiresAt: soon };
  await db.insert(tables.reservedProfiles).values([
    { ...reservation, reservationToken: `${word} 1`, claimed: true, claimedAt: new Date(), claimedProfileId: id },
    { name: unique("Eva"), email: "eva@example.com", expiresAt: soon, reservationToken: "2", reservedBy: id },
    { ...reservation, reservationToken: `${word} 3` },
  ]);
  await leaveContent(anna, other, marks);
  await (await storage()).put(`post-images/${id}/avatar_1.jpg`, Buffer.from(word));
}

async function leaveContent(anna: Person, other: Person, marks: Marks) {
  const { said: word } = marks;
  const id = anna.id;
  const own = await createCallOf(db, anna, { title: marks.callTitle, description: word });
  const others = await createCallOf(db, other);
  await createPostOf(db, anna, { content: word });
  await createAgentOf(db, anna, `q=${word}`);
  const work = await createWorkOf(db, anna, { title: word });
  await createWorkPicture(db, work, { alt: word });
  await createCredit(db, work, null, { name: word });
  const theirWork = await createWorkOf(db, other, { client: anna.name });
  await createCredit(db, theirWork, anna, { kind: "client", state: "confirmed" });
  const talk = await createConversation(db, anna, other, { subject: word, texts: [word] });
  await createMessageFile(db, talk, { name: `${word}.pdf` });
  const offer = await createOffer(db, others, anna, { message: word, works: [{ id: work.id, title: word }] });
  const version = { version: 1, message: "Früher" };
  const words = { message: word, works: [{ id: 1, title: word }], answeredCall: someCall };
  await db.insert(tables.offerVersions).values({ ...version, ...words, offerId: offer.id });
  const answer = await createOffer(db, own, other);
  await db.insert(tables.offerVersions).values({ ...version, offerId: answer.id, answeredCall: answer.answeredCall });
  await db.insert(tables.offerDrafts).values({ ausschreibungId: others.id, senderId: id, values: { message: word } });
  const order = { state: "confirmed", cancelledAt: new Date(), cancelledBy: "sender", cancelReason: word } as const;
  const ended = await createOffer(db, await createCallOf(db, other), anna, order);
  await createOffer(db, await createCallOf(db, anna), other, { state: "confirmed", missingWords: word });
  const said = { offerId: ended.id, sentence: word, answer: word };
  await db.insert(tables.collaborations).values([
    { ...said, authorId: id, subjectId: other.id },
    { ...said, authorId: other.id, subjectId: id },
  ]);
  const agreedAt = new Date();
  await db.insert(tables.orderVersions).values({ offerId: ended.id, proposedBy: "sender", words: word, agreedAt });
  await db.insert(tables.feedAddresses).values({ userId: id, token: word });
  await createCollection(db, anna, { name: word, entries: [{ profileId: other.id, note: word }] });
  await createCollection(db, other, {
    entries: [
      { profileId: id, note: word },
      { workId: work.id, note: word },
    ],
  });
  const { conversationId } = offer;
  await db.insert(tables.invitations).values({ ausschreibungId: others.id, personId: id, conversationId });
  await createAttachment(db, own, { name: `${word}.pdf` });
  await db.insert(tables.callQuestions).values({ ausschreibungId: others.id, askerId: id, question: word });
  const article = await createArticle(db, { createdBy: id, deletedBy: id, author: anna.name, content: word });
  const revision = { blogPostId: article.id, version: 1, snapshot: { content: word }, savedBy: id };
  await db.insert(tables.blogPostRevisions).values(revision);
  const newsletterId = await createNewsletter(db);
  await db.update(tables.newsletters).set({ createdBy: id }).where(eq(tables.newsletters.id, newsletterId));
  await db.insert(tables.newsletterDeliveries).values({ newsletterId, profileId: id });
  const [theirs, mine] = [await createPostOf(db, other), await createPostOf(db, anna, { content: word })];
  await createReport(db, theirs, { reporterId: id, reporterEmail: anna.email, text: marks.reported });
  const report = await createReport(db, mine, { text: word });
  const decided = { outcome: "hide" as const, ground: "agb", facts: word, decidedBy: id, ledByReport: true };
  const [decision] = await db
    .insert(tables.decisions)
    .values({ ...decided, subjectId: report.subjectId })
    .returning();
  await db.insert(tables.objections).values({ decisionId: decision?.id ?? "", text: word, decidedBy: id });
  await sendMail(db, ownAddress(anna), { subject: word, greeting: word, paragraphs: [word] });
  await sendContactLink(id);
}

/** Every column that points at an account, as 'table.column'. */
async function columnsThatPointAtAccounts() {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'profiles'::regclass`);
  return rows;
}

/** The tables of all schemas with a row that contains one of these words in a text, an id or a document. */
async function tablesWith(words: string[]) {
  const { rows } = await db.execute<{ name: string; value: string }>(sql`
    select table_schema || '.' || table_name as name,
      string_agg(format('coalesce(%I::text, '''')', column_name), ' || '' '' || ') as value
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'uuid', 'json', 'jsonb', 'ARRAY', 'bytea')
    group by 1 order by 1`);
  expect(rows.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { name, value } of rows) {
    for (const word of words) {
      const hex = Buffer.from(word).toString("hex");
      const table = sql.raw(
        name
          .split(".")
          .map((part) => `"${part}"`)
          .join("."),
      );
      const { rows: hits } = await db.execute(
        sql`select from ${table} where ${sql.raw(value)} like any (array[${`%${word}%`}, ${`%${hex}%`}]) limit 1`,
      );
      if (hits.length > 0 && !found.includes(name)) found.push(name);
    }
  }
  return found;
}

it("nothing of a person with everything is left in any table or file, but what a reason is given for [ACCT-59, OWN-46, OWN-50]", async () => {
  const marks = { said: unique("Zwetschgenröster"), callTitle: unique("Riebelmais"), reported: unique("Holunder") };
  const phone = unique("43 5522");
  const contactEmail = `kontakt-${unique("x").replace(" ", "")}@example.com`;
  const anna = await createCompany(db, { phone, contactEmail, bio: marks.said, location: marks.said });
  const studio = await createCompany(db);
  await leaveEverything(anna, studio, marks);
  for (const { table, column } of await columnsThatPointAtAccounts()) {
    const { rows } = await db.execute(
      sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${anna.id} limit 1`,
    );
    expect([`${table}.${column}`, rows.length]).toEqual([`${table}.${column}`, 1]);
  }
  const said = [anna.id, anna.email, contactEmail, anna.name, anna.slug, phone, marks.said];
  expect(await tablesWith(said)).toEqual(expect.arrayContaining(["public.profiles", "pgboss.job_common"]));

  await deleteAccount(anna.id);
  expect(await tablesWith(said)).toEqual(Object.keys(stays.said).toSorted());
  expect(await tablesWith([marks.callTitle])).toEqual(Object.keys(stays.callTitle).toSorted());
  expect(await tablesWith([marks.reported])).toEqual(Object.keys(stays.reported));
  expect(await listFiles(anna.id)).toEqual([]);
});
