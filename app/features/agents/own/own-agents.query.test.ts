import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { type AgentRhythm, agentMatches, searchAgents } from "~/db/schema";
import { collectOwnData } from "~/features/own-data/own/collect.server";
import { agentMax } from "~/text/maximums";
import { refuseUnless } from "../../../../tests/support/break-database";
import { createCallOf } from "../../../../tests/support/calls";
import { clearProfiles } from "../../../../tests/support/clear";
import { createCompany, createPerson, deletePerson, type Person } from "../../../../tests/support/people";
import { whateverIsStored } from "../../../../tests/support/seen";
import { matchNews } from "../found/match-news.server";
import { purgeMatches } from "../purge-matches.server";
import { renewAgents } from "../renew-agents.server";
import { changeAgent, createAgent, deleteAgent, dismissMatch, pauseAgent } from "./agent-commands.server";
import { offerFromProfile } from "./offered-agent.server";
import { openAgents, searchOf } from "./own-agents.server";

let anna: Person;
let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from agent_news`);
  anna = await createPerson(db);
  berg = await createCompany(db);
});

const wanted = (query: string, rhythm: AgentRhythm = "taeglich", name = "") => ({
  name,
  rhythm,
  search: searchOf("ausschreibungen", query),
});
const create = (query: string, rhythm?: AgentRhythm) => createAgent(anna.id, "ausschreibungen", wanted(query, rhythm));
const idOf = async (query: string, rhythm?: AgentRhythm) => (await create(query, rhythm)).id ?? 0;

async function find(title: string) {
  await createCallOf(db, berg, { title, location: "Egg", budget: "2500" });
  await matchNews();
}

describe("a stored search", () => {
  it("is one for equal searches, however they are written and however often one presses [REACH-06]", async () => {
    const { id } = await create("q=Logo&kategorie=Branding&kategorie=Logo+Design&ort=egg&umkreis=10");
    const again = "umkreis=10&ort=Egg&kategorie=Logo+Design&q=+Logo+&kategorie=Branding&nach=1-1&kategorie=Nichts";
    expect(await create(again)).toEqual({ id, is: "same" });
    const pressed = await Promise.all([create("q=Foto"), create("q=Foto"), create("q=Foto")]);
    expect(pressed.map(({ is }) => is).sort()).toEqual(["new", "same", "same"]);
    expect(await db.$count(searchAgents)).toBe(2);
    const other = await idOf("q=Film");
    expect(await changeAgent(anna.id, other, wanted("q=Foto"), whateverIsStored)).toEqual({
      id: pressed[0]?.id,
      is: "same",
    });
  });

  it("is one of at most twenty, also when they are made at once [REACH-06]", async () => {
    const all = await Promise.all(Array.from({ length: agentMax.agents + 2 }, (_, at) => create(`q=Logo${at}`)));
    expect(all.filter(({ is }) => is === "tooMany")).toHaveLength(2);
    expect(await db.$count(searchAgents)).toBe(agentMax.agents);
  });

  it("is changed, paused and deleted by its owner alone [REACH-20]", async () => {
    const id = await idOf("q=Logo");
    expect(await changeAgent(berg.id, id, wanted("q=Foto"), whateverIsStored)).toEqual({ id: null, is: "gone" });
    expect([await pauseAgent(berg.id, id, true), await deleteAgent(berg.id, id)]).toEqual([false, false]);
    expect(await changeAgent(anna.id, id, wanted("q=Foto", "seite", "Fotos"), whateverIsStored)).toEqual({
      id,
      is: "changed",
    });
    await find("Fotos vom Hof");
    const [agent] = await openAgents(anna.id);
    expect(agent).toMatchObject({ name: "Fotos", text: "„Foto“", path: "/ausschreibungen?q=Foto", rhythm: "seite" });
    expect(agent?.results).toMatchObject([
      { title: "Fotos vom Hof", isNew: true, why: expect.stringContaining("Foto") },
    ]);
    expect(await pauseAgent(anna.id, id, true)).toBe(true);
    expect((await openAgents(anna.id))[0]?.isPaused).toBe(true);
    expect([await deleteAgent(anna.id, id), await deleteAgent(anna.id, id)]).toEqual([true, false]);
    expect(await openAgents(anna.id)).toEqual([]);
  });

  it("says what is new since the last visit, and forgets what does not fit [REACH-20]", async () => {
    const id = await idOf("q=Logo");
    await find("Logo 1");
    await find("Logo 2");
    const [first] = await openAgents(anna.id);
    expect(first?.unseen).toBe(2);
    const result = first?.results[0]?.id ?? 0;
    expect(await dismissMatch(berg.id, id, result)).toBe(false);
    expect(await dismissMatch(anna.id, id, result)).toBe(true);
    const [second] = await openAgents(anna.id);
    expect(second).toMatchObject({ unseen: 0, results: [{ title: "Logo 1", isNew: false }] });
  });

  it("does not tell later what it found for another search, or while no mail was wanted [REACH-05]", async () => {
    const untold = () => db.$count(agentMatches, sql`told_at is null`);
    const id = await idOf("q=Logo");
    await find("Logo und Plakat");
    await find("Ein Logo");
    await changeAgent(anna.id, id, wanted("q=Plakat", "seite"), whateverIsStored);
    expect(await untold()).toBe(1);
    await changeAgent(anna.id, id, wanted("q=Plakat", "taeglich"), whateverIsStored);
    expect(await untold()).toBe(0);
  });

  it("is offered to creatives from their own title or skills and place [REACH-22]", async () => {
    const offeredTo = async (values: Parameters<typeof createPerson>[1]) =>
      (await offerFromProfile((await createPerson(db, values)).id))?.text;
    expect(await offeredTo({ title: "Fotografin", location: "6850 Dornbirn" })).toBe(
      "„Fotografin“, Dornbirn und 25\u00a0km Umkreis",
    );
    expect(await offeredTo({ title: "Frei", skills: ["Illustration"], location: null })).toBe("„Illustration“");
    expect(await offeredTo({ title: null, skills: [], location: "Egg" })).toBeUndefined();
    expect(await offerFromProfile(berg.id)).toBeNull();
  });

  it("is planned again with another vocabulary [REACH-03]", async () => {
    const id = await idOf("q=Logo&ort=Egg");
    const [before] = await db.select().from(searchAgents);
    await db.update(searchAgents).set({ madeWith: "earlier", means: null, filters: null, keys: [] });
    expect([await renewAgents(), await renewAgents()]).toEqual([1, 0]);
    expect((await db.select().from(searchAgents).where(eq(searchAgents.id, id)))[0]).toEqual(before);
  });

  it("is planned again though an older one can't be [REACH-03]", async () => {
    const broken = await idOf("q=Logo");
    const id = await idOf("q=Plakat");
    await db.update(searchAgents).set({ madeWith: "earlier" });
    await refuseUnless(db, "search_agents", `id <> ${broken} or made_with = 'earlier'`);
    expect(await renewAgents()).toBe(1);
    const [renewed] = await db.select().from(searchAgents).where(eq(searchAgents.id, id));
    expect(renewed?.madeWith).not.toBe("earlier");
  });

  it("is in the copy of one's data with what it found, which goes after its time and with the account [REACH-21]", async () => {
    await create("q=Logo");
    await find("Ein Logo");
    const chapters = Object.fromEntries((await collectOwnData(anna.id)).map(({ name, rows }) => [name, rows]));
    expect(chapters.suchauftraege).toMatchObject([{ name: "„Logo“", query: "q=Logo", rhythm: "taeglich" }]);
    expect(chapters.treffer_von_suchauftraegen).toMatchObject([{ name: "„Logo“", toldAt: null }]);
    expect(await purgeMatches()).toBe(0);
    await db.update(agentMatches).set({ foundAt: sql`now() - interval '13 months'` });
    expect(await purgeMatches()).toBe(1);
    await find("Noch ein Logo");
    await deletePerson(db, anna);
    expect([await db.$count(searchAgents), await db.$count(agentMatches)]).toEqual([0, 0]);
  });
});
