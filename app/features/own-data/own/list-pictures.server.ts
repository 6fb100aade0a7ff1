import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { blogPosts, orphanedFiles } from "~/db/schema";
import { keysOf, listFiles } from "~/images/pictures.server";

/** The files of a person's pictures, each in its full size: all in their own folder, and those uploaded for their articles. */
export async function listPictures(profileId: string): Promise<string[]> {
  const stored = new Set((await listFiles(profileId)).filter((key) => key.endsWith(".jpg")));
  const isNarrower = (key: string) => /-\d+\.jpg$/.test(key) && stored.has(key.replace(/-\d+\.jpg$/, ".jpg"));
  const named = await db
    .select({ url: sql<string>`unnest(${blogPosts.pictures})` })
    .from(blogPosts)
    .where(eq(blogPosts.createdBy, profileId));
  const unused = await db
    .select({ key: orphanedFiles.key })
    .from(orphanedFiles)
    .where(eq(orphanedFiles.uploadedBy, profileId));
  const ofArticles = named.flatMap(({ url }) => keysOf(url).slice(0, 1)).filter((key) => key.includes("/blog/"));
  const own = [...stored].filter((key) => !isNarrower(key));
  return [...new Set([...own, ...ofArticles, ...unused.map(({ key }) => key)])].toSorted();
}
