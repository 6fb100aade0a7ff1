import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { agentMatches, searchAgents } from "../../app/db/schema";
import { agentLink } from "../../app/features/agents/mails/agent-links.server";
import { createAgentOf, createMatchOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import { Browserless, it, signedIn, signIn } from "../support/http";
import { createCompany, createPerson, type Person, unique } from "../support/people";

const agentsOf = ({ id }: Person) => db.select().from(searchAgents).where(eq(searchAgents.profileId, id));

it("makes a stored search of what a list shows with one press, and leads to it at the second one [REACH-01, REACH-06]", async ({
  browser,
}) => {
  const anna = await signedIn(browser, createPerson(db));
  const path = "/ausschreibungen?q=Plakat&kategorie=Print+Design&ort=Egg&umkreis=25&budget=1000&ohne-budget=1";
  const list = await browser.get(path);
  expect(list.text).toContain("Eingegrenzt: Egg und 25 km Umkreis, Budget ab 1.000 € oder ohne Angabe");
  expect((await browser.submit(list.form("/suchauftraege/neu"))).text).toContain("Suchauftrag angelegt");
  expect((await browser.submit(list.form("/suchauftraege/neu"))).text).toContain("Diesen Suchauftrag gibt es schon");
  const [agent, ...others] = await agentsOf(anna);
  expect(others).toEqual([]);
  expect(agent).toMatchObject({
    kind: "ausschreibungen",
    query: "q=Plakat&kategorie=Print+Design&ort=Egg&umkreis=25&budget=1000&ohne-budget=1",
    rhythm: "taeglich",
  });
  const page = await browser.get("/suchauftraege");
  expect(page.html).toContain(`href="/ausschreibungen?${agent?.query.replaceAll("&", "&amp;")}"`);
});

it("is called after what it looks for, until somebody names it [REACH-106]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db));
  const path = `/suchauftraege/${await createAgentOf(db, anna, "q=Logo&ort=Egg&umkreis=25")}`;
  const change = async (typed: Record<string, string>) => {
    await browser.submit((await browser.get(path)).form(path, "rhythm"), typed);
    return (await browser.get(path)).heading;
  };
  expect((await browser.get(path)).heading).toBe("„Logo“, Egg und 25 km Umkreis");
  expect(await change({ q: "Plakat" })).toBe("„Plakat“, Egg und 25 km Umkreis");
  expect(await change({ name: "Mein Plakat" })).toBe("Mein Plakat");
  expect(await change({ q: "Foto" })).toBe("Mein Plakat");
  expect(await change({ name: "" })).toBe("„Foto“, Egg und 25 km Umkreis");
});

it("has seen no newer search after a preview without script [REACH-106]", async ({ browser }) => {
  const anna = await signedIn(browser, createPerson(db));
  const path = `/suchauftraege/${await createAgentOf(db, anna, "q=Logo")}`;
  const first = await browser.get(path);
  await browser.submit((await browser.get(path)).form(path, "rhythm"), { q: "Plakat" });
  const typed = { q: "Foto", rhythm: "taeglich", version: first.valueAt("version") ?? "", vorschau: "1" };
  const preview = await browser.get(`${path}?${new URLSearchParams(typed)}`);
  expect((await browser.submit(preview.form(path, "rhythm"))).status).toBe(409);
  expect(await agentsOf(anna)).toMatchObject([{ query: "q=Plakat" }]);
});

it("stands on the lists of creatives and works; visitors sign in first [REACH-01]", async ({ browser }) => {
  const visited = await browser.get("/kreative?q=Fotograf&skill=Fotografie&ort=Egg");
  expect(visited.html).toContain(
    'href="/suchauftraege/neu?art=kreative&amp;q=Fotograf&amp;skill=Fotografie&amp;ort=Egg"',
  );
  expect((await browser.get("/suchauftraege/neu?art=kreative&q=Fotograf")).status).toBe(401);
  const berg = await signedIn(browser, createCompany(db));
  await browser.submit((await browser.get("/kreative?q=Fotograf&ort=Egg")).form("/suchauftraege/neu"));
  await browser.submit((await browser.get("/arbeiten?q=Plakat&skill=Illustration")).form("/suchauftraege/neu"));
  const made = (await agentsOf(berg)).map(({ kind, query }) => `${kind}?${query}`);
  expect(made.sort()).toEqual(["arbeiten?q=Plakat&skill=Illustration", "kreative?q=Fotograf&ort=Egg"]);
});

