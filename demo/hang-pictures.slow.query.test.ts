import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { eq, isNotNull, not, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import {
  attachments,
  blogPosts,
  orphanedFiles,
  posts,
  profiles,
  searchDocuments,
  workPictures,
  works,
} from "~/db/schema";
import { keysOfPictures } from "~/features/articles/article-pictures.server";
import { keysOfImages } from "~/features/posts/post-pictures.server";
import { keysOf } from "~/images/pictures.server";
import { storage } from "~/images/storage.server";
import { documentsOfWorks } from "~/search-index/parts.server";
import { renewDocuments } from "~/search-index/renew.server";
import { settings } from "~/settings.server";
import { files as demoFiles } from "./content/files";
import { marketPeople } from "./content/market/people";
import { hangPictures } from "./hang-pictures.server";
import { insertContent } from "./insert.server";

const doneFile = path.join(settings.dataDir, "demo-pictures-done");

async function hung() {
  const [portraits, withImages, covers] = await Promise.all([
    db.select({ url: profiles.avatarUrl }).from(profiles).where(isNotNull(profiles.avatarUrl)),
    db.select({ images: posts.images }).from(posts).where(sql`${posts.images} <> '[]'`),
    db.select({ url: blogPosts.imageUrl }).from(blogPosts).where(isNotNull(blogPosts.imageUrl)),
  ]);
  return { portraits, images: withImages.flatMap(({ images }) => images), covers };
}

beforeAll(async () => {
  await insertContent();
  await renewDocuments();
  await hangPictures();
});

it("gives all of the demo its pictures, with every file that the site looks for [HOUSE-03]", async () => {
  const { portraits, images, covers } = await hung();
  const faces = 16 + marketPeople().filter(({ avatar }) => avatar !== null).length;
  expect([portraits.length, images.length, covers.length]).toEqual([faces, 50, 8]);
  expect(images.every(({ alt, placeholder }) => alt.length > 15 && placeholder)).toBe(true);
  const ofWorks = await db.select().from(workPictures);
  expect(ofWorks).toHaveLength(34);
  expect(ofWorks.every(({ alt, placeholder, workId }) => (alt?.length ?? 0) > 15 && placeholder && workId)).toBe(true);
  expect(ofWorks.filter(({ isCover }) => isCover)).toHaveLength(19);
  // The made-up members of the half year are hidden, and so are their works, which have no pictures.
  const isOfHidden = sql`${works.userId} in (select ${profiles.id} from ${profiles} where ${profiles.profileStatus} = 'hidden')`;
  expect(await db.$count(works, not(isOfHidden))).toBe(20);
  const keys = [
    ...portraits.flatMap(({ url }) => keysOf(url ?? "")),
    ...keysOfImages(images),
    ...keysOfPictures(covers.map(({ url }) => url ?? "")),
  ];
  expect(keys).toHaveLength(faces * 3 + 58 * 6);
  const disk = await storage();
  for (const { url } of ofWorks) for (const key of keysOf(url)) expect(await disk.exists(key), key).toBe(true);
  for (const key of keys) expect(await disk.exists(key), key).toBe(true);
  expect(await db.select().from(orphanedFiles)).toEqual([]);
});

it("lets the works of the demo be found by what their pictures show [FIND-105]", async () => {
  const ofWorks = await db.select({ id: workPictures.workId }).from(workPictures);
  const made = await documentsOfWorks(db, [...new Set(ofWorks.map(({ id }) => id ?? 0))]);
  expect(made).toHaveLength(19);
  for (const { id, document } of made) {
    const [stored] = await db
      .select({ words: sql<string[]>`tsvector_to_array(${searchDocuments.words})` })
      .from(searchDocuments)
      .where(eq(searchDocuments.workId, id));
    expect(stored?.words.toSorted(), `${id}`).toEqual(document.words.toSorted());
  }
});

it("gives two calls and a message of the demo files that can be opened, once [FILE-21]", async () => {
  rmSync(doneFile);
  await hangPictures();
  const rows = await db.select().from(attachments);
  expect(rows.map(({ name, type }) => [name, type]).toSorted()).toEqual(
    demoFiles.map(({ name }) => [name, name.endsWith("jpg") ? "jpeg" : "pdf"]).toSorted(),
  );
  expect(rows.filter(({ messageId }) => messageId !== null)).toHaveLength(1);
  const disk = await storage();
  for (const { key, bytes } of rows) expect((await disk.getMetaData(key ?? "")).contentLength).toBe(bytes);
});

it("continues after an interrupted start, and leaves the pictures that are there alone [HOUSE-03]", async () => {
  const before = await hung();
  const own = "/storage/post-images/x/eigenes.jpg";
  await db.update(profiles).set({ avatarUrl: null }).where(eq(profiles.email, "ben@hagspiel.example"));
  await db.update(profiles).set({ avatarUrl: own }).where(eq(profiles.email, "kreativ@demo.example"));
  const [{ id = 0 } = {}] = await db.select({ id: posts.id }).from(posts).where(sql`${posts.images} <> '[]'`);
  await db.update(posts).set({ images: [] }).where(eq(posts.id, id));
  rmSync(doneFile);
  await hangPictures();
  const after = await hung();
  expect(after.images).toHaveLength(before.images.length);
  expect(after.portraits).toHaveLength(before.portraits.length);
  expect(after.portraits).toContainEqual({ url: own });
  expect(existsSync(doneFile)).toBe(true);
});

it("adds nothing to a demo that already has its pictures [HOUSE-03]", async () => {
  const before = await hung();
  await db.update(profiles).set({ avatarUrl: null }).where(eq(profiles.email, "ben@hagspiel.example"));
  await hangPictures();
  expect((await hung()).portraits).toHaveLength(before.portraits.length - 1);
});
