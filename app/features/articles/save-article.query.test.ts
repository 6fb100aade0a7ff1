import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listActs } from "~/audit/audit.server";
import { db } from "~/db/client.server";
import { auditLog, blogPostRevisions, blogPosts, profiles } from "~/db/schema";
import { LimitReached } from "~/http/rate-limit.server";
import { ChangedMeanwhile, seenAs } from "~/http/seen-version.server";
import { useUp } from "../../../tests/support/limits";
import { changePerson, createPerson, deletePerson, unique } from "../../../tests/support/people";
import { createArticle as createRow } from "../../../tests/support/posts";
import { whateverIsStored } from "../../../tests/support/seen";
import { partsOf } from "./article-parts";
import { findArticle } from "./articles.server";
import { findForDesk, listDeleted, listForDesk, listRevisions } from "./blog-desk.server";
import type { Editor } from "./policy";
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

/** An editor who sees everything. */
const superadmin: Editor = { id: randomUUID(), isSuperadmin: true };

describe("saving an article", () => {
  it("keeps the fields, who made it, and a computed reading time [BADM-15, DATA-39, BADM-11]", async () => {
    const anna = await createPerson(db);
    const given = { ...fields(), content: `<p>${"Wort ".repeat(600)}</p>`, imageUrl: "https://example.com/bild.jpg" };
    const { id, slug } = await createArticle(given, anna);
    const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
    expect(row).toMatchObject({ ...given, slug, createdBy: anna.id, readTime: "3 min", version: 1 });
    for (const moment of [row?.createdAt, row?.updatedAt]) expect(moment).toBeInstanceOf(Date);
  });

  it("keeps only clean HTML [BLOG-19]", async () => {
    const { id } = await createArticle(
      { ...fields(), content: "<p onclick=x>Gut</p><script>x</script>" },
      await createPerson(db),
    );
    expect((await findForDesk(id, superadmin))?.content).toBe("<p>Gut</p>");
  });

  it("gives each its own address from the title, also at the same moment [BADM-16]", async () => {
    const anna = await createPerson(db);
    const title = unique("Drei Farben");
    const saved = await Promise.all([1, 2, 3, 4].map(() => createArticle(fields(title), anna)));
    const slugs = saved.map(({ slug }) => slug).toSorted();
    expect(new Set(slugs).size).toBe(4);
    expect(slugs[1]).toBe(`${slugs[0]}-2`);
  });

  it("never takes the address of the desk [NAV-05]", async () => {
    const { slug } = await createArticle(fields("Admin"), await createPerson(db));
    expect(slug).toBe("admin-2");
  });

  it("lets a draft's address follow its title, and a published one's stay [BADM-16]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(fields(), anna);
    const renamed = unique("Anders gesagt");
    await updateArticle(id, { ...fields(renamed), published: true }, whateverIsStored, anna);
    const published = await findForDesk(id, superadmin);
    expect(published?.slug).toMatch(/^anders-gesagt/);
    await updateArticle(id, { ...fields("Noch einmal anders"), published: true }, whateverIsStored, anna);
    expect((await findForDesk(id, superadmin))?.slug).toBe(published?.slug);
  });

  it("does not overwrite what another editor saved meanwhile", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const { id } = await createArticle(fields(), anna);
    const stored = await findForDesk(id, superadmin);
    const seen = stored ? seenAs(partsOf(stored)) : whateverIsStored;
    const both = await Promise.allSettled([
      updateArticle(id, { ...fields(stored?.title), excerpt: "Von Anna" }, seen, anna),
      updateArticle(id, { ...fields(stored?.title), excerpt: "Von Ben" }, seen, ben),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [lost] = both.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(lost).toBeInstanceOf(ChangedMeanwhile);
    expect((await findForDesk(id, superadmin))?.version).toBe(2);
  });

  it("keeps every version, and brings one back as a new one [BADM-03]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle({ ...fields(), excerpt: "Erste Fassung" }, anna);
    await updateArticle(id, { ...fields(), excerpt: "Zweite Fassung" }, whateverIsStored, anna);
    expect(await restoreRevision(id, 1, anna)).toMatchObject({ saved: { version: 3 } });
    expect((await findForDesk(id, anna))?.excerpt).toBe("Erste Fassung");
    const { revisions } = await listRevisions(id, null, anna);
    expect(revisions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, anna.name],
      [2, anna.name],
      [1, anna.name],
    ]);
    expect(await restoreRevision(id, 9, anna)).toEqual({ gone: true });
  });

  it("brings an earlier version back once, however often that is pressed [BADM-24]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle({ ...fields(), excerpt: "Erste Fassung" }, anna);
    await updateArticle(id, { ...fields(), excerpt: "Zweite Fassung" }, whateverIsStored, anna);
    await Promise.allSettled([restoreRevision(id, 1, anna), restoreRevision(id, 1, anna)]);
    expect(await restoreRevision(id, 1, anna)).toMatchObject({ saved: { version: 3 } });
    expect(await db.$count(blogPostRevisions, eq(blogPostRevisions.blogPostId, id))).toBe(3);
  });

  it("brings an earlier text back without taking an article offline, and without publishing one [BADM-03]", async () => {
    const anna = await createPerson(db);
    const { id, slug } = await createArticle({ ...fields(), excerpt: "Noch ein Entwurf" }, anna);
    await updateArticle(id, { ...fields(), published: true }, whateverIsStored, anna);
    await restoreRevision(id, 1, anna);
    expect(await findForDesk(id, anna)).toMatchObject({ excerpt: "Noch ein Entwurf", published: true });
    expect(await findForDesk(id, anna)).toMatchObject({ version: 3 });
    await updateArticle(id, { ...fields(), published: false }, whateverIsStored, anna);
    await restoreRevision(id, 2, anna);
    expect(await findForDesk(id, anna)).toMatchObject({ published: false, version: 5 });
    expect(await findArticle(undefined, slug)).toBeNull();
  });

  it("keeps what a version from before its column does not say [BADM-03]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(fields(), anna);
    await db.update(blogPostRevisions).set({ snapshot: sql`snapshot - 'readTime'` });
    await updateArticle(id, { ...fields(), excerpt: "Eine neue", readTime: "9 min" }, whateverIsStored, anna);
    await restoreRevision(id, 1, anna);
    expect(await findForDesk(id, anna)).toMatchObject({ excerpt: fields().excerpt, readTime: "9 min", version: 3 });
  });

  it("reaches every version, however many there are [BADM-03, TELL-32]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(fields(), anna);
    const snapshot = { title: "Fassung" };
    const more = Array.from({ length: 120 }, (_, index) => ({ blogPostId: id, version: index + 2, snapshot }));
    await db.insert(blogPostRevisions).values(more);
    const seen: number[] = [];
    let below: number | null = null;
    do {
      const page = await listRevisions(id, below, anna);
      seen.push(...page.revisions.map(({ version }) => version));
      below = page.next;
    } while (below !== null);
    expect(seen).toEqual(Array.from({ length: 121 }, (_, index) => 121 - index));
  });

  it("names nobody in the list of versions who is not public, save to themselves and to superadmins [BADM-03, TELL-32]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const { id } = await createArticle(fields(), anna);
    const namesFor = async (editor: Editor) =>
      (await listRevisions(id, null, editor)).revisions.map(({ savedBy, isOfAccount }) => [savedBy, isOfAccount]);
    expect(await namesFor(ben)).toEqual([[anna.name, true]]);
    await changePerson(db, anna, { profileStatus: "hidden" });
    expect(await namesFor(ben)).toEqual([[null, true]]);
    for (const editor of [anna, superadmin]) expect(await namesFor(editor)).toEqual([[anna.name, true]]);
    await deletePerson(db, anna);
    expect(await namesFor(superadmin)).toEqual([[null, false]]);
  });

  it("leaves the articles of a blocked account to superadmins [DATA-13, TELL-32]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const { id } = await createArticle({ ...fields(), published: true }, anna);
    await changePerson(db, anna, { profileStatus: "blocked" });
    const deskOf = async (editor: Editor) => (await listForDesk(null, editor)).rows.map((entry) => entry.id);
    expect([await findForDesk(id, ben), (await deskOf(ben)).includes(id)]).toEqual([null, false]);
    expect(await updateArticle(id, fields(), whateverIsStored, ben)).toEqual({ gone: true });
    expect(await restoreRevision(id, 1, ben)).toEqual({ gone: true });
    expect(await deleteArticle(id, ben)).toBe(false);
    expect((await deskOf(superadmin)).includes(id)).toBe(true);
    const vera = await createPerson(db, { isSuperadmin: true });
    expect(await restoreRevision(id, 1, vera)).toMatchObject({ saved: { version: 1 } });
  });

  it("says to superadmins who deleted an article, also one's own, and when [BADM-03, TELL-32]", async () => {
    const anna = await createPerson(db);
    const { id } = await createArticle(fields(), anna);
    await deleteArticle(id, anna);
    const entry = async () => (await listDeleted()).find((deleted) => deleted.id === id);
    expect(await entry()).toMatchObject({ deletedBy: anna.name, deletedAt: expect.any(Date) });
    await undoDeletion(await createPerson(db, { isSuperadmin: true }), id);
    expect(await entry()).toBeUndefined();
  });

  it("takes a deletion back, and says in the log who did both [BADM-03, BADM-18, ROLE-60]", async () => {
    const vera = await createPerson(db, { isSuperadmin: true });
    const { id, slug } = await createRow(db);
    // The second press is answered like the first, and records nothing.
    expect([await deleteArticle(id, vera), await deleteArticle(id, vera)]).toEqual([true, true]);
    expect(await findArticle(undefined, slug)).toBeNull();
    expect(await findForDesk(id, superadmin)).toBeNull();
    expect(await undoDeletion(vera, id)).toBe(true);
    expect(await undoDeletion(vera, id)).toBe(false);
    const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id)).orderBy(auditLog.id);
    expect(acts).toMatchObject([
      { action: "article.delete", subjectId: `${id}`, actorName: vera.name },
      { action: "article.restore", subjectId: `${id}` },
    ]);
    expect((await findArticle(undefined, slug))?.slug).toBe(slug);
  });
});

