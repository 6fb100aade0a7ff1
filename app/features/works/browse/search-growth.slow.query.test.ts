import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { documentOf } from "~/search/document";
import { cursorOfFound, readFound } from "~/search-index/found-cursor";
import { madeWith } from "~/search-index/made-with.server";
import { readsOf, recordQueries } from "../../../../tests/support/queries";
import { readWorksSearch } from "./browse";
import { readFoundWorks } from "./search-works.server";

/** So many that a quarter of them, a craft in a place, are more than are sorted or remembered. */
const few = 24_000;
const many = 72_000;
const people = 8000;
const places = ["Bezau", "Dornbirn"];
const titles = ["Keramik aus Ton", "Logo aus Ton"];

const searches = [
  "q=Keramik",
  "q=Logo",
  "q=Keramik+Dornbirn",
  "q=Logo+Egg",
  "q=Keramik+und+Logo",
  "q=Dornbirn",
  "q=in+Vorarlberg",
  "q=Ton",
  "q=o",
  "q=Jodelklub",
  "q=Geigenbau",
  "q=qzx",
  "q=Geigenbau&skill=Selten",
].flatMap((search) => [search, `${search}&reihung=gemischt`, `${search}&reihung=naehe`]);

beforeAll(async () => {
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified, location)
    select 'kreative', 'Person ' || n, 'person-' || n, 'person-' || n || '@example.com', true,
      (${sql.param(places)}::text[])[1 + n % ${places.length}::int]
    from generate_series(1, ${people}::int) as n`);
});

/** Adds works of everybody, none newer than all others; only the first eight are about violins. */
async function addWorks(from: number, to: number) {
  await db.transaction(async (tx) => {
    // Without triggers, which would run for each row.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with creatives as (select id, row_number() over (order by id) as n from profiles)
      insert into works (user_id, slug, title, skills, year, published, published_at, rights_confirmed_at, owner_public)
      select id, 'arbeit-' || i, case when i <= 8 then 'Geigenbau' else (${sql.param(titles)}::text[])[1 + (i / 7) % ${titles.length}::int] end,
        case when i <= 8 then array['Selten'] else '{}' end, 2026, true,
        timestamptz '2026-01-01' - (hashtext(i::text) & 1048575) * interval '1 minute', now(), true
      from generate_series(${from}::int, ${to}::int) as i join creatives on n = 1 + i % ${people}::int`);
    await tx.execute(sql`
      insert into work_pictures (user_id, work_id, url, width, height, is_cover)
      select user_id, id, '/storage/post-images/x/work_' || id || '.jpg', 900, 600, true from works on conflict do nothing`);
    for (const title of [...titles, "Geigenbau"])
      for (const place of places) {
        const { means, words } = documentOf([
          { as: "title", text: title },
          { as: "place", text: place },
        ]);
        await tx.execute(sql`
          insert into search_documents (work_id, means, words, made_with)
          select works.id, array_to_tsvector(${sql.param(means)}::text[]), array_to_tsvector(${sql.param(words)}::text[]), ${madeWith()}
          from works join profiles on profiles.id = works.user_id
          where works.title = ${title} and profiles.location = ${place}
          on conflict do nothing`);
      }
  });
  await db.execute(sql`vacuum analyze`);
}

const find = (search: string) => readFoundWorks(undefined, readWorksSearch(new URLSearchParams(search)));

async function costOf(search: string) {
  const costs = { rows: 0, scanned: [] as string[] };
  for (const query of await recordQueries(() => find(search))) {
    if (!/^\s*(select|with)/i.test(query.text)) continue;
    const { rows, scanned } = await readsOf(query);
    costs.rows += rows;
    costs.scanned.push(...scanned);
  }
  return costs;
}

it("a search of many works reads as many rows as one of few, and no table from end to end [FIND-87]", async () => {
  await addWorks(1, few);
  const before = new Map<string, number>();
  for (const search of searches) before.set(search, (await costOf(search)).rows);
  await addWorks(few + 1, many);
  for (const search of searches) {
    const { rows, scanned } = await costOf(search);
    expect.soft(scanned, search).toEqual([]);
    // The found ids may be read one by one until they are counted, or all at once.
    expect.soft(rows, search).toBeLessThanOrEqual(1.2 * (before.get(search) ?? 0) + 2100);
  }
});

it.each(["", "&reihung=gemischt"])(
  "goes on with the next municipality from the start of its order '%s' [FIND-47]",
  async (order) => {
    const last = readFound((await find(`q=Logo+Egg${order}`)).next) ?? expect.fail();
    // The end of both orders, so that nothing is left in the nearest municipality.
    const nach = cursorOfFound(
      order ? { ...last, value: 2 ** 28 - 1, id: "999999999" } : { ...last, value: 0, id: "0" },
    );
    const { works } = await find(`q=Logo+Egg${order}&nach=${nach}`);
    const there = await find(`q=Logo+Dornbirn${order}`);
    expect(works.map(({ id }) => id)).toEqual(there.works.map(({ id }) => id));
  },
);