it("shows in its form what it would have found, without script too, and refuses places that nobody knows [REACH-01, REACH-02]", async ({
  browser,
}) => {
  const word = unique("Glasbild").replace(" ", "");
  const berg = await createCompany(db);
  await createCallOf(db, berg, { title: `Ein ${word}`, location: "Egg" });
  await createCallOf(db, berg, { title: `Altes ${word}`, createdAt: new Date(Date.now() - 40 * 86_400_000) });
  await signIn(browser, await createPerson(db));
  const preview = await browser.get(`/suchauftraege/neu?art=ausschreibungen&q=${word}&vorschau=1&name=Mein+Glas`);
  expect(preview.text).toContain("1 Ausschreibung in den letzten 30 Tagen");
  expect(preview.text).toContain(`Ein ${word}`);
  expect(preview.text).not.toContain(`Altes ${word}`);
  expect(preview.valueAt("name")).toBe("Mein Glas");
  const form = preview.form("/suchauftraege/neu", "rhythm");
  const refused = await browser.submit(form, { ort: "Atlantis" });
  expect([refused.status, refused.text.includes("Diesen Ort kennen wir nicht")]).toEqual([400, true]);
  const saved = await browser.submit(form, { ort: "Egg", umkreis: "25", rhythm: "woechentlich" });
  expect(saved.text).toContain("Mein Glas");
  expect(saved.text).toContain("Wöchentlich am Montag um 7 Uhr");
  const narrow = await browser.get(`/suchauftraege/neu?art=ausschreibungen&q=${word}&ort=Lech`);
  expect(narrow.text).toContain("Nichts in den letzten 30 Tagen");
});

it("is ended, and a result taken out, by the links of its mail without signing in, and opening them changes nothing [REACH-14]", async ({
  site,
}) => {
  const anna = await createPerson(db);
  const agent = await createAgentOf(db, anna, "q=Logo");
  const call = await createCallOf(db, await createCompany(db), { title: "Ein Logo" });
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from search_documents where call_id = ${call.id}`,
  );
  const match = await createMatchOf(db, agent, rows[0]?.id ?? 0);
  const stranger = new Browserless(site.url);
  const open = (link: string) => stranger.get(new URL(link).pathname + new URL(link).search);
  const path = `/suchauftraege/${agent}/mail`;

  const result = await open(agentLink(agent, match));
  expect([result.status, result.heading]).toEqual([200, "Das passt nicht"]);
  expect(result.text).toContain("„keine …“");
  const ending = await open(agentLink(agent));
  expect(ending.heading).toBe("Suchauftrag beenden");
  const stored = async () => [
    (await agentsOf(anna))[0]?.pausedAt !== null,
    (await db.select().from(agentMatches).where(eq(agentMatches.id, match)))[0]?.dismissedAt !== null,
  ];
  expect(await stored()).toEqual([false, false]);
  expect((await stranger.submit(result.form(path), { tat: "passt-nicht" })).text).toContain("Der Treffer ist entfernt");
  expect(await stored()).toEqual([false, true]);
  expect((await stranger.submit(ending.form(path), { tat: "beenden" })).heading).toBe("Der Suchauftrag ist beendet");
  expect(await stored()).toEqual([true, true]);
});

it("is offered from one's own profile, and told of when the profile is finished [REACH-22]", async ({ browser }) => {
  const anna = await signedIn(
    browser,
    createPerson(db, { title: "Fotografin", location: "Egg", skills: ["Fotografie"] }),
  );
  const saved = await browser.submit((await browser.get("/profil/bearbeiten")).form("/profil/bearbeiten", "name"));
  expect(saved.text).toContain("liegt ein Vorschlag aus Ihrem Profil bereit");
  const page = await browser.get("/suchauftraege");
  expect(page.text).toContain("Ausschreibungen für „Fotografin“, Egg und 25 km Umkreis");
  expect(await agentsOf(anna)).toEqual([]);
  await browser.submit(page.form("/suchauftraege/neu"));
  expect(await agentsOf(anna)).toMatchObject([{ query: "q=Fotografin&ort=Egg&umkreis=25" }]);
  expect((await browser.get("/suchauftraege")).text).not.toContain("Aus Ihrem Profil");
});
