import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listActs } from "~/audit/audit.server";
import { db } from "~/db/client.server";
import { auditLog, blogPosts, profiles } from "~/db/schema";
import { LimitReached } from "~/http/rate-limit.server";
import { createPerson, unique } from "../../../tests/support/people";
import { createArticle as createRow } from "../../../tests/support/posts";
import { countArticles, findArticle, listArticles, listLatestArticles } from "./articles.server";
import { findForDesk, listForDesk, listRevisions } from "./blog-desk.server";
import { createArticle, deleteArticle, restoreRevision, updateArticle } from "./save-article.server";
import { undoDeletion } from "./undo-deletion.server";

const fields = (title = unique("Papier aus der Nähe")) => ({
  title,
  excerpt: "Kurz gesagt.",
  content: "<p>Lang gesagt.</p>",
  category: "Nachhaltigkeit" as const,
  author: "Anna Fink",
  featured: false,
  published: false,
  imageUrl: null,
  readTime: null,
});

describe("saving an article", () => {
  it("keeps the fields, who made it, and a computed reading time [BADM-15, DATA-39, BADM-11]", async () => {
    const anna = await createPerson(db);
    const given = { ...fields(), content: `<p>${"Wort ".repeat(600)}</p>`, imageUrl: "https://example.com/bild.jpg" };
    const { id, slug } = await createArticle(given, anna.id);
    const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
    expect(row).toMatchObject({ ...given, slug, createdBy: anna.id, readTime: "3 min", version: 1 });
    for (const moment of [row?.createdAt, row?.updatedAt]) expect(moment).toBeInstanceOf(Date);
  });

  it("keeps only clean HTML [BLOG-19]", async () => {
    const { id } = await createArticle(
      { ...fields(), content: "<p onclick=x>Gut</p><script>x</script>" },
      (await createPerson(db)).id,
    );
    expect((await findForDesk(id))?.content).toBe("<p>Gut</p>");
  });

  it("gives each its own address from the title, also at the same moment [BADM-16]", async () => {
    const anna = await createPerson(db);
    const title = unique("Drei Farben");
    const saved = await Promise.all([1, 2, 3, 4].map(() => createArticle(fields(title), anna.id)));
    const slugs = saved.map(({ slug }) => slug).toSorted();
    expect(new Set(slugs).size).toBe(4);
    expect(slugs[1]).toBe(`${slugs[0]}-2`);
  });

  it("never takes the address of the desk [NAV-05]", async () => {
    const { slug } = await createArticle(fields("Admin"), (await createPerson(db)).id);
    expect(slug).toBe("admin-2");
  });

  it("lets a draft's address follow its title, and a published one's stay [BADM-16]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(fields(), anna.id);
    const renamed = unique("Anders gesagt");
    await updateArticle(id, { ...fields(renamed), published: true }, 1, anna.id);
    const published = await findForDesk(id);
    expect(published?.slug).toMatch(/^anders-gesagt/);
    await updateArticle(id, { ...fields("Noch einmal anders"), published: true }, 2, anna.id);
    expect((await findForDesk(id))?.slug).toBe(published?.slug);
  });

  it("does not overwrite what another editor saved meanwhile", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const { id } = await createArticle(fields(), anna.id);
    const both = await Promise.all([
      updateArticle(id, { ...fields(), excerpt: "Von Anna" }, 1, anna.id),
      updateArticle(id, { ...fields(), excerpt: "Von Ben" }, 1, ben.id),
    ]);
    expect(both.filter((update) => "saved" in update)).toHaveLength(1);
    expect(both.filter((update) => "conflict" in update)).toEqual([{ conflict: 2 }]);
    expect((await findForDesk(id))?.version).toBe(2);
  });

  it("keeps every version, and brings one back as a new one [BADM-03]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle({ ...fields(), excerpt: "Erste Fassung" }, anna.id);
    await updateArticle(id, { ...fields(), excerpt: "Zweite Fassung" }, 1, anna.id);
    expect((await restoreRevision(id, 1, anna.id))?.version).toBe(3);
    expect((await findForDesk(id))?.excerpt).toBe("Erste Fassung");
    const revisions = await listRevisions(id);
    expect(revisions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, anna.name],
      [2, anna.name],
      [1, anna.name],
    ]);
    expect(await restoreRevision(id, 9, anna.id)).toBeNull();
  });

  it("takes a deletion back, and says in the log who did both [BADM-03, BADM-18, ROLE-60]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    const { id, slug } = await createRow(db);
    expect(await deleteArticle(id, vera.id)).toBe(true);
    expect(await deleteArticle(id, vera.id)).toBe(false);
    expect(await findArticle(slug)).toBeNull();
    expect(await findForDesk(id)).toBeNull();
    expect(await undoDeletion(vera, id)).toBe(true);
    expect(await undoDeletion(vera, id)).toBe(false);
    const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id));
    expect(acts).toMatchObject([
      { action: "article.delete", subjectId: `${id}`, actorName: vera.name },
      { action: "article.restore", subjectId: `${id}` },
    ]);
    expect((await findArticle(slug))?.slug).toBe(slug);
  });
});

