import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { blogPosts, type PostImage, posts, profiles, workPictures, works } from "~/db/schema";
import { articleWidths } from "~/features/articles/article-picture";
import { articlePictureFolder } from "~/features/articles/article-pictures.server";
import { postWidths } from "~/features/posts/post-widths";
import { workWidths } from "~/features/works/work";
import { claimFiles, type StoredPicture, storePicture } from "~/images/pictures.server";
import { refresh } from "~/search-index/refresh.server";
import { settings } from "~/settings.server";
import { articles } from "./content/articles";
import { companies } from "./content/companies";
import { creatives } from "./content/creatives";
import { marketPeople } from "./content/market/people";
import { posts as demoPosts } from "./content/posts";
import type { PictureName } from "./content/types";
import { works as demoWorks } from "./content/works";
import { hangFiles } from "./hang-files.server";
import { readPicture } from "./ready-pictures.server";

const doneFile = path.join(settings.dataDir, "demo-pictures-done");
const people = [...creatives, ...companies];
const atOnce = 6;

/** A row without its pictures. */
interface BareRow {
  /** The profile whose folder holds the files. */
  owner: string;
  pictures: PictureName[];
  widths: readonly number[];
  /** Starts the names of the files, for pictures that another row has too. */
  prefix?: string;
  name(tx: Transaction, stored: StoredPicture[]): Promise<unknown>;
}

/** Adds the pictures and files to the demo content, once. After an interruption the next start continues. */
export async function hangPictures(): Promise<void> {
  if (existsSync(doneFile)) return;
  const bare = [await barePortraits(), await barePosts(), await bareWorks(), await bareArticles()];
  const rows = bare.flat().values();
  const hangAll = async () => {
    for (const row of rows) await hang(row);
  };
  await Promise.all(Array.from({ length: atOnce }, hangAll));
  await hangFiles();
  writeFileSync(doneFile, "");
}

async function hang({ owner, pictures, widths, prefix = "", name }: BareRow): Promise<void> {
  const stored: StoredPicture[] = [];
  for (const picture of pictures)
    stored.push(await storePicture(owner, prefix + picture, await readPicture(picture, widths)));
  await db.transaction(async (tx) => {
    await name(tx, stored);
    const keys = stored.flatMap((picture) => picture.keys);
    await claimFiles(tx, keys);
  });
}

async function barePortraits(): Promise<BareRow[]> {
  const avatars = new Map([...people, ...marketPeople()].map(({ email, avatar }) => [email, avatar]));
  const rows = await db
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(and(inArray(profiles.email, [...avatars.keys()]), isNull(profiles.avatarUrl)));
  return rows.flatMap(({ id, email }) => {
    const picture = avatars.get(email);
    if (!picture) return [];
    const name: BareRow["name"] = (tx, [stored]) =>
      tx.update(profiles).set({ avatarUrl: stored?.url }).where(eq(profiles.id, id));
    return [{ owner: id, pictures: [picture], widths: [], name }];
  });
}

async function barePosts(): Promise<BareRow[]> {
  const emails = new Map(people.map(({ key, email }) => [key, email]));
  const rows = await db
    .select({ id: posts.id, userId: posts.userId, content: posts.content, email: profiles.email })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .where(and(inArray(profiles.email, [...emails.values()]), eq(posts.images, [])));
  return rows.flatMap(({ id, userId, content, email }) => {
    const post = demoPosts.find((one) => one.content === content && emails.get(one.author) === email);
    if (!post || post.pictures.length === 0) return [];
    const name: BareRow["name"] = (tx, stored) => {
      const images: PostImage[] = stored.map(({ url, width, height, placeholder }, index) => ({
        url,
        width,
        height,
        placeholder,
        alt: post.pictures[index]?.alt ?? "",
      }));
      return tx.update(posts).set({ images }).where(eq(posts.id, id));
    };
    return [{ owner: userId, pictures: post.pictures.map((picture) => picture.name), widths: postWidths, name }];
  });
}

const altOf = (picture: PictureName) =>
  demoPosts.flatMap(({ pictures }) => pictures).find(({ name }) => name === picture)?.alt;

async function bareWorks(): Promise<BareRow[]> {
  const byEmail = new Map(people.map(({ email, key, name }) => [email, { key, name }]));
  const rows = await db
    .select({ id: works.id, userId: works.userId, title: works.title, email: profiles.email })
    .from(works)
    .innerJoin(profiles, eq(profiles.id, works.userId))
    .where(and(inArray(profiles.email, [...byEmail.keys()]), eq(works.pictureCount, 0)));
  return rows.flatMap(({ id, userId, title, email }) => {
    const person = byEmail.get(email);
    const work = demoWorks.find((one) => one.title === title && one.author === person?.key);
    if (!person || !work || work.pictures.length === 0) return [];
    const by = { creator: person.name, credit: person.name, copyright: `© ${person.name}` };
    const name: BareRow["name"] = async (tx, stored) => {
      await tx.insert(workPictures).values(
        stored.map(({ keys: _, ...picture }, position) => ({
          ...picture,
          ...by,
          userId,
          workId: id,
          position,
          isCover: position === 0,
          alt: altOf(work.pictures[position] ?? "anna-foehn-tiles"),
        })),
      );
      await refresh(tx, "work", [id]);
    };
    return [{ owner: userId, pictures: [...work.pictures], widths: workWidths, prefix: "arbeit-", name }];
  });
}

async function bareArticles(): Promise<BareRow[]> {
  const slugs = articles.map(({ slug }) => slug);
  const rows = await db
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(inArray(blogPosts.slug, slugs), isNull(blogPosts.imageUrl)));
  return rows.flatMap(({ id, slug }) => {
    const picture = articles.find((article) => article.slug === slug)?.picture;
    if (!picture) return [];
    const name: BareRow["name"] = (tx, [stored]) =>
      tx.update(blogPosts).set({ imageUrl: stored?.url }).where(eq(blogPosts.id, id));
    return [{ owner: articlePictureFolder, pictures: [picture], widths: articleWidths, name }];
  });
}
