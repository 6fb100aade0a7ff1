import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { agentMatches, agentNews, type ausschreibungen } from "~/db/schema";
import { listCalls } from "~/features/calls/list/calls.server";
import { readCallQuery } from "~/features/calls/list/read-call-query.server";
import type { FoundKind } from "~/search/groups";
import { notifiedKinds } from "~/search/standing";
import { refreshCall } from "~/search-index/refresh.server";
import { createAgentOf } from "../../../../tests/support/agents";
import { changeCall, createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { searchOf } from "../own/own-agents.server";
import { matchNews } from "./match-news.server";
import { previewSearch } from "./preview.server";

let berg: Person;
let anna: Person;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from agent_news`);
  berg = await createCompany(db);
  anna = await createPerson(db);
});

/** The titles that a stored search has found. */
async function foundBy(agentId: number): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(sql`
    select c.title from agent_matches as m join search_documents as d on d.id = m.document_id
    join ausschreibungen as c on c.id = d.call_id where m.agent_id = ${agentId} order by c.id`);
  return rows.map(({ title }) => title);
}

const add = (title: string, values: Partial<typeof ausschreibungen.$inferInsert> = {}) =>
  createCallOf(db, berg, { title, ...values });

async function change(id: number, values: Partial<typeof ausschreibungen.$inferInsert>) {
  await db.transaction(async (tx) => {
    await changeCall(tx, { id }, values);
    await refreshCall(tx, id);
  });
  await matchNews();
}

const calls: [title: string, values: Partial<typeof ausschreibungen.$inferInsert>][] = [
  ["Fotos für unsere Speisekarte", { category: "Fotografie/Food-Fotografie", location: "Egg", budget: "1000" }],
  ["Produktfotos", { category: "Fotografie/Produktfotografie", location: "Dornbirn", budget: "2500" }],
  ["Hochzeit im Juni", { category: "Fotografie", location: "Bludenz", description: "Wir suchen eine Fotografin." }],
  ["Neues Logo für eine Tischlerei", { category: "Logo Design/Business Logo", location: "Lustenau", budget: "500" }],
  ["Website für den Verein", { category: "Webdesign", location: "Bregenz", budget: "5000" }],
  ["Relaunch unserer Seite", { category: "Webdesign/Redesign", location: null, budget: "mehr" }],
  ["Plakat zum Jahrmarkt", { category: "Print Design/Plakat", location: "Feldkirch" }],
  ["Imagefilm", { category: "Video Production/Imagefilm", location: "Hohenems", budget: "10000" }],
  [
    "Texte über Käse",
    { category: "Marketing/Texterstellung", location: "Andelsbuch", description: "Ein Logo haben wir." },
  ],
  ["Keramik für das Frühstück", { category: "Beratung", location: "Lech" }],
];

const searches = [
  "",
  "q=Logo",
  "q=Job Fotograf",
  "q=Fotograf",
  "q=Fotograf Dornbirn",
  "q=Egg",
  "q=Hochzeitsfotos in Bludenz",
  "q=webseite",
  "q=ei",
  "q=eit",
  "q=Käse",
  "q=kase",
  "q=100 %",
  "q=Fotos Speisekarte",
  "kategorie=Fotografie",
  "kategorie=Fotografie&kategorie=Webdesign",
  "kategorie=Fotografie&q=Speisekarte",
  "ort=Dornbirn",
  "ort=Dornbirn&umkreis=10",
  "ort=Dornbirn&umkreis=25",
  "ort=Bregenzerwald",
  "budget=1000",
  "budget=1000&ohne-budget=1",
  "q=Fotograf&ort=Egg&umkreis=25&budget=500",
  "q=Niemandsland",
  "q=Tisch",
  "q=Verein",
  "q=KI",
];

describe("a stored search", () => {
  it.each(searches)("finds the calls that its page shows for what it means: %s [REACH-03]", async (query) => {
    const agent = await createAgentOf(db, anna, query);
    for (const [title, values] of calls) await add(title, values);
    await matchNews();
    const { filter } = readCallQuery(`http://localhost/ausschreibungen?${query}`);
    const page = await listCalls(filter, anna.id);
    const isTold = (kind: FoundKind | undefined) => !kind || notifiedKinds.some((told) => told === kind);
    const shown = page.calls.filter((_, at) => isTold(page.found[at]?.kind)).map(({ title }) => title);
    expect((await foundBy(agent)).sort()).toEqual(shown.sort());
    expect((await previewSearch("ausschreibungen", searchOf("ausschreibungen", query))).count).toBe(shown.length);
  });

  it("finds each thing once, also when it is changed, closed and opened again [REACH-04]", async () => {
    const agent = await createAgentOf(db, anna, "q=Logo");
    const { id } = await add("Ein Logo");
    await matchNews();
    await db.update(agentMatches).set({ toldAt: sql`now()` });
    await change(id, { title: "Ein schönes Logo" });
    await change(id, { status: "geschlossen" });
    await change(id, { status: "offen" });
    expect(await foundBy(agent)).toEqual(["Ein schönes Logo"]);
    expect((await db.select().from(agentMatches))[0]?.toldAt).not.toBeNull();
  });

  it("is not told of what fitted before it was made, whatever is changed there, but of what a change made fit [REACH-04]", async () => {
    const earlier = await add("Ein Logo", { budget: "500" });
    const other = await add("Ein Plakat");
    await matchNews();
    const agent = await createAgentOf(db, anna, "q=Logo");
    await change(earlier.id, { title: "Ein großes Logo" });
    await change(earlier.id, { budget: "2500" });
    await change(earlier.id, { location: "Egg" });
    expect(await foundBy(agent)).toEqual([]);
    await change(other.id, { title: "Ein Plakat mit Logo" });
    expect(await foundBy(agent)).toEqual(["Ein Plakat mit Logo"]);
  });

  it("forgets what no longer fits, or nobody sees, before it was told [REACH-05]", async () => {
    const agent = await createAgentOf(db, anna, "q=Logo");
    const [renamed, hidden] = [await add("Logo 1"), await add("Logo 3")];
    await matchNews();
    expect(await foundBy(agent)).toHaveLength(2);
    await change(renamed.id, { title: "Ein Plakat" });
    await changeCall(db, hidden, { hidden: true });
    await change(hidden.id, { title: "Logo 3 neu" });
    expect(await foundBy(agent)).toEqual([]);
  });

  it("finds what comes into sight: a draft that is published, a call that is shown again or prolonged, with its company [REACH-05]", async () => {
    const agent = await createAgentOf(db, anna, "q=Logo");
    const draft = await add("Logo 1", { status: "entwurf", publishedAt: null });
    const hidden = await add("Logo 2", { hidden: true });
    const over = await add("Logo 3", { deadline: dayFromNow(-1) });
    await changePerson(db, berg, { profileStatus: "hidden" });
    await matchNews();
    await change(draft.id, { status: "offen", publishedAt: new Date() });
    await change(hidden.id, { hidden: false });
    await change(over.id, { deadline: dayFromNow(3) });
    expect(await foundBy(agent)).toEqual([]);
    await changePerson(db, berg, { profileStatus: "active" });
    await matchNews();
    expect(await foundBy(agent)).toEqual(["Logo 1", "Logo 2", "Logo 3"]);
  });

  it("finds nothing of one's own and nothing while it is paused, and nobody waits for it [REACH-05]", async () => {
    const own = await createAgentOf(db, berg, "q=Logo");
    const paused = await createAgentOf(db, anna, "q=Logo");
    await db.execute(sql`update search_agents set paused_at = now() where id = ${paused}`);
    await add("Ein Logo");
    await matchNews();
    expect([await foundBy(own), await foundBy(paused)]).toEqual([[], []]);
    expect(await db.$count(agentNews)).toBe(0);
  });
});

