import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { findNewCallFacts, listOwnCalls } from "~/features/calls/own/own-calls.server";
import { documentOf } from "~/search/document";
import { lexeme } from "~/search/lexemes";
import { dayNumberOf } from "~/search-index/shuffle";
import { dayInVienna } from "~/text/dates";
import { createPerson } from "../../../../tests/support/people";
import { readsOf, recordQueries } from "../../../../tests/support/queries";
import { findCall, listCalls, listCompanyCalls } from "./calls.server";
import { listRecommendedCalls } from "./recommended-calls.server";
import type { CallFilter } from "./select-page.server";

/** So many that a fifth of them are more than are sorted or remembered. */
const few = 16_000;
const many = 40_000;
let reader = "";
let company = "";
let call = 0;

const search = (query: string, category: string | null = null, after: string | null = null) =>
  listCalls({ query, category, after }, reader);

const today = dayNumberOf(dayInVienna());
const byDeadline = (filter: Partial<CallFilter>) =>
  listCalls({ query: "", category: null, after: null, order: "frist", ...filter }, reader);

const pages: [string, () => Promise<unknown>][] = [
  ["the first page", () => search("")],
  ["a deep page", () => search("", null, `${Date.UTC(2026, 0, 1) * 1000 - 1000 * 60_000_000}-1`)],
  ["a category", () => search("", "Branding")],
  ["one letter", () => search("e")],
  ["a rare letter", () => search("q")],
  ["two letters", () => search("pl")],
  ["two letters that stand nowhere", () => search("qx")],
  ["signs without letters", () => search("-·-")],
  ["a word", () => search("Plakat")],
  ["a word that stands in one call", () => search("einmalig")],
  ["a word that stands nowhere", () => search("nirgends")],
  ["two words that go together", () => search("Plakat Konzert")],
  ["two words that never meet", () => search("Plakat Wirtshaus")],
  ["a word and a category", () => search("Plakat", "Branding")],
  ["a word of another category", () => search("Plakat", "Beratung")],
  ["the name of a company", () => search("Betrieb 77x")],
  ["a deep page of a search", () => search("Plakat", null, `${Date.UTC(2026, 0, 1) * 1000 - 1000 * 60_000_000}-1-1-0`)],
  ...["", "Plakat", "einmalig", "nirgends", "q"].map((query): [string, () => Promise<unknown>] => [
    `'${query}' by deadline`,
    () => byDeadline({ query }),
  ]),
  ["a category without calls, by deadline", () => byDeadline({ category: "Motion Design" })],
  ["a deep page of those that have no deadline", () => byDeadline({ after: "10000000-700-t20000" })],
  ["a deep page of those that have ended", () => byDeadline({ after: `20000009-700-t${today}` })],
  [
    "a craft and a place by distance",
    () => listCalls({ query: "Fotograf Bludenz", category: null, order: "naehe", after: null }, reader),
  ],
  ["a call", () => findCall(call, reader)],
  ["the calls of a company", () => listCompanyCalls(company, reader)],
  ["its own calls", () => listOwnCalls(company)],
  ["a new call", () => findNewCallFacts(company)],
  ["the featured calls", () => listRecommendedCalls(undefined)],
];

beforeAll(async () => {
  reader = (await createPerson(db)).id;
  await db.execute(sql`
    insert into profiles (user_type, name, slug, email, email_verified)
    select 'unternehmen', 'Betrieb ' || n || 'x', 'betrieb-' || n, 'betrieb-' || n || '@example.com', true
    from generate_series(1, 6000) as n`);
  const { rows } = await db.execute<{ id: string }>(sql`select id from profiles where slug = 'betrieb-77'`);
  company = rows[0]?.id ?? "";
});

