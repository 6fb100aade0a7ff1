import { eq, getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { isTopic } from "~/visible/topics";
import { changeCall, createCallOf } from "../../tests/support/calls";
import { createCollaboration } from "../../tests/support/collaborations";
import { createConversation } from "../../tests/support/conversations";
import {
  changePerson,
  createCompany,
  createPerson,
  deletePerson,
  type Person,
  unique,
} from "../../tests/support/people";
import { createArticle, createPostOf } from "../../tests/support/posts";
import { createReport } from "../../tests/support/reports";
import { changeWork, createWorkOf, createWorkPicture } from "../../tests/support/works";
import { forgetChanges } from "./changes.server";
import { type Database, db } from "./client.server";
import * as schema from "./schema";

const { blogPosts, changes, collaborations, favorites, posts, profiles, sessions } = schema;

/** The topics that a write notes in its own transaction, which is rolled back. */
async function notedBy(write: (on: Database) => Promise<unknown>): Promise<string[]> {
  const before = await db.$count(changes);
  let topics: string[] = [];
  const undone = db.transaction(async (tx) => {
    await tx.delete(changes);
    await write(tx as unknown as Database);
    const rows = await tx.select().from(changes);
    topics = [...new Set(rows.flatMap((row) => row.topics))].sort();
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await db.$count(changes)).toBe(before);
  return topics;
}

describe("a write notes what it changed", () => {
  let anna: Person;
  let ben: Person;
  const pageOf = ({ id }: { id: string }) => `profile:${id}`;
  const of = (person: Person, topic: string) => [topic, pageOf(person)].sort();

  beforeEach(async () => {
    anna = await createPerson(db);
    ben = await createPerson(db);
  });

  it("as topics, in its own transaction [FAST-20]", async () => {
    const berg = await createCompany(db);
    const post = await createPostOf(db, anna);
    const work = await createWorkOf(db, anna);
    const call = await createCallOf(db, berg);
    const article = await createArticle(db);
    const said = await createCollaboration(db, berg, anna);
    const like = { userId: ben.id, favoritedProfileId: anna.id };
    const set = (on: Database, values: object) => changePerson(on, anna, values);
    const cases: [write: string, (on: Database) => Promise<unknown>, topics: string[]][] = [
      ["a name", (on) => set(on, { name: unique("Anna") }), of(anna, "profiles")],
      [
        "a deleted account",
        (on) => deletePerson(on, anna),
        ["collaborations", "posts", "works", ...of(anna, "profiles")].sort(),
      ],
      ["a like", (on) => on.insert(favorites).values(like), of(anna, "likes")],
      ["a post", (on) => createPostOf(on, anna), of(anna, "posts")],
      ["a pinned post", (on) => on.update(posts).set({ pinned: true }).where(eq(posts.id, post.id)), of(anna, "posts")],
      ["a post that goes", (on) => on.delete(posts).where(eq(posts.id, post.id)), of(anna, "posts")],
      [
        "a post that changes hands",
        (on) => on.update(posts).set({ userId: ben.id }).where(eq(posts.id, post.id)),
        [pageOf(anna), pageOf(ben), "posts"].sort(),
      ],
      ["a work", (on) => changeWork(on, work, { title: "Neu" }), of(anna, "works")],
      ["a picture", (on) => createWorkPicture(on, work), of(anna, "works")],
      ["a call", (on) => changeCall(on, call, { hidden: true }), of(berg, "calls")],
      [
        "an article",
        (on) => on.update(blogPosts).set({ title: "Neu" }).where(eq(blogPosts.id, article.id)),
        ["articles"],
      ],
      [
        "a sentence about an order",
        (on) => on.update(collaborations).set({ answer: "Gern." }).where(eq(collaborations.id, said.id)),
        of(anna, "collaborations"),
      ],
      ["a report", (on) => createReport(on, post), ["reports"]],
      ["all posts", (on) => on.execute(sql`truncate posts`), ["everything"]],
      [
        "a name by hand",
        (on) => on.execute(sql`update profiles set name = name || '!' where id = ${anna.id}`),
        of(anna, "profiles"),
      ],
    ];
    for (const [write, run, topics] of cases) expect([write, await notedBy(run)]).toEqual([write, topics]);
  });

  it("and nothing when no page shows it", async () => {
    const draft = await createWorkOf(db, anna, { published: false });
    const article = await createArticle(db, { published: false });
    const call = await createCallOf(db, anna);
    const waiting = await createCollaboration(db, await createCompany(db), anna, { state: "asked" });
    const session = { userId: anna.id, token: unique("x"), expiresAt: new Date() };
    const cases: [write: string, (on: Database) => Promise<unknown>][] = [
      ["a session", (on) => on.insert(sessions).values(session)],
      ["a message", (on) => createConversation(on, anna, ben)],
      ["the same name", (on) => changePerson(on, anna, { name: anna.name })],
      ["consent", (on) => changePerson(on, anna, { newsletterConsent: true })],
      ["a registration", (on) => createPerson(on, { emailVerified: false })],
      ["a draft", (on) => changeWork(on, draft, { title: "Neu" })],
      [
        "an unpublished article",
        (on) => on.update(blogPosts).set({ title: "Neu" }).where(eq(blogPosts.id, article.id)),
      ],
      ["a reminder", (on) => changeCall(on, call, { askedAt: new Date() })],
      ["activity alone", (on) => changePerson(on, anna, { activeAt: new Date(0) })],
      [
        "a sentence that waits",
        (on) => on.update(collaborations).set({ answer: "Ja." }).where(eq(collaborations.id, waiting.id)),
      ],
      ["no row", (on) => on.delete(posts).where(eq(posts.id, 0))],
    ];
    for (const [write, run] of cases) expect([write, await notedBy(run)]).toEqual([write, []]);
  });

  it("also on the pages that name a person who likes them [FAST-20]", async () => {
    await db.insert(favorites).values({ userId: ben.id, favoritedProfileId: anna.id });
    const hide = (on: Database) => changePerson(on, ben, { profileStatus: "hidden" });
    expect(await notedBy(hide)).toEqual([pageOf(anna), pageOf(ben), "profiles"].sort());
  });

  it("also on the pages that name a person who has worked with them [FAST-20, REACH-98]", async () => {
    const berg = await createCompany(db);
    await createCollaboration(db, berg, anna);
    await createCollaboration(db, berg, ben, { state: "asked" });
    const hide = (on: Database) => changePerson(on, berg, { profileStatus: "hidden" });
    expect(await notedBy(hide)).toEqual(["calls", pageOf(anna), pageOf(berg), "profiles"].sort());
  });

  it("and everything when it changed very much at once [FAST-20]", async () => {
    const rename = (on: Database) =>
      on.execute(sql`update profiles set title = 'Neu ' || id where id in (
      select id from profiles limit 101)`);
    for (let more = await db.$count(profiles); more <= 101; more += 1) await createPerson(db);
    expect(await notedBy(rename)).toContain("everything");
  });
});

/** Tables that no public page reads, and why a change of them needs no note. */
const shownByNoPage: string[] = [
  schema.profileSlugs, // Only old addresses read it, and those redirect.
  schema.workSlugs,
  schema.searchDocuments, // Written with the rows that it is made from, which note the change.
  schema.landingPages, // Counted every ten minutes, and a page in memory is not kept longer.
  schema.nameWords, // The same.
  schema.sessions,
  schema.accounts,
  schema.verifications,
  schema.addressChanges,
  schema.consents,
  schema.legalAcknowledgements,
  schema.newsletters,
  schema.newsletterDeliveries,
  schema.dataExports,
  schema.twoFactors,
  schema.rateLimits,
  schema.submissions,
  schema.profileVisits,
  schema.salts,
  schema.unfoundWords,
  schema.searchAgents,
  schema.agentMatches,
  schema.agentNews,
  schema.blogPostRevisions,
  schema.reservedProfiles,
  schema.memberImports,
  schema.marketWeeks,
  schema.marketSupply,
  schema.marketMails,
  schema.funnelWeeks,
  schema.letterBatches,
  schema.conversations,
  schema.messages,
  schema.offers,
  schema.offerVersions,
  schema.orderVersions,
  schema.offerDrafts,
  schema.invitations,
  schema.attachments,
  schema.callQuestions,
  schema.collections,
  schema.collectionEntries,
  schema.feedAddresses,
  schema.blockedPeople,
  schema.creditPauses,
  schema.mailPreferences,
  schema.auditLog,
  schema.pageViews,
  schema.orphanedFiles,
  schema.storedAssets,
  schema.lookPictures, // A picture never changes. The look that names it notes the change.
  schema.changes,
].map(getTableName);

it("every table is watched by triggers for every kind of write, or shown by no page [FAST-20]", async () => {
  const { rows } = await db.execute<{ name: string; watched: number }>(sql`
    select c.relname as name, count(t.oid)::int as watched from pg_class c
    left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'note_change'::regproc and t.tgenabled = 'O'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`);
  const wrong = rows.filter(({ name, watched }) =>
    name === "favorites" ? watched !== 2 : watched !== (shownByNoPage.includes(name) ? 0 : 4),
  );
  expect(wrong, "`note_changes_of` creates four triggers, unless `shownByNoPage` names the table").toEqual([]);
});

it("every trigger joins rows by their id, and names a noun that pages show [HOUSE-101]", async () => {
  const { rows } = await db.execute<{ name: string; noun: string; hasId: boolean }>(sql`
    select distinct c.relname as name, split_part(encode(t.tgargs, 'escape'), '\\000', 1) as noun,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id') as "hasId"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgfoid = 'note_change'::regproc`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ hasId }) => !hasId)).toEqual([]);
  // A note of any other noun empties all pages from memory: it belongs into app/visible/topics.ts.
  expect(rows.filter(({ noun }) => !isTopic(noun)).map(({ name }) => name)).toEqual(["site_looks"]);
  // For this noun the function reads the count of likes, which only this table has.
  expect(rows.filter(({ noun }) => noun === "profiles").map(({ name }) => name)).toEqual(["profiles"]);
});

it("a note goes after some minutes, when every process has read it", async () => {
  await db.delete(changes);
  const note = (minutes: number) =>
    db.insert(changes).values({ topics: ["posts"], at: sql`now() - ${`${minutes} minutes`}::interval` });
  for (const minutes of [9, 8, 7, 1]) await note(minutes);
  expect(await forgetChanges()).toBe(2);
  const left = await db.select({ topics: changes.topics }).from(changes).orderBy(changes.xid);
  // The third may still have been unseen when it was written, five minutes ago.
  expect(left).toEqual([{ topics: ["posts"] }, { topics: ["posts"] }, { topics: [] }]);
});
