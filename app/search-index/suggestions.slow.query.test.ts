import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db, type Transaction } from "~/db/client.server";
import { createManyDocuments } from "../../tests/support/many-documents";
import { readsOf, recordQueries } from "../../tests/support/queries";
import { countLandingPages } from "./landing-pages.server";
import { searching } from "./select-tier.server";
import { countPeople, countSkills, listNamed } from "./suggestions.server";

const maxRead = 600;

beforeAll(async () => {
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified, title, location, skills)
    select 'kreative', 'Maria Mathis' || n, 'viele-' || n, 'viele-' || n || '@example.com', true, 'Fotografin', 'Dornbirn',
      case when n % 10 < 9 then array['Branding'] else array['Skill ' || n % 100] end
    from generate_series(1, 20000) as n`);
  await db.execute(sql`
    insert into works (user_id, slug, title, year, published, published_at, rights_confirmed_at)
    select id, 'marias-plakat', 'Marias Plakat', 2026, true, now(), now() from profiles`);
  await createManyDocuments(db);
  await countLandingPages();
  await db.execute(sql`vacuum analyze`);
});

it.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ["the first letters of all names", (tx) => listNamed(tx, "ma")],
  ["a whole name", (tx) => listNamed(tx, "maria mathis777")],
  ["a name that nobody has", (tx) => listNamed(tx, "qzx")],
  [
    "a skill of nearly everybody, a rare one and one of nobody",
    (tx) => countSkills(tx, ["Branding", "Skill 99", "SEO"], 101),
  ],
  ["a craft of everybody and one of nobody", (tx) => countPeople(tx, "craft", ["fotografie", "keramik"])],
  ["a place of everybody and one of nobody", (tx) => countPeople(tx, "place", ["dornbirn", "egg"])],
])("read few rows for %s [FIND-58]", async (_what, run) => {
  const queries = await recordQueries(() => searching(run));
  const [query] = queries.filter(({ text }) => /visible_profiles/.test(text));
  const { rows, scanned } = await readsOf(query ?? expect.fail());
  const grown = scanned.filter((table) => ["profiles", "works", "search_documents"].includes(table));
  expect([grown, rows < maxRead, rows]).toEqual([[], true, rows]);
});
