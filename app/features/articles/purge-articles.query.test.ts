import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { blogPostRevisions, blogPosts, orphanedFiles } from "~/db/schema";
import { removeDropped } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { createPerson, unique } from "../../../tests/support/people";
import { picture } from "../../../tests/support/posts";
import { whateverIsStored } from "../../../tests/support/seen";
import { keysOfPictures, storeArticlePicture } from "./article-pictures.server";
import { purgeArticles } from "./purge-articles.server";
import { createArticle, deleteArticle, updateArticle } from "./save-article.server";

const fields = (imageUrl: string | undefined, inText: string) => ({
  title: unique("Papier"),
  excerpt: "Kurz gesagt.",
  content: `<p>Text</p><img src="${inText}" alt="">`,
  category: "Nachhaltigkeit" as const,
  author: "Anna Fink",
  featured: false,
  published: true,
  imageUrl: imageUrl ?? null,
  readTime: null,
});

const uploader = { account: "" };
const upload = async () => (await storeArticlePicture(await picture(), uploader)).url;

beforeEach(async () => {
  uploader.account = (await createPerson(db)).id;
});

async function stillThere(urls: string[]) {
  const disk = await storage();
  return Promise.all(urls.map((url) => disk.exists(keysOfPictures([url])[0] ?? "")));
}

it("keeps a deleted article's versions and pictures for thirty days, then removes all that nobody else shows [BADM-03]", async () => {
  const anna = await createPerson(db);
  const [cover, first, second, shared] = [await upload(), await upload(), await upload(), await upload()];
  const { id } = await createArticle(fields(cover, first), anna);
  await updateArticle(id, fields(shared, second), whateverIsStored, anna);
  const other = await createArticle(fields(undefined, shared), anna);
  await deleteArticle(id, anna);

  const deletedAgo = (interval: string) =>
    db
      .update(blogPosts)
      .set({ deletedAt: sql`now() - ${interval}::interval` })
      .where(eq(blogPosts.id, id));
  await deletedAgo("29 days");
  expect(await purgeArticles()).toBe(0);
  await removeDropped();
  expect(await stillThere([cover, first, second, shared])).toEqual([true, true, true, true]);

  await deletedAgo("31 days");
  expect(await purgeArticles()).toBe(1);
  await removeDropped();
  expect(await stillThere([cover, first, second, shared])).toEqual([false, false, false, true]);
  const left = await db
    .select()
    .from(blogPosts)
    .where(inArray(blogPosts.id, [id, other.id]));
  expect(left.map((article) => article.id)).toEqual([other.id]);
  expect(await db.$count(blogPostRevisions, eq(blogPostRevisions.blogPostId, id))).toBe(0);
});

it("never touches the pictures of a member's profile or posts, wherever they are shown", async () => {
  const anna = await createPerson(db);
  const { id } = await createArticle(
    fields(`/storage/post-images/${anna.id}/post_1-1.jpg`, "https://example.com/a.jpg"),
    anna,
  );
  await db.update(blogPosts).set({ deletedAt: sql`now() - interval '31 days'` }).where(eq(blogPosts.id, id));
  expect(await purgeArticles()).toBe(1);
  expect(await db.select().from(orphanedFiles)).toEqual([]);
});

it("lets an account have forty pictures that no article names, and removes them after a day [SAFE-41]", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const waiting = Array.from({ length: 39 }, (_, index) => ({
    key: `post-images/blog/wartet-${index}.jpg`,
    uploadedBy: anna.id,
  }));
  await db.insert(orphanedFiles).values(waiting);
  const store = async (account: string) => (await storeArticlePicture(await picture(), { account })).url;
  const last = await store(anna.id);
  await expect(store(anna.id)).rejects.toThrow(
    "Sie haben 40 Bilder hochgeladen, die noch in keinem gespeicherten Artikel",
  );
  await store(ben.id);
  await createArticle(fields(last, last), anna);
  const next = await store(anna.id);
  expect(await stillThere([last, next])).toEqual([true, true]);

  await db.update(orphanedFiles).set({ since: sql`now() - interval '2 hours'` });
  await removeDropped();
  expect(await stillThere([last, next])).toEqual([true, false]);
  expect(await db.$count(orphanedFiles)).toBe(0);
  await store(anna.id);
});

it("removes however much is due, not only a part of it a day [SAFE-41]", async () => {
  const due = Array.from({ length: 1201 }, (_, index) => ({
    key: `post-images/blog/alt-${index}.jpg`,
    since: new Date(0),
  }));
  await db.insert(orphanedFiles).values(due);
  await removeDropped();
  expect(
    await db
      .select()
      .from(orphanedFiles)
      .where(eq(orphanedFiles.since, new Date(0))),
  ).toEqual([]);
});
