import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listActs } from "~/audit/audit.server";
import { storeSubject } from "~/audit/subjects.server";
import { db } from "~/db/client.server";
import { blogPostRevisions, blogPosts, reports } from "~/db/schema";
import { deleteAccount } from "~/features/profiles/own/delete-account.server";
import { ChangedMeanwhile, seenAs } from "~/http/seen-version.server";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { untilBlocked } from "../../../../tests/support/locks";
import { createPerson, type Person, unique } from "../../../../tests/support/people";
import { createArticle as storeArticle } from "../../../../tests/support/posts";
import { whateverIsStored } from "../../../../tests/support/seen";
import { partsOf } from "../article-parts";
import { createArticle, deleteArticle, updateArticle } from "../save-article.server";
import { deleteArticleForReason } from "./moderate-article.server";
import { publishAgain, ReasonMissing, withdrawArticle } from "./withdraw-article.server";

withJobs();

const reason = "Das Bild gehört einer anderen.";

async function publishedArticle(createdBy: string | null) {
  const stored = await storeArticle(db, { createdBy });
  const { id, title, excerpt, content, author, slug } = stored;
  const fields = { title, excerpt, content, author, category: "Business" as const, imageUrl: null, readTime: null };
  const save = (editor: { id: string; isSuperadmin: boolean }, said = {}, published = false) =>
    updateArticle(id, { ...fields, featured: false, published }, seenAs(partsOf(stored)), editor, said);
  const isPublished = async () => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]?.published;
  return { id, slug, save, isPublished };
}

describe("a superadmin who takes somebody's published article back", () => {
  it("says why, and its account gets a statement of reasons with a way to object [NOTICE-40]", async () => {
    const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
    const { id, slug, save, isPublished } = await publishedArticle(anna.id);
    for (const said of [{}, { reason: "Nö" }]) await expect(save(vera, said)).rejects.toBeInstanceOf(ReasonMissing);
    expect([await isPublished(), await queuedMails(anna.email)]).toEqual([true, []]);
    const about = { kind: "article" as const, id: `${id}`, name: "Ein Artikel", path: null, concerns: anna.id };
    const report = { subjectId: await storeSubject(db, about), reason: "rights" as const, text: "Mein Bild." };
    await db.insert(reports).values(report);
    await save(vera, { reason, ground: "urheber" });
    const waiting = and(eq(reports.subjectId, report.subjectId), isNull(reports.decisionId));
    expect(await db.$count(reports, waiting)).toBe(0);
    expect(await isPublished()).toBe(false);
    const [mail] = await queuedMails(anna.email);
    for (const part of [reason, "UrhG", "Anlass war eine Meldung", `/blog/${slug}`, "bis wir es wieder aufheben"])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toMatch(/\/einspruch\?/);
    const acts = (await listActs({ query: vera.name })).acts.map(({ action, concerns }) => ({ action, concerns }));
    expect(acts).toContainEqual({ action: "article.withdraw", concerns: anna.id });
    expect(await publishAgain(vera, id)).toBe(true);
    expect(await isPublished()).toBe(true);
  });

  it("and the deletion of its account never end each other, nor a save of its author or a deletion [SAFE-136]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    type Published = Awaited<ReturnType<typeof publishedArticle>>;
    const writes: ((article: Published, author: Person) => Promise<unknown>)[] = [
      ({ id }) => withdrawArticle(vera, id, reason),
      ({ id }) => deleteArticleForReason(vera, id, reason),
      ({ id }) => deleteArticle(id, vera),
      ({ save }) => save(vera, { reason }),
      ({ save }, author) => save({ ...author, isSuperadmin: false }, {}, true).catch(() => "gone"),
    ];
    for (const write of writes) {
      const author = await createPerson(db);
      const article = await publishedArticle(author.id);
      let written: Promise<unknown> | undefined;
      await deleteAccount(author.id, async () => {
        written = write(article, author);
        await untilBlocked(db);
      });
      await written;
    }
  });

  it("does it for a report once, so that an open editor can't publish it again [NOTICE-42]", async () => {
    const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
    const { id, save, isPublished } = await publishedArticle(anna.id);
    const about = await storeSubject(db, {
      kind: "article",
      id: `${id}`,
      name: "Ein Artikel",
      path: null,
      concerns: anna.id,
    });
    await db.insert(reports).values({ subjectId: about, reason: "rights", text: "Mein Bild." });
    const withdraw = () => withdrawArticle(vera, id, reason, { answers: { subjectId: about, reasons: ["rights"] } });
    expect(await Promise.all([withdraw(), withdraw()])).toEqual(expect.arrayContaining([true, false]));
    expect(await isPublished()).toBe(false);
    expect(await db.$count(reports, and(eq(reports.subjectId, about), isNull(reports.decisionId)))).toBe(0);
    expect(await queuedMails(anna.email)).toHaveLength(1);
    await expect(save({ ...anna, isSuperadmin: false }, {}, true)).rejects.toThrow(ChangedMeanwhile);
  });

  it("publishes it again as it was, over no text that has changed since [NOTICE-43]", async () => {
    const [anna, vera] = [await createPerson(db), await createPerson(db, { isSuperadmin: true })];
    const fields = { excerpt: "Kurz.", content: "<p>Text.</p>", author: "Anna", category: "Business" as const };
    const all = { ...fields, title: unique("Ein Artikel"), imageUrl: null, readTime: null, featured: false };
    const author = { ...anna, isSuperadmin: false };
    const { id } = await createArticle({ ...all, published: true }, author);
    const stored = async () => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
    const versions = async () => {
      const { blogPostId, version } = blogPostRevisions;
      const rows = await db.select({ version }).from(blogPostRevisions).where(eq(blogPostId, id)).orderBy(version);
      return rows.map((row) => row.version);
    };
    const acts = async () => (await listActs({ query: vera.name })).acts.map(({ action }) => action);

    await withdrawArticle(vera, id, reason);
    const withdrawn = await stored();
    expect(await publishAgain(vera, id)).toBe(true);
    expect(await stored()).toMatchObject({ published: true, version: 3 });
    expect(await versions()).toEqual([1, 2, 3]);
    const seen = withdrawn ? seenAs(partsOf(withdrawn)) : whateverIsStored;
    const late = updateArticle(id, { ...all, excerpt: "Anders.", published: false }, seen, author);
    await expect(late).rejects.toThrow(ChangedMeanwhile);
    expect(await publishAgain(vera, id)).toBe(true);
    expect((await acts()).filter((action) => action === "article.republish")).toHaveLength(1);

    await withdrawArticle(vera, id, reason);
    await updateArticle(
      id,
      { ...all, content: "<p>Neu, noch nicht fertig.</p>", published: false },
      whateverIsStored,
      author,
    );
    expect(await publishAgain(vera, id)).toBe("up to its author");
    expect((await stored())?.published).toBe(false);
    await db.delete(blogPosts).where(eq(blogPosts.id, id));
    expect(await publishAgain(vera, id)).toBe(false);
  });

  it("needs no reason for one's own, for one without an account, and for a draft; nor do members [NOTICE-40]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const vera = await createPerson(db, { isSuperadmin: true });
    for (const [author, editor] of [
      [vera.id, vera],
      [null, vera],
      [anna.id, ben],
      [anna.id, anna],
    ] as const) {
      const { save, isPublished } = await publishedArticle(author);
      await save(editor);
      expect(await isPublished()).toBe(false);
    }
    expect(await queuedMails(anna.email)).toEqual([]);
  });
});
