import { eq, lt, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { blogPostRevisions, blogPosts, newsletters } from "~/db/schema";
import { dropFiles } from "~/images/pictures.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { keysOfPictures, picturesOf } from "./article-pictures.server";

const isDue = lt(blogPosts.deletedAt, sql`now() - ${keepingTimes.deletedArticle.interval}::interval`);

/** Removes articles thirty days after their deletion, with every version and the pictures that nothing else uses. */
export function purgeArticles(): Promise<number> {
  return db.transaction(async (tx) => {
    const versions = await tx
      .select({
        imageUrl: sql<string | null>`${blogPostRevisions.snapshot} ->> 'imageUrl'`,
        content: sql<string>`${blogPostRevisions.snapshot} ->> 'content'`,
      })
      .from(blogPostRevisions)
      .innerJoin(blogPosts, eq(blogPosts.id, blogPostRevisions.blogPostId))
      .where(isDue);
    const gone = await tx
      .delete(blogPosts)
      .where(isDue)
      .returning({ imageUrl: blogPosts.imageUrl, content: blogPosts.content });
    const shown = [...new Set([...versions, ...gone].flatMap(picturesOf))];
    await dropFiles(tx, keysOfPictures(await onlyUnused(tx, shown)));
    return gone.length;
  });
}

/** The pictures that nothing else uses: a picture may have been copied from one article or newsletter into another. */
export async function onlyUnused(tx: Transaction, addresses: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ address: string }>(sql`
    select address from unnest(${sql.param(addresses)}::text[]) address
    where not exists (
      select from ${blogPosts} where position(address in concat(${blogPosts.imageUrl}, ' ', ${blogPosts.content})) > 0
    ) and not exists (
      select from ${blogPostRevisions} where position(address in ${blogPostRevisions.snapshot}::text) > 0
    ) and not exists (select from ${newsletters} where address = any(${newsletters.pictures}))`);
  return rows.map(({ address }) => address);
}
