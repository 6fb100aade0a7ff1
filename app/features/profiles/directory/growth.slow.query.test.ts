import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { listLikedProfiles, listLikers, setLike } from "~/features/likes/likes.server";
import { readPeriod } from "~/features/profile-visits/period";
import { countVisits, countVisitsByDay, listVisits } from "~/features/profile-visits/visits.server";
import { readFoot } from "~/features/profiles/landing/foot.server";
import { getLanding } from "~/features/profiles/landing/landing.server";
import { getOwnProfile, isNameFree } from "~/features/profiles/own/own-profile.server";
import { getForViewer, getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { readWorksSearch } from "~/features/works/browse/browse";
import { readFoundWorks } from "~/features/works/browse/search-works.server";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { blocks, rowsOfBlock, shuffleOf } from "~/search-index/shuffle";
import { createManyDocuments } from "../../../../tests/support/many-documents";
import { createPerson, type Person } from "../../../../tests/support/people";
import { readsOf, recordQueries, scannedTables } from "../../../../tests/support/queries";
import { readAfter, sealAfter } from "./after-card.server";
import { readDirectorySearch } from "./directory";
import { listCreatives } from "./directory.server";
import { type Order, orders } from "./orders";

const count = 20_000;
const orderNames = Object.keys(orders) as Order[];
let anna: Person;

beforeAll(async () => {
  anna = await createPerson(db, { name: "Anna Fink", favoriteCount: 3 });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into profiles (user_type, name, slug, email, email_verified, title, location, skills, favorite_count)
      select case when n % 5 = 0 then 'unternehmen' else 'kreative' end, 'Person ' || md5(n::text), 'person-' || n,
        'person-' || n || '@example.com', true, (array['Illustration', 'Fotografie', 'Webdesign', 'Text'])[1 + n % 4],
        (array['Bregenz', 'Dornbirn', 'Feldkirch', 'Bludenz', 'Bezau'])[1 + n % 5], array['Skill ' || n % 40], n % 90
      from generate_series(1, ${count}::int) as n`);
    // The trigger copies from the profile whether a work is public.
    await tx.execute(sql`
      insert into works (user_id, slug, title, year, published, published_at, rights_confirmed_at, picture_count)
      select id, 'plakat', 'Plakat', 2026, true, now(), now(), row_number() over () % 2 from profiles`);
    // The rest needs no trigger: neither counts of likes and pictures nor a check of each reference.
    await tx.execute(sql`set local session_replication_role = replica`);
    await createManyDocuments(tx);
    await tx.execute(sql`
      with numbered as (select id, row_number() over (order by id) as n, count(*) over () as all_of_them from profiles)
      insert into favorites (user_id, favorited_profile_id)
      select a.id, b.id from numbered a join numbered b on b.n = a.n * 7 % a.all_of_them + 1 where a.id <> b.id`);
    await tx.execute(sql`
      insert into profile_visits (visited_profile_id, visitor_id, visit_date)
      select favorited_profile_id, user_id, '2026-01-01' from favorites`);
    await tx.execute(sql`
      insert into posts (user_id, content, images)
      select id, 'Neues Plakat', '[{"url": "/storage/post-images/x/post_1.jpg", "width": 900, "height": 600, "alt": ""}]'
      from profiles`);
    await tx.execute(sql`
      insert into work_pictures (user_id, work_id, url, width, height, is_cover)
      select user_id, id, '/storage/post-images/x/work_' || id || '.jpg', 900, 600, true from works where picture_count = 1`);
  });
  await countLandingPages();
  await db.execute(sql`vacuum analyze`);
});

const viewerOf = (person: Person) => ({ ...person, isSuperadmin: false });
const search = (values: Partial<Parameters<typeof listCreatives>[0]>) =>
  listCreatives({ q: "", skill: "", after: null, ...values }, anna, undefined);

/** The number of crafts and places does not grow with that of the people. */
const grows = (table: string) => table !== "landing_pages";

/** What a common answer reads by the index before it is read in its order, twice, and the rows until the page is full. */
const maxRead = 12_000;

it.each([
  ["a craft that many offer", "Photographer"],
  ["and a place", "Photographer Bezau"],
  ["and a place where nobody is", "Photographer Damüls"],
  ["and a region", "Photographer Vorarlberg"],
  ["a place", "Rheintal"],
  ["a craft that nobody offers", "Töpferin"],
  ["and a place", "Töpferin Bezau"],
  ["an occasion", "Hochzeit"],
  ["two crafts", "Website und Foto"],
  ["a sentence", "wer macht schöne Webseiten in Bregenz"],
  ["words that nobody has", "nirgends niemand"],
  ["signs alone", "%%%___ :::*"],
  ["letters of other languages", "фотограф מצור"],
])(
  "a search of many profiles reads a bounded part of them, and none from end to end: %s, %s [FIND-17]",
  async (_what, q) => {
    for (const query of await recordQueries(() => search({ q }))) {
      if (!/^\s*(select|with)/i.test(query.text)) continue;
      const { rows, scanned } = await readsOf(query);
      expect.soft(scanned.filter(grows), query.text).toEqual([]);
      expect.soft(rows, query.text).toBeLessThanOrEqual(maxRead);
    }
  },
);

it.each([
  ["a title that very many have", "Plakat"],
  ["a title that nobody has", "Quittenplakat"],
  ["a craft", "Fotografie"],
])(
  "a search of many works reads a bounded part of them, and none from end to end: %s, %s [FIND-17, FIND-50]",
  async (_what, q) => {
    for (const order of [undefined, "gemischt"] as const) {
      const wanted = { ...readWorksSearch(new URLSearchParams({ q })), order };
      for (const query of await recordQueries(() => readFoundWorks(undefined, wanted))) {
        if (!/^\s*(select|with)/i.test(query.text)) continue;
        const { rows, scanned } = await readsOf(query);
        expect.soft(scanned.filter(grows), query.text).toEqual([]);
        expect.soft(rows, query.text).toBeLessThanOrEqual(maxRead);
      }
    }
  },
);

describe("each order", () => {
  it.each(orderNames)("is read from an index, and not from everybody: '%s' [FIND-75]", async (order) => {
    const queries = await recordQueries(async () => {
      const first = await search({ order });
      expect(first.creatives).toHaveLength(pageSizes.creatives);
      await search(readDirectorySearch(new URLSearchParams(first.next?.split("?")[1])));
      await search({ order, q: "Photographer" });
      // Letters that many more have than PostgreSQL expects.
      await search({ order, q: "Web Ebd Des Esi Sig Ign" });
    });
    for (const query of queries) {
      if (!/^\s*(select|with)/i.test(query.text)) continue;
      const { rows, scanned } = await readsOf(query);
      expect.soft(scanned, query.text).toEqual([]);
      expect.soft(rows, query.text).toBeLessThanOrEqual(maxRead);
    }
  });

  it("of the map counts up to 200 in each municipality, however many there are [FIND-82]", async () => {
    for (const q of ["", "Photographer"]) {
      const { map } = await search({ isMap: true, q });
      expect(map?.dots.map(({ name, count, isMore }) => [name, count, isMore])).toContainEqual(["Bezau", 200, true]);
    }
  });

  it("of the day's shuffle is the same, whether it is sorted or read block by block [FIND-73]", async () => {
    const [first, rare] = [await search({ order: "gemischt" }), await search({ order: "gemischt", skill: "Skill 7" })];
    const day = readAfter(readDirectorySearch(new URLSearchParams(first.next?.split("?")[1])).after)?.day ?? 0;
    const { factor, shift } = shuffleOf(day);
    const sorted = async (where: SQL) => {
      const { rows } = await db.execute<{ slug: string }>(sql`
        select slug from profiles where user_type = 'kreative' and is_public and ${where}
        order by ((mix_of(id) / ${rowsOfBlock}::int * ${factor}::int + ${shift}::int) & ${blocks - 1}::int), mix_of(id), id
        limit ${pageSizes.creatives}`);
      return rows.map(({ slug }) => slug);
    };
    expect(first.creatives.map(({ slug }) => slug)).toEqual(await sorted(sql`true`));
    expect(rare.creatives.map(({ slug }) => slug)).toEqual(await sorted(sql`skills @> array['Skill 7']`));
  });
});

it.each([
  ["the first page", () => search({})],
  ["a deep page", () => search({ after: sealAfter({ value: 12, id: anna.id }) })],
  ...orderNames.flatMap((order): [string, () => Promise<unknown>][] => {
    const after = sealAfter({ value: order === "gemischt" ? 9e7 : 1.7e15, id: anna?.id ?? crypto.randomUUID() });
    return [
      [`the first page in '${order}'`, () => search({ order })],
      [`a deep page in '${order}'`, () => search({ order, after })],
      [`a skill in '${order}'`, () => search({ order, skill: "Skill 7" })],
      [`a common word in '${order}'`, () => search({ order, q: "Illustration" })],
      [`a craft and a place in '${order}'`, () => search({ order, q: "Photographer Bezau" })],
    ];
  }),
  ["the map", () => search({ isMap: true })],
  ["the map of a craft", () => search({ isMap: true, q: "Photographer Bezau" })],
  ["the map of letters", () => search({ isMap: true, q: "Fink" })],
  ["the map of common letters", () => search({ isMap: true, q: "e" })],
  ["the map of a skill", () => search({ isMap: true, skill: "Skill 7" })],
  ["a rare word", () => search({ q: "Fink" })],
  ["a common word", () => search({ q: "Illustration" })],
  ["a common word on a deep page", () => search({ q: "Illustration", after: sealAfter({ value: 12, id: anna.id }) })],
  ["an umlaut", () => search({ q: "Übersaxen" })],
  ["a word and a skill", () => search({ q: "Fotografie", skill: "Skill 7" })],
  ["one letter", () => search({ q: "f" })],
  ["a rare letter", () => search({ q: "q" })],
  ["two letters", () => search({ q: "fi" })],
  ["two letters that nobody has", () => search({ q: "xq" })],
  ["signs without letters", () => search({ q: "---" })],
  ["a skill", () => search({ skill: "Skill 7" })],
  ["a word with a slip", () => search({ q: "Anna Fimk" })],
  ["a common word with a slip", () => search({ q: "Ilustraton" })],
  ["the page of a craft", () => getLanding({ craft: "illustration" }, null, undefined)],
  ["the page of a place", () => getLanding({ place: "bezau" }, null, undefined)],
  ["the page of a craft in a place", () => getLanding({ craft: "fotografie", place: "feldkirch" }, null, undefined)],
  ["the crafts and places of the directory", () => readFoot(undefined)],
  ["a profile page", () => getPublicProfile("kreative", "person-1", viewerOf(anna), undefined)],
  [
    "what a profile page says to its viewer",
    () => getForViewer({ ...anna, isPublic: true }, { ...viewerOf(anna), id: crypto.randomUUID() }, undefined),
  ],
  ["the page of a company", () => getPublicProfile("unternehmen", "person-5", null, undefined)],
  ["the likers of a profile", () => listLikers(undefined, anna.id)],
  ["a like", () => setLike(anna.id, anna.slug, false)],
  ["the liked profiles", () => listLikedProfiles(anna.id)],
  ["the own profile", () => getOwnProfile(anna.id)],
  ["whether a name is free", () => isNameFree("Anna Fink", anna.id)],
  [
    "the visits",
    () => Promise.all([countVisits(anna.id), countVisitsByDay(anna.id), listVisits(anna.id, readPeriod("woche"))]),
  ],
])("with many profiles no table is read from end to end for %s", async (_what, run) => {
  const queries = await recordQueries(run);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect((await scannedTables(query)).filter(grows), query.text).toEqual([]);
});
