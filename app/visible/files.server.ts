import { and, arrayOverlaps, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { builder, db } from "~/db/client.server";
import { blogPosts, newsletters } from "~/db/schema";
import { isOnDesk } from "./articles.server";
import { visiblePosts } from "./posts.server";
import { visibleProfiles } from "./profiles.server";
import { visibleWorkPictures } from "./works.server";

/** The folder for pictures of articles. Every other folder has its owner's id as its name. */
const articleFolder = "blog";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who may see a stored file. Superadmins may see all. */
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

function namedByWork(ownerId: string, addresses: string[]): SQL {
  return exists(
    builder
      .select(one)
      .from(visibleWorkPictures)
      .where(and(eq(visibleWorkPictures.userId, ownerId), inArray(visibleWorkPictures.url, addresses))),
  );
}

/**
 * Whether a public article uses one of these addresses. It may use files uploaded for articles and files of the account
 * that wrote it.
 */
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

/** A sent newsletter shows its pictures to everyone who opens the mail. */
function namedByNewsletter(addresses: string[]): SQL {
  const isSent = isNotNull(newsletters.startedAt);
  return exists(
    builder
      .select(one)
      .from(newsletters)
      .where(and(isSent, arrayOverlaps(newsletters.pictures, addresses))),
  );
}

/** Whether editors may see the picture: an article that they can open uses it, or no article uses it yet. */
function belongsToDesk(addresses: string[]): SQL {
  const named = arrayOverlaps(blogPosts.pictures, addresses);
  const onDesk = and(named, isOnDesk({ isSuperadmin: false }));
  return sql`(not ${exists(builder.select(one).from(blogPosts).where(named))}
    or ${exists(builder.select(one).from(blogPosts).where(onDesk))})`;
}

/**
 * Finds who may see a stored file. Everyone may, while something public uses one of its addresses; otherwise only its
 * owner, or the blog's editors.
 */
export async function findAudience(folder: string, addresses: string[]): Promise<Audience> {
  const isOfArticles = folder === articleFolder;
  if (!isOfArticles && !uuid.test(folder)) return { kind: "superadmins" };
  const named = isOfArticles
    ? or(namedByArticle(null, addresses), namedByNewsletter(addresses))
    : or(
        namedByProfile(folder, addresses),
        namedByWork(folder, addresses),
        namedByPost(folder, addresses),
        namedByArticle(folder, addresses),
      );
  const { rows } = await db.execute<{ isNamed: boolean; isDesk: boolean }>(
    sql`select ${named} as "isNamed", ${isOfArticles ? belongsToDesk(addresses) : sql`false`} as "isDesk"`,
  );
  if (rows[0]?.isNamed) return { kind: "everyone" };
  if (!isOfArticles) return { kind: "owner", ownerId: folder };
  return { kind: rows[0]?.isDesk ? "editors" : "superadmins" };
}
