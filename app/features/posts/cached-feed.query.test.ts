import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { posts, type profiles, rateLimits } from "~/db/schema";
import { writeLimits } from "~/http/limits";
import { useUp } from "../../../tests/support/limits";
import { notedReads } from "../../../tests/support/noted-reads";
import { changePerson, createPerson, deletePerson, type Person } from "../../../tests/support/people";
import { createArticle, createPostOf } from "../../../tests/support/posts";
import { recordQueries } from "../../../tests/support/queries";
import { postsOf } from "./post";
import { listFeed, readWriting } from "./posts.server";

let anna: Person;
let ben: Person;
let post: { id: number };
let memory: Awaited<ReturnType<typeof notedReads>>;

beforeEach(async () => {
  await db.delete(posts);
  anna = await createPerson(db);
  ben = await createPerson(db);
  post = await createPostOf(db, anna);
  memory = await notedReads();
});

const look = async (viewer: Person | null, reads?: (typeof memory)["reads"]) =>
  postsOf(await listFeed(null, viewer?.id ?? null, reads));

const setPost = (values: Partial<typeof posts.$inferInsert>) =>
  db.update(posts).set(values).where(eq(posts.id, post.id));
const setAnna = (values: Partial<typeof profiles.$inferInsert>) => changePerson(db, anna, values);

describe("the cached feed", () => {
  it.each<[write: string, run: () => Promise<unknown>]>([
    ["another text", () => setPost({ content: "Neu" })],
    ["a picture that goes or comes", () => setPost({ images: [{ url: "/neu.jpg", alt: "", width: 1, height: 1 }] })],
    ["a pinned post", () => setPost({ pinned: true })],
    ["a post that a superadmin hides", () => setPost({ hidden: true })],
    ["a post that goes", () => db.delete(posts).where(eq(posts.id, post.id))],
    ["a post that comes", () => createPostOf(db, ben)],
    ["an author with another name", () => setAnna({ name: "Anna Moosbrugger", slug: "anna-moosbrugger" })],
    ["another title", () => setAnna({ title: "Schrift" })],
    ["another picture of the author", () => setAnna({ avatarUrl: "/storage/neu.webp" })],
    ["an author who hides", () => setAnna({ profileStatus: "hidden" })],
    ["a blocked author", () => setAnna({ profileStatus: "blocked" })],
    ["an author who goes", () => deletePerson(db, anna)],
  ])("is read again after %s", async (_, run) => {
    const before = await look(ben, memory.reads);
    await run();
    expect(await look(ben, memory.reads)).toEqual(before);
    await memory.readNotes();
    const now = await look(ben);
    expect(await look(ben, memory.reads)).toEqual(now);
    expect(now).not.toEqual(before);
  });

  it("is read once for all, who each find only their own posts marked", async () => {
    const own: unknown[] = [];
    const seen = async (viewer: Person | null) => {
      own.push((await look(viewer, memory.reads)).map(({ isOwn }) => isOwn));
    };
    const counts = [];
    for (const viewer of [anna, ben, null, anna]) counts.push((await recordQueries(() => seen(viewer))).length);
    expect(counts).toEqual([1, 0, 0, 0]);
    expect(own).toEqual([[true], [undefined], [undefined], [true]]);
    await createArticle(db);
    await memory.readNotes();
    expect(await recordQueries(() => seen(ben))).toEqual([]);
  });

  it("names no account to the page", async () => {
    const page = JSON.stringify(await listFeed(null, anna.id, memory.reads));
    expect(page).toContain(anna.slug);
    for (const { id } of [anna, ben]) expect(page).not.toContain(id);
  });

  it("comes with the number of one's own posts, cached until one of them comes or goes", async () => {
    const count = async ({ id }: Person) => (await readWriting({ id, isSuperadmin: false }, memory.reads)).written;
    expect([await count(anna), await count(ben)]).toEqual([1, 0]);
    await createPostOf(db, ben, { hidden: true });
    expect(await count(ben)).toBe(0);
    await memory.readNotes();
    expect([await count(anna), await count(ben)]).toEqual([1, 1]);
    await db.delete(posts).where(eq(posts.id, post.id));
    await memory.readNotes();
    expect(await count(anna)).toBe(0);
  });
});

it("says that a person can't write a post with when the limit ends, and no longer than it is true [TELL-48]", async () => {
  const prevented = async () => (await readWriting(anna, memory.reads)).prevented;
  expect(await prevented()).toBeNull();
  expect(await recordQueries(prevented)).toEqual([]);
  expect(await recordQueries(() => readWriting({ ...anna, isSuperadmin: true }, memory.reads))).toHaveLength(1);
  await useUp("post", anna.id);
  await createPostOf(db, anna);
  await memory.readNotes();
  expect((await prevented())?.title).toBe(writeLimits.post.title);
  // It is read again each time, so that it is said no longer than it is true.
  await db.delete(rateLimits);
  expect(await prevented()).toBeNull();
});
