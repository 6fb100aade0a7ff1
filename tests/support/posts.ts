import { readdirSync } from "node:fs";
import { join } from "node:path";
import { like } from "drizzle-orm";
import sharp from "sharp";
import type { Connection } from "../../app/db/client.server";
import { blogPosts, orphanedFiles, posts } from "../../app/db/schema";
import { refreshArticle } from "../../app/search-index/refresh.server";
import { slugify } from "../../app/text/slug";
import { unique } from "./people";

export async function createPostOf(
  on: Connection,
  author: { id: string },
  values: Partial<typeof posts.$inferInsert> = {},
) {
  const [post] = await on
    .insert(posts)
    .values({ content: unique("Ein neues Plakat"), ...values, userId: author.id })
    .returning();
  if (!post) throw new Error("The post was not stored");
  return post;
}

/** Stores an article, published by default. */
export async function createArticle(on: Connection, values: Partial<typeof blogPosts.$inferInsert> = {}) {
  const title = values.title ?? unique("Was kostet ein Plakat");
  const [article] = await on
    .insert(blogPosts)
    .values({
      excerpt: "Kurz gesagt: mehr als das Papier.",
      content: "<p>Länger gesagt: viel mehr.</p>",
      category: "Business",
      author: "Anna Fink",
      slug: slugify(title),
      published: true,
      publishedAt: values.published === false ? null : new Date(),
      ...values,
      title,
    })
    .returning();
  if (!article) throw new Error("The article was not stored");
  await refreshArticle(on, article.id);
  return article;
}

export async function picture(name = "bild.png", width = 900, height = 600): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#1f4a3d" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}

/** The same as a browser chooses it. */
export async function chosenPicture(...values: Parameters<typeof picture>) {
  const made = await picture(...values);
  return { name: made.name, mimeType: made.type, buffer: Buffer.from(await made.arrayBuffer()) };
}

/** The files that wait for their removal, of one account or with one name: tests share a site, and others leave some. */
export const waitingFilesOf = (on: Connection, part: string) =>
  on
    .select()
    .from(orphanedFiles)
    .where(like(orphanedFiles.key, `%${part}%`));

/** The stored files of an account. */
export function filesOf(dataDir: string, id: string): string[] {
  try {
    return readdirSync(join(dataDir, "files", "post-images", id));
  } catch {
    return [];
  }
}