describe("an article of someone else", () => {
  const actsOn = async (id: number) => (await listActs({})).acts.filter(({ subjectId }) => subjectId === `${id}`);

  it("is in the log with who changed it and what, one's own is not [ROLE-60]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const vera = await createPerson(db, { isSuperadmin: true });
    const first = fields("Erster Titel");
    const { id } = await createArticle(first, anna);
    await updateArticle(id, { ...first, excerpt: "Von Anna selbst." }, whateverIsStored, anna);
    expect(await actsOn(id)).toEqual([]);
    await updateArticle(id, { ...first, title: "Von Ben" }, whateverIsStored, ben);
    await updateArticle(id, { ...first, title: "Von Vera", published: true }, whateverIsStored, vera);
    await deleteArticle(id, ben);
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
    const { id } = await createArticle(fields(), anna);
    await updateArticle(id, fields(), whateverIsStored, ben);
    await updateArticle(id, fields(), whateverIsStored, vera);
    await db.delete(profiles).where(inArray(profiles.id, [ben.id, vera.id]));
    expect((await actsOn(id)).map(({ actorName }) => actorName)).toEqual([vera.name, "Gelöschtes Konto"]);
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain(ben.name);
  });
});

it("articles are limited for each account, also when many are sent at once, with when it goes on [SAFE-52]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  await useUp("article", anna.id, 3);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => createArticle(fields(), anna)));
  const refused = tries.filter((tried) => tried.status === "rejected").map(({ reason }) => reason);
  expect(refused).toHaveLength(5);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(LimitReached);
    expect(reason.problem.text).toMatch(/^In der ersten Woche können Sie .* neue Artikel anlegen\. Weiter geht es ab /);
  }
  expect(await db.$count(blogPosts, eq(blogPosts.createdBy, anna.id))).toBe(3);
  await createArticle(fields(), ben);
});
