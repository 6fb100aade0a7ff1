import { and, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { after, cursorOf, newestFirst } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { cursorOfFound, readFound } from "~/search-index/found-cursor";
import { selectOrdered } from "~/search-index/select-ordered.server";
import { searching } from "~/search-index/select-tier.server";
import { cachedRead } from "~/visible/cached-reads.server";
import { visibleWorks } from "~/visible/works.server";
import { withCover } from "../works.server";
import type { WorksSearch } from "./browse";
import { isListed, selectCards, shownOfWorks, worksInOrder } from "./works-in-order.server";

/** The works that one page reads. It limits the cost, also when one person publishes many at once. */
const worksRead = 120;

type NewWorksSearch = Omit<WorksSearch, "q" | "isLiteral">;

const published = { createdAt: visibleWorks.publishedAt, id: visibleWorks.id };

function readNewWorks({ cursor, ...narrowed }: NewWorksSearch) {
  return db
    .select({
      ...shownOfWorks,
      userId: visibleWorks.userId,
      cursor: cursorOf(published),
    })
    .from(visibleWorks)
    .where(and(sql`${visibleWorks.isPublic}`, isListed(narrowed), after(cursor, published)))
    .orderBy(...newestFirst(published))
    .limit(worksRead + 1);
}

/** The first work of each person, as many as fit on a page, and where the page ends. */
function firstOfEach<Row extends { cursor: string; userId: string }>(rows: Row[]) {
  const tiles = new Map<string, Row & { more: number }>();
  let read = 0;
  for (const row of rows.slice(0, worksRead)) {
    const known = tiles.get(row.userId);
    if (!known && tiles.size === pageSizes.newWorks) break;
    if (known) known.more += 1;
    else tiles.set(row.userId, { ...row, more: 0 });
    read += 1;
  }
  return { tiles: [...tiles.values()], next: read < rows.length ? (rows[read - 1]?.cursor ?? null) : null };
}

async function listMixedWorks({ cursor, ...narrowed }: NewWorksSearch) {
  const last = readFound(cursor);
  const searched = worksInOrder("gemischt", last);
  const { ordered, shown } = searched;
  const page = selectOrdered(
    { ...searched, shown: sql`${shown}, ${visibleWorks.userId} as "userId"` },
    {
      where: isListed(narrowed),
      isAfter: last ? ordered.isAfter(last) : undefined,
      size: worksRead + 1,
    },
  );
  const { rows } = await searching((tx) => tx.execute<{ id: number; value: number; userId: string }>(page));
  const { day } = ordered;
  const { tiles, next } = firstOfEach(
    rows.map((row) => ({ ...row, cursor: cursorOfFound({ ...row, tier: 0, distance: 0, day }) })),
  );
  const more = new Map(tiles.map((tile) => [tile.id, tile.more]));
  const cards = await selectCards([...more.keys()]);
  return { works: cards.map(({ client: _, ...row }) => ({ ...withCover(row), more: more.get(row.id) ?? 0 })), next };
}

/**
 * The newest public works, or all of them in a random order that changes each day: the first of each person on a page.
 * `more` counts the works of the same person that the page leaves out; they are on the person's profile.
 */
export async function listNewWorks(search: NewWorksSearch) {
  if (search.order === "gemischt") return listMixedWorks(search);
  const { tiles, next } = firstOfEach(await readNewWorks(search));
  return { works: tiles.map(({ cursor: _, userId: _owner, ...row }) => withCover(row)), next };
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

export type NewWork = Awaited<ReturnType<typeof listNewWorks>>["works"][number];
