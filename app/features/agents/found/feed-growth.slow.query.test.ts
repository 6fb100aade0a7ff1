import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import type { AgentKind } from "~/db/schema";
import { madeWith } from "~/search-index/made-with.server";
import { createManyDocuments } from "../../../../tests/support/many-documents";
import { readsOf, recordQueries } from "../../../../tests/support/queries";
import { readListSearch } from "../kinds.server";
import { askedForFeed, findForFeed } from "./preview.server";

const count = 20_000;

beforeAll(async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into profiles (user_type, name, slug, email, email_verified, title, location, skills, created_at)
      select 'kreative', 'Person ' || md5(n::text), 'person-' || n, 'person-' || n || '@example.com', true,
        (array['Illustration', 'Fotografie', 'Webdesign', 'Text'])[1 + n % 4],
        (array['Bregenz', 'Dornbirn', 'Feldkirch', 'Bludenz', 'Bezau'])[1 + n % 5], array['Skill ' || n % 40],
        now() - make_interval(mins => n)
      from generate_series(1, ${count}::int) as n`);
    await tx.execute(sql`
      insert into works (user_id, slug, title, year, published, published_at, rights_confirmed_at)
      select id, 'plakat', 'Plakat', 2026, true, created_at, now() from profiles`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await createManyDocuments(tx);
    await tx.execute(sql`
      insert into search_documents (work_id, means, words, made_with)
      select id, array_to_tsvector(array['s:skill 1']), ''::tsvector, ${madeWith()} from works`);
    await tx.execute(sql`
      insert into work_pictures (user_id, work_id, url, width, height, is_cover)
      select user_id, id, '/storage/post-images/x/work_' || id || '.jpg', 900, 600, true from works`);
  });
  await db.execute(sql`vacuum analyze`);
});

const filters: [AgentKind, string][] = [
  ...["", "q=Fink", "q=T%C3%B6pferin", "q=xq", "skill=Niemand", "ort=Lech", "q=Fotograf&ort=Lech", "frei=1"].map(
    (parameters): [AgentKind, string] => ["kreative", parameters],
  ),
  ...["", "q=Fink", "q=T%C3%B6pferin", "skill=Niemand"].map((parameters): [AgentKind, string] => [
    "arbeiten",
    parameters,
  ]),
];

it.each(filters)("a feed of %s asks a bounded part of the newest: '%s' [REACH-104]", async (kind, parameters) => {
  const search = readListSearch(kind, new URLSearchParams(parameters));
  for (const query of await recordQueries(() => findForFeed(kind, search))) {
    if (!/^\s*(select|with)/i.test(query.text)) continue;
    const { rows, scanned } = await readsOf(query);
    expect.soft(scanned, query.text).toEqual([]);
    // Each thing with its document, its person and its picture.
    expect.soft(rows, query.text).toBeLessThanOrEqual(4 * askedForFeed + 100);
  }
});
