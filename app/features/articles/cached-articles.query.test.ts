import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { notedReads } from "../../../tests/support/noted-reads";
import { changePerson, createPerson, type Person } from "../../../tests/support/people";
import { createArticle, createPostOf } from "../../../tests/support/posts";
import { recordQueries } from "../../../tests/support/queries";
import { countArticles, findArticle, listArticles, listLatestArticles, listRelatedArticles } from "./articles.server";

const category = "Karriere";
const everything = { category: null, before: null };

let anna: Person;
let article: { id: number; slug: string };
let memory: Awaited<ReturnType<typeof notedReads>>;

beforeEach(async () => {
  await db.delete(blogPosts);
  anna = await createPerson(db);
  article = await createArticle(db, { category, createdBy: anna.id });
  memory = await notedReads();
});

async function look(reads?: (typeof memory)["reads"]) {
  return {
    article: await findArticle(reads, article.slug),
    beside: await listRelatedArticles(reads, "ein-anderer", category),
    list: (await listArticles(reads, everything)).articles,
    latest: await listLatestArticles(reads),
    counts: await countArticles(reads),
  };
}

const set = (values: Partial<typeof blogPosts.$inferInsert>) =>
  db.update(blogPosts).set(values).where(eq(blogPosts.id, article.id));

describe("cached articles", () => {
  it.each<[write: string, run: () => Promise<unknown>, unchanged: string[]]>([
    ["another title", () => set({ title: "Neu" }), ["counts"]],
    ["another text", () => set({ content: "<p>Neu</p>" }), ["beside", "list", "latest", "counts"]],
    ["another category", () => set({ category: "Business" }), []],
    ["one that is withdrawn", () => set({ published: false }), []],
    ["one that is deleted", () => set({ deletedAt: new Date() }), []],
    ["the block of its account", () => changePerson(db, anna, { profileStatus: "blocked" }), []],
    ["one that comes", () => createArticle(db, { category }), ["article"]],
    ["rows that are gone", () => db.delete(blogPosts), []],
  ])("are read again after %s", async (_, run, unchanged) => {
    const before = await look(memory.reads);
    await run();
    expect(await look(memory.reads)).toEqual(before);
    await memory.readNotes();
    const [kept, now] = [await look(memory.reads), await look()];
    expect(kept).toEqual(now);
    const same = Object.keys(now).filter((part) => {
      const [one, other] = [before, now].map((seen) => JSON.stringify(seen[part as keyof typeof now]));
      return one === other;
    });
    expect(same).toEqual(unchanged);
  });

  it("are read once for all, and stay while other things change", async () => {
    expect(await recordQueries(() => look(memory.reads))).toHaveLength(5);
    await memory.readNotes();
    await look(memory.reads);
    await createPostOf(db, anna);
    await memory.readNotes();
    expect(await recordQueries(() => look(memory.reads))).toEqual([]);
  });

  it("come also to who has asked for one that was not there yet", async () => {
    await set({ published: false });
    expect(await findArticle(memory.reads, article.slug)).toBeNull();
    await set({ published: true });
    await memory.readNotes();
    expect((await findArticle(memory.reads, article.slug))?.slug).toBe(article.slug);
  });
});