describe("an article of someone else", () => {
  const actsOn = async (id: number) => (await listActs({})).acts.filter(({ subjectId }) => subjectId === `${id}`);

  it("is in the log with who changed it and what, one's own is not [ROLE-60]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const vera = await createPerson(db, { isSuperadmin: true });
    const first = fields("Erster Titel");
    const { id } = await createArticle(first, anna.id);
    await updateArticle(id, { ...first, excerpt: "Von Anna selbst." }, 1, anna.id);
    expect(await actsOn(id)).toEqual([]);
    await updateArticle(id, { ...first, title: "Von Ben" }, 2, ben.id);
    await updateArticle(id, { ...first, title: "Von Vera", published: true }, 3, vera.id);
    await deleteArticle(id, ben.id);
    const acts = await actsOn(id);
    expect(acts).toMatchObject([
      { action: "article.delete", actorName: ben.name, subjectName: "Von Vera", concerns: anna.id },
      { action: "article.edit", actorName: vera.name, subjectName: "Von Ben" },
      { action: "article.edit", actorName: ben.name, subjectName: "Erster Titel" },
    ]);
    expect(acts[1]?.changes.toSorted((a, b) => a.field.localeCompare(b.field, "de"))).toEqual([
      { field: "Fassung", before: "3", after: "4" },
      { field: "Titel", before: "Von Ben", after: "Von Vera" },
      { field: "veröffentlicht", before: "nein", after: "ja" },
    ]);
  });

  it("leaves no name of a member in the log once the account is gone; a superadmin's stays [OWN-50]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const vera = await createPerson(db, { isSuperadmin: true });
    const { id } = await createArticle(fields(), anna.id);
    await updateArticle(id, fields(), 1, ben.id);
    await updateArticle(id, fields(), 2, vera.id);
    await db.delete(profiles).where(inArray(profiles.id, [ben.id, vera.id]));
    expect((await actsOn(id)).map(({ actorName }) => actorName)).toEqual([vera.name, "Gelöschtes Konto"]);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(ben.name);
  });
});

describe("how often articles are written [SAFE-52]", () => {
  it("is limited for each account, also when many are sent at once, and says when it goes on", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => createArticle(fields(), anna.id)));
    const refused = tries.filter((tried) => tried.status === "rejected").map(({ reason }) => reason);
    expect(refused).toHaveLength(5);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(LimitReached);
      expect(reason.problem.text).toMatch(
        /^In der ersten Woche können Sie .* 25 neue Beiträge anlegen\. Weiter geht es ab /,
      );
    }
    expect(await db.$count(blogPosts, eq(blogPosts.createdBy, anna.id))).toBe(25);
    await createArticle(fields(), ben.id);
  });
});

describe("what readers get", () => {
  it("is what is published and not deleted [BLOG-03, BLOG-08, BLOG-15, ROLE-07]", async () => {
    const [shown, draft, deleted] = [
      await createRow(db),
      await createRow(db, { published: false }),
      await createRow(db, { deletedAt: new Date() }),
    ];
    const { rows } = await listArticles({ query: "", category: null, before: null });
    const slugs = rows.map(({ slug }) => slug);
    expect(slugs).toContain(shown.slug);
    for (const { slug } of [draft, deleted]) {
      expect(slugs).not.toContain(slug);
      expect(await findArticle(slug)).toBeNull();
    }
    const desk = (await listForDesk(null)).rows.map(({ id }) => id);
    expect(desk).toContain(draft.id);
    expect(desk).not.toContain(deleted.id);
  });

  it("is found by title or excerpt, whatever the case, and by category [BLOG-04, BLOG-05]", async () => {
    const article = await createRow(db, {
      title: unique("Größenwahn im Format"),
      excerpt: "Über PAPIERBÖGEN",
      category: "Karriere",
    });
    const find = async (query: string, category: string | null = null) =>
      (await listArticles({ query, category, before: null })).rows.map(({ slug }) => slug);
    for (const query of ["größenwahn", "GROESSENWAHN", "papierbögen", "format wahn"])
      expect(await find(query)).toContain(article.slug);
    expect(await find("größenwahn", "Karriere")).toContain(article.slug);
    expect(await find("größenwahn", "Business")).not.toContain(article.slug);
    expect(await find("100% _nichts")).toEqual([]);
    expect((await countArticles()).find(({ category }) => category === "Karriere")?.count).toBe(1);
  });

  it("are the three latest in the block of the feed, featured or not [BLOG-09, BLOG-13, CONST-20]", async () => {
    const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const [a, b, c, d] = [
      await createRow(db, { createdAt: soon(1) }),
      await createRow(db, { createdAt: soon(2), featured: true }),
      await createRow(db, { createdAt: soon(3) }),
      await createRow(db, { createdAt: soon(4), published: false }),
    ];
    expect((await listLatestArticles()).map(({ slug }) => slug)).toEqual([c.slug, b.slug, a.slug]);
    expect(d.published).toBe(false);
  });
});
