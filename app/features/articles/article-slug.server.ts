import { and, ne } from "drizzle-orm";
import { keepAccounts } from "~/db/account-deletions.server";
import { db, type Transaction } from "~/db/client.server";
import { findFreeSlug } from "~/db/free-slug.server";
import { blogPosts } from "~/db/schema";
import { slugify } from "~/text/slug";

/** Saves an article in one transaction with an address that is free: a new one of its title, or the one it has. */
export function withFreeSlug<Result>(
  title: string | null,
  own: { id: number; slug: string } | null,
  save: (tx: Transaction, slug: string) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx);
    return save(tx, title ? await freeSlug(tx, title, own) : (own?.slug ?? ""));
  });
}

function freeSlug(tx: Transaction, title: string, own: { id: number } | null): Promise<string> {
  return findFreeSlug(tx, "blog", slugify(title), async (isInTheWay) => {
    const others = own ? ne(blogPosts.id, own.id) : undefined;
    const taken = await tx
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(isInTheWay(blogPosts.slug), others));
    return [{ slug: "admin" }, ...taken];
  });
}