const kinds = [
  { title: "Plakat", category: "Print Design/Plakat", text: "Für ein Konzert im Herbst." },
  { title: "Logo", category: "Branding", text: "Für ein Wirtshaus." },
  { title: "Katalog", category: "Print Design", text: "" },
  { title: "Fotos", category: "Fotografie", text: "" },
  { title: "Kurzfilm", category: "Video Production", text: "" },
  // A rare one.
  { title: "Rede", category: "Beratung", text: "" },
];
const places = ["Bregenz", "Dornbirn", "Feldkirch", "Quadern"];
const textsOf = (column: keyof (typeof kinds)[number]) => sql`${sql.param(kinds.map((kind) => kind[column]))}::text[]`;

/** Adds ever older calls, each time of other companies. */
async function addCalls(from: number, to: number) {
  await db.transaction(async (tx) => {
    // Without triggers, which would run for each row.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      with companies as (select id, name, row_number() over (order by id) as n from profiles where user_type = 'unternehmen')
      insert into ausschreibungen (user_id, company_search, title, slug, description, category, location, published_at, deadline, status, closed_on)
      select companies.id, companies.name, (${textsOf("title")})[case when i % 900 = 0 then 6 else 1 + i % 5 end] || ' ' || i, 'ruf',
        (${textsOf("text")})[case when i % 900 = 0 then 6 else 1 + i % 5 end] || md5(i::text) || repeat(' Mehr steht im Gespräch.', 8) || case when i = 1500 then ' einmalig' else '' end,
        (${textsOf("category")})[case when i % 900 = 0 then 6 else 1 + i % 5 end],
        (${sql.param(places)}::text[])[case when i % 900 = 0 then 4 else 1 + i % 3 end],
        timestamptz '2026-01-01' - i * interval '1 minute', case when i % 3 > 0 then ${dayInVienna()}::date + i % 70 - 30 end,
        case when i % 7 = 0 then 'geschlossen' else 'offen' end, case when i % 7 = 0 then ${dayInVienna()}::date - 3 end
      from generate_series(${from}::int, ${to}::int) as i
      join companies on companies.n = 1 + (i * 31) % 6000`);
    for (const { title, category, text } of kinds)
      for (const place of places) {
        const { means, words } = documentOf(
          [
            { as: "title", text: title },
            { as: "title", text: category },
            { as: "place", text: place },
            { as: "brief", text },
          ],
          [lexeme.category(category.split("/")[0] ?? "")],
        );
        await tx.execute(sql`
          insert into search_documents (call_id, means, words, made_with)
          select id, array_to_tsvector(${sql.param(means)}::text[]), array_to_tsvector(${sql.param(words)}::text[]), ''
          from ausschreibungen where category = ${category} and location = ${place}
          on conflict do nothing`);
      }
  });
  await db.execute(sql`vacuum analyze`);
}

it("reads as many rows of many calls as of few, and no table from end to end [CALL-06, CALL-13, CALL-82, FIND-75]", async () => {
  await addCalls(1, few);
  const { rows: calls } = await db.execute<{ id: string }>(sql`select min(id) as id from ausschreibungen`);
  call = Number(calls[0]?.id);
  const before = new Map<string, number>();
  for (const [what, run] of pages) before.set(what, (await costOf(run)).rows);
  await addCalls(few + 1, many);
  for (const [what, run] of pages) {
    const { rows, scanned } = await costOf(run);
    expect.soft(scanned, what).toEqual([]);
    // The found ids may be read one by one until they are counted, or all at once.
    expect.soft(rows, `rows for ${what}`).toBeLessThanOrEqual(1.5 * (before.get(what) ?? 0) + 2100);
  }

  async function costOf(run: () => Promise<unknown>) {
    const costs = { rows: 0, scanned: [] as string[] };
    for (const query of await recordQueries(run)) {
      if (!/^\s*(select|with)/i.test(query.text)) continue;
      const { rows, scanned } = await readsOf(query);
      costs.rows += rows;
      costs.scanned.push(...scanned);
    }
    return costs;
  }
});
