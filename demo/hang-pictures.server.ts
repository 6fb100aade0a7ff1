import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { blogPosts, type PostImage, posts, profiles } from "~/db/schema";
import { keepFiles, type PictureShape, preparePicture, storePicture } from "~/images/pictures.server";
import { log } from "~/log.server";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import { articles } from "./content/articles";
import { companies } from "./content/companies";
import { creatives } from "./content/creatives";
import { posts as demoPosts } from "./content/posts";
import type { PictureKind } from "./content/types";
import { drawPicture } from "./pictures.server";

const doneFile = path.join(settings.dataDir, "demo-pictures-done");
const portrait: PictureShape = { square: 400 };
const work: PictureShape = { longest: 1600, widths: [640] };

type Hung = Omit<PostImage, "alt"> & { keys: string[] };

/**
 * Draws the pictures of the demo while the site already answers: they take a minute, the texts a second. What an end
 * of the server interrupts goes on at the next start.
 */
export async function hangPictures(isStopping: () => boolean): Promise<void> {
  if (existsSync(doneFile)) return;
  const emails = new Map([...creatives, ...companies].map(({ key, email }) => [key, email]));
  for (const hang of [...portraits(), ...articlePictures(emails), ...postPictures(emails)]) {
    if (isStopping()) return;
    await hang();
  }
  await writeFile(doneFile, "");
  log.info("demo pictures are hung");
}

function portraits() {
  return [
    ...creatives.map((person) => ({ ...person, kind: "portrait" as const })),
    ...companies.map((company) => ({ ...company, kind: "emblem" as const })),
  ].map(({ email, avatar, kind }) => async () => {
    const owner = await findOwner(email);
    if (!avatar || !owner || owner.avatarUrl) return;
    const { url, keys } = await draw(owner.id, { seed: avatar, kind }, portrait);
    await db.transaction(async (tx) => {
      await tx.update(profiles).set({ avatarUrl: url }).where(eq(profiles.id, owner.id));
      await keepFiles(tx, keys);
    });
  });
}

function articlePictures(emails: Map<string, string>) {
  return articles.map(({ slug, picture }) => async () => {
    const owner = await findOwner(emails.get("superadmin"));
    if (!picture || !owner) return;
    const { url, keys } = await draw(owner.id, picture, work);
    await db.transaction(async (tx) => {
      await tx.update(blogPosts).set({ imageUrl: url }).where(eq(blogPosts.slug, slug));
      await keepFiles(tx, keys);
    });
  });
}

function postPictures(emails: Map<string, string>) {
  return demoPosts.map(({ author, content, pictures }) => async () => {
    const owner = await findOwner(emails.get(author));
    if (pictures.length === 0 || !owner) return;
    const isPost = and(eq(posts.userId, owner.id), eq(posts.content, content));
    const [post] = await db.select({ images: posts.images }).from(posts).where(isPost);
    if (!post || post.images.length > 0) return;
    const images: PostImage[] = [];
    const kept: string[] = [];
    for (const { alt, ...picture } of pictures) {
      const { keys, ...image } = await draw(owner.id, picture, work);
      images.push({ ...image, alt });
      kept.push(...keys);
    }
    await db.transaction(async (tx) => {
      await tx.update(posts).set({ images }).where(isPost);
      await keepFiles(tx, kept);
    });
  });
}

async function findOwner(email = "") {
  const [owner] = await db
    .select({ id: profiles.id, avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.email, email));
  return owner;
}

/** Draws a picture and takes it in like an uploaded one. */
async function draw(ownerId: string, picture: { seed: string; kind: PictureKind }, shape: PictureShape): Promise<Hung> {
  const { data } = await drawPicture(picture);
  const prepared = await preparePicture(new File([new Uint8Array(data)], "demo.jpg"), shape);
  return storePicture(ownerId, slugify(picture.seed), prepared);
}
