import { and, eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { db } from "~/db/client.server";
import { blogPosts, decisions, orphanedFiles, posts, profiles, reportSubjects, workPictures } from "~/db/schema";
import { keysOf } from "~/images/pictures.server";

/**
 * The files of a person's pictures, each in its full size: what a row names is never one of the smaller or other forms.
 * The pictures of articles are those that were uploaded for them, and the person's own.
 */
export async function listPictures(profileId: string): Promise<string[]> {
  const url = (expression: unknown) => ({ url: sql<string | null>`${expression}`.as("url") });
  const named = await union(
    db.select(url(profiles.avatarUrl)).from(profiles).where(eq(profiles.id, profileId)),
    db
      .select(url(sql`jsonb_array_elements(${posts.images}) ->> 'url'`))
      .from(posts)
      .where(eq(posts.userId, profileId)),
    db
      .select(url(sql`${decisions.removed} ->> 'value'`))
      .from(decisions)
      .innerJoin(reportSubjects, eq(reportSubjects.id, decisions.subjectId))
      .where(and(eq(reportSubjects.concerns, profileId), sql`${decisions.removed} ->> 'part' = 'avatarUrl'`)),
    db.select(url(workPictures.url)).from(workPictures).where(eq(workPictures.userId, profileId)),
    db
      .select(url(sql`unnest(${blogPosts.pictures})`))
      .from(blogPosts)
      .where(eq(blogPosts.createdBy, profileId)),
  );
  const uploaded = await db
    .select({ key: orphanedFiles.key })
    .from(orphanedFiles)
    .where(eq(orphanedFiles.uploadedBy, profileId));
  const keys = named.flatMap((row) => keysOf(row.url ?? "").slice(0, 1)).concat(uploaded.map(({ key }) => key));
  const folders = [profileId, "blog"].map((folder) => `post-images/${folder}/`);
  return [...new Set(keys)].filter((key) => folders.some((folder) => key.startsWith(folder))).toSorted();
}
