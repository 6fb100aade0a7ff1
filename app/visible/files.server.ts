import { and, arrayOverlaps, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { builder, db } from "~/db/client.server";
import { blogPosts } from "~/db/schema";
import { isOnDesk } from "./articles.server";
import { visiblePosts } from "./posts.server";
import { visibleProfiles } from "./profiles.server";

/** Pictures of articles lie in a folder of their own; every other folder is named by its owner's id. */
const articleFolder = "blog";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who may be shown a stored file. Superadmins are shown every one. */
export type Audience =
  | { kind: "everyone" }
  | { kind: "owner"; ownerId: string }
  | { kind: "editors" }
  | { kind: "superadmins" };

const one = { one: sql`1` };
const any = (addresses: string[]) => sql`any(${sql.param(addresses)}::text[])`;

function namedByProfile(ownerId: string, addresses: string[]): SQL {
  const address = sql`split_part(${visibleProfiles.avatarUrl}, '?', 1)`;
  return exists(
    builder
      .select(one)
      .from(visibleProfiles)
      .where(and(eq(visibleProfiles.id, ownerId), inArray(address, addresses))),
  );
}

function namedByPost(ownerId: string, addresses: string[]): SQL {
  const isShown = sql`exists (
    select from jsonb_array_elements(${visiblePosts.images}) as image where image ->> 'url' = ${any(addresses)}
  )`;
  return exists(
    builder
      .select(one)
      .from(visiblePosts)
      .where(and(eq(visiblePosts.userId, ownerId), isShown)),
  );
}

/** An article shows what was uploaded for articles, and what belongs to the account that it was written with. */
function namedByArticle(ownerId: string | null, addresses: string[]): SQL {
  return exists(
    builder
      .select(one)
      .from(blogPosts)
      .where(
        and(
          arrayOverlaps(blogPosts.pictures, addresses),
          blogPosts.isReadable,
          ownerId ? eq(blogPosts.createdBy, ownerId) : undefined,
        ),
      ),
  );
}

/** Articles that an editor may open, as drafts are, and none at all, as for a picture that is not saved with one yet. */
function belongsToDesk(addresses: string[]): SQL {
  const named = arrayOverlaps(blogPosts.pictures, addresses);
  const onDesk = and(named, isOnDesk({ isSuperadmin: false }));
  return sql`(not ${exists(builder.select(one).from(blogPosts).where(named))}
    or ${exists(builder.select(one).from(blogPosts).where(onDesk))})`;
}

/**
 * A stored file is for everyone while something that everyone may see names it, under one of these addresses. Otherwise it
 * is for its owner, or for the desk of the blog.
 */
export async function findAudience(folder: string, addresses: string[]): Promise<Audience> {
  const isOfArticles = folder === articleFolder;
  if (!isOfArticles && !uuid.test(folder)) return { kind: "superadmins" };
  const named = isOfArticles
    ? namedByArticle(null, addresses)
    : or(namedByProfile(folder, addresses), namedByPost(folder, addresses), namedByArticle(folder, addresses));
  const { rows } = await db.execute<{ isNamed: boolean; isDesk: boolean }>(
    sql`select ${named} as "isNamed", ${isOfArticles ? belongsToDesk(addresses) : sql`false`} as "isDesk"`,
  );
  if (rows[0]?.isNamed) return { kind: "everyone" };
  if (!isOfArticles) return { kind: "owner", ownerId: folder };
  return { kind: rows[0]?.isDesk ? "editors" : "superadmins" };
}
