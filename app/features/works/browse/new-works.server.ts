import { and, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { cachedRead } from "~/visible/cached-reads.server";
import { visibleWorks } from "~/visible/works.server";
import { listedOf, withCover } from "../works.server";

/** The works that one page looks at. Somebody who publishes many at once fills no page, and the cost has a bound. */
const worksRead = 120;

export interface NewWorksSearch {
  skill: string;
  cursor: string | null;
}

const published = { createdAt: visibleWorks.publishedAt, id: visibleWorks.id };

function readNewWorks({ skill, cursor }: NewWorksSearch) {
  return db
    .select({
      ...listedOf(visibleWorks),
      ownerName: visibleWorks.ownerName,
      ownerSlug: visibleWorks.ownerSlug,
      ownerAvatarUrl: visibleWorks.ownerAvatarUrl,
      cursor: cursorOf(published),
    })
    .from(visibleWorks)
    .where(
      and(
        sql`${visibleWorks.isPublic}`,
        skill ? sql`${visibleWorks.skills} @> array[${skill}]` : undefined,
        after(cursor, published),
      ),
    )
    .orderBy(...newestFirst(published))
    .limit(worksRead + 1);
}

/**
 * The newest public works, the latest of each person on a page. `more` counts the works of the same person that the
 * page leaves out; they are on the person's profile.
 */
export async function listNewWorks(search: NewWorksSearch) {
  const rows = await readNewWorks(search);

  const tiles = new Map<string, NewWork>();
  let read = 0;
  for (const { cursor: _, ...row } of rows.slice(0, worksRead)) {
    const known = tiles.get(row.ownerSlug);
    if (!known && tiles.size === pageSizes.newWorks) break;
    if (known) known.more += 1;
    else tiles.set(row.ownerSlug, { ...withCover(row), more: 0 });
    read += 1;
  }
  return { works: [...tiles.values()], next: read < rows.length ? (rows[read - 1]?.cursor ?? null) : null };
}

/** The list as its page shows it, the same for everyone. */
export const readNewWorksPage = cachedRead(["works", "profiles"], async (search: NewWorksSearch) => {
  const { works, next } = await listNewWorks(search);
  return { works: works.map(toCard), next };
});

const toCard = ({ id, slug, title, year, cover, ownerName, ownerSlug, ownerAvatarUrl, more }: NewWork) => ({
  ...{ id, slug, title, year, cover },
  ...{ ownerName, ownerSlug, ownerAvatarUrl, more },
});

export type NewWorkCard = ReturnType<typeof toCard>;

type Row = Omit<Awaited<ReturnType<typeof readNewWorks>>[number], "cursor">;
export type NewWork = ReturnType<typeof withCover<Row>> & { more: number };