it("waits for nobody who is deleting a thing, or a search that it no longer fits, and asks about the thing later [SAFE-136]", async () => {
  const [deleted, other] = [await createAgentOf(db, anna, "q=Logo"), await createAgentOf(db, anna, "q=Plakat")];
  const first = await add("Logo");
  await matchNews();
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_agents where id = ${deleted}`);
    await change(first.id, { title: "Plakat" });
  });
  expect(await foundBy(other)).toEqual(["Plakat"]);
  const [second, third] = [await add("Zweites Plakat"), await add("Drittes Plakat")];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from search_documents where call_id = ${second.id} for update`);
    await matchNews();
  });
  expect(await foundBy(other)).toEqual(["Plakat", third.title]);
  await matchNews();
  expect(await foundBy(other)).toEqual(["Plakat", second.title, third.title]);
});

it("waits for no search that is being deleted, whether a new thing fits it or what it has found is hidden [SAFE-136]", async () => {
  const [deleted, other] = [await createAgentOf(db, anna, "q=Logo"), await createAgentOf(db, anna, "q=Plakat")];
  const hidden = await add("Logo und Plakat");
  await matchNews();
  expect([await foundBy(deleted), await foundBy(other)]).toEqual([[hidden.title], [hidden.title]]);
  await add("Plakat und Logo");
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_agents where id = ${deleted}`);
    await change(hidden.id, { hidden: true, title: "Plakat mit Logo" });
  });
  expect(await foundBy(other)).toEqual(["Plakat und Logo"]);
});
