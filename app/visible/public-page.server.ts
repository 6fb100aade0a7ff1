import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { builder, db } from "~/db/client.server";
import { readableArticles } from "./articles.server";
import { visibleCalls } from "./calls.server";
import { visibleProfiles } from "./profiles.server";
import { textPages } from "./topics";
import { visibleWorks } from "./works.server";

/** The pages that everyone may see and whose address is always the same. */
export const fixedPages: ReadonlySet<string> = new Set([
  ..."/ /suche /kreative /arbeiten /feed /blog /ausschreibungen /melden /melden/danke".split(" "),
  ...textPages,
]);

const one = { one: sql`1` };

function profileAt(userType: "kreative" | "unternehmen", slug: string): SQL {
  const isIt = and(eq(visibleProfiles.userType, userType), eq(visibleProfiles.slug, slug));
  return exists(builder.select(one).from(visibleProfiles).where(isIt));
}

const workAt = (owner = "", slug = ""): SQL =>
  exists(
    builder
      .select(one)
      .from(visibleWorks)
      .innerJoin(visibleProfiles, eq(visibleProfiles.id, visibleWorks.userId))
      .where(
        and(eq(visibleProfiles.userType, "kreative"), eq(visibleProfiles.slug, owner), eq(visibleWorks.slug, slug)),
      ),
  );

const articleAt = (slug = ""): SQL =>
  exists(builder.select(one).from(readableArticles).where(eq(readableArticles.slug, slug)));

const callAt = (slug = "", id = ""): SQL =>
  exists(
    builder
      .select(one)
      .from(visibleCalls)
      .where(and(eq(visibleCalls.id, Number(id)), eq(visibleCalls.slug, slug))),
  );

const pages: [address: RegExp, exists: (...parts: string[]) => SQL][] = [
  [/^\/kreative\/([\w-]+)$/, (slug) => profileAt("kreative", slug)],
  [/^\/unternehmen\/([\w-]+)$/, (slug) => profileAt("unternehmen", slug)],
  [/^\/kreative\/([\w-]+)\/arbeiten\/([\w-]+)$/, workAt],
  [/^\/blog\/([\w-]+)$/, articleAt],
  [/^\/ausschreibungen\/([\w-]+)-([1-9]\d{0,14})$/, callAt],
];

/** Whether this is the address of a page that others see: one of the site's own, or of something that is there. */
export async function isPublicPage(path: string): Promise<boolean> {
  if (fixedPages.has(path)) return true;
  for (const [address, isThere] of pages) {
    const parts = address.exec(path);
    if (!parts) continue;
    const { rows } = await db.execute<{ there: boolean }>(sql`select ${isThere(...parts.slice(1))} as there`);
    return rows[0]?.there === true;
  }
  return false;
}
