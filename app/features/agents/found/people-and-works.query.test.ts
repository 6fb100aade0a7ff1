import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import type { profiles } from "~/db/schema";
import { readDirectorySearch } from "~/features/profiles/directory/directory";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { readWorksSearch } from "~/features/works/browse/browse";
import { readNewWorksPage } from "~/features/works/browse/new-works.server";
import { readFoundWorks } from "~/features/works/browse/search-works.server";
import { notifiedKinds } from "~/search/standing";
import { refreshProfile } from "~/search-index/refresh.server";
import { createAgentOf } from "../../../../tests/support/agents";
import { clearProfiles } from "../../../../tests/support/clear";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { changePerson, createCompany, createPerson, type Person } from "../../../../tests/support/people";
import { changeWork, createWorkOf } from "../../../../tests/support/works";
import { sendDigests } from "../mails/send-digests.server";
import { searchOf } from "../own/own-agents.server";
import { matchNews } from "./match-news.server";
import { previewSearch } from "./preview.server";

withJobs();

let berg: Person;

beforeEach(async () => {
  await clearProfiles();
  await db.execute(sql`delete from agent_news`);
  berg = await createCompany(db);
});

async function foundBy(agentId: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select coalesce(p.name, w.title) as name from agent_matches as m join search_documents as d on d.id = m.document_id
    left join profiles as p on p.id = d.profile_id left join works as w on w.id = d.work_id where m.agent_id = ${agentId}`);
  return rows.map(({ name }) => name).sort();
}

const people: Partial<typeof profiles.$inferInsert>[] = [
  {
    name: "Anna Fink",
    title: "Fotografin",
    location: "Dornbirn",
    skills: ["Fotografie"],
    availability: "frei",
    availabilitySaidAt: new Date(),
  },
  { name: "Ben Rusch", title: "Hochzeitsfotograf", location: "Egg", skills: [] },
  { name: "Carla Dorn", title: "Illustratorin", location: "Bregenz", skills: ["Illustration", "Branding"] },
  { name: "Dora Egger", title: "Keramik", location: "Lech", skills: [] },
  { name: "Emil Moser", title: "Webdesign und Fotos", location: "Wien", skills: ["Webdesign"] },
  { name: "Fritz Fotter", title: null, location: null, skills: ["SEO"] },
];

const told = (kind: string | undefined) => kind === undefined || notifiedKinds.some((each) => each === kind);

describe("a stored search for creatives", () => {
  it.each([
    "",
    "q=Fotograf",
    "q=Fotograf+Egg",
    "q=fot",
    "q=Egg",
    "q=Dorn",
    "q=Fotograf&woertlich=1",
    "skill=Fotografie",
    "skill=Branding&q=Illustration",
    "ort=Egg",
    "ort=Egg&umkreis=25",
    "q=Fotograf&ort=Dornbirn&umkreis=50",
    "q=Nirgendwer",
    "frei=1",
    "q=Fotograf&frei=1",
    "ort=Egg&umkreis=50&frei=1",
  ])("finds whom the directory shows for what was meant: %s [REACH-03, REACH-93]", async (query) => {
    const agent = await createAgentOf(db, berg, query, { kind: "kreative" });
    for (const values of people) await createPerson(db, values);
    await matchNews();
    const search = readDirectorySearch(new URLSearchParams(query));
    const page = await listCreatives(search, null, undefined as never);
    const shown = page.creatives.filter(({ kind }) => told(kind)).map(({ name }) => name);
    expect(await foundBy(agent)).toEqual(shown.sort());
    expect((await previewSearch("kreative", searchOf("kreative", query))).count).toBe(shown.length);
  });

  it("finds who comes into sight, and who begins to offer it, by mail too [REACH-05]", async () => {
    const agent = await createAgentOf(db, berg, "q=Fotograf", { kind: "kreative" });
    const anna = await createPerson(db, { name: "Anna Fink", title: "Fotografin", profileStatus: "hidden" });
    const ben = await createPerson(db, { name: "Ben Rusch", title: "Keramiker", location: "Egg" });
    await matchNews();
    expect(await foundBy(agent)).toEqual([]);
    await changePerson(db, anna, { profileStatus: "active" });
    await db.transaction(async (tx) => {
      await changePerson(tx, ben, { title: "Fotograf und Keramiker" });
      await refreshProfile(tx, ben.id);
    });
    await matchNews();
    expect(await foundBy(agent)).toEqual(["Anna Fink", "Ben Rusch"]);
    await sendDigests(sql`now() + interval '25 hours'`);
    const [mail] = await queuedMails(berg.email);
    for (const part of ["Ben Rusch\nFotograf und Keramiker\nEgg", `/kreative/${ben.slug}`, "passt zu „Fotografie“"])
      expect(mail?.text).toContain(part);
  });
});

describe("a stored search for creatives who are free", () => {
  const says = (person: Person, values: Partial<typeof profiles.$inferInsert>) => changePerson(db, person, values);
  const [saidAt, later] = [new Date(), "2199-01-01"];
  const isFree = { availability: "frei", availabilityDay: null, availabilitySaidAt: saidAt } as const;

  it("finds who becomes free, once, and leaves out who is not any more before the mail [REACH-93]", async () => {
    const agent = await createAgentOf(db, berg, "q=Fotograf&frei=1", { kind: "kreative" });
    const all = await createAgentOf(db, berg, "q=Fotograf", { kind: "kreative" });
    const anna = await createPerson(db, { name: "Anna Fink", title: "Fotografin" });
    await createPerson(db, { name: "Ben Rusch", title: "Fotograf", ...isFree, availabilityDay: later });
    await matchNews();
    expect([await foundBy(agent), await foundBy(all)]).toEqual([[], ["Anna Fink", "Ben Rusch"]]);
    await db.execute(sql`delete from agent_matches where agent_id = ${all}`);
    await says(anna, isFree);
    await matchNews();
    expect([await foundBy(agent), await foundBy(all)]).toEqual([["Anna Fink"], []]);
    await says(anna, { availability: "ausgebucht", availabilityDay: later });
    await matchNews();
    expect(await foundBy(agent)).toEqual([]);
    await says(anna, isFree);
    await matchNews();
    await sendDigests(sql`now() + interval '25 hours'`);
    expect(await queuedMails(berg.email)).toHaveLength(1);
    await says(anna, { availability: null, availabilitySaidAt: null });
    await says(anna, isFree);
    await matchNews();
    await sendDigests(sql`now() + interval '50 hours'`);
    expect(await queuedMails(berg.email)).toHaveLength(1);
  });

  it("is not news of who was free when it was made, nor of another title alone [REACH-04, REACH-93]", async () => {
    const anna = await createPerson(db, { name: "Anna Fink", title: "Fotografin", ...isFree });
    await matchNews();
    const agent = await createAgentOf(db, berg, "q=Fotograf&frei=1", { kind: "kreative" });
    await says(anna, { title: "Fotografin in Egg" });
    await says(anna, { availability: "einzelne" });
    await matchNews();
    expect(await foundBy(agent)).toEqual([]);
  });
});

describe("a stored search for works", () => {
  it.each(["", "q=Plakat", "q=Plak", "skill=Illustration", "q=Logo&skill=Branding", "q=Nichts"])(
    "finds what the list of works shows for what was meant: %s [REACH-03]",
    async (query) => {
      const agent = await createAgentOf(db, berg, query, { kind: "arbeiten" });
      for (const [title, skills] of [
        ["Plakat zum Jahrmarkt", ["Illustration"]],
        ["Ein Logo", ["Branding", "Illustration"]],
        ["Etiketten", []],
      ] as const)
        await createWorkOf(db, await createPerson(db), { title, skills: [...skills] });
      await matchNews();
      const search = readWorksSearch(new URLSearchParams(query));
      const page = search.q
        ? await readFoundWorks(undefined, search)
        : { ...(await readNewWorksPage(undefined, search)) };
      const listed: { title: string; kind?: string }[] = page.works;
      const shown = listed.filter(({ kind }) => told(kind)).map(({ title }) => title);
      expect(await foundBy(agent)).toEqual(shown.sort());
    },
  );

  it("finds a draft when it is published [REACH-05]", async () => {
    const agent = await createAgentOf(db, berg, "q=Plakat", { kind: "arbeiten" });
    const ben = await createPerson(db);
    const work = await createWorkOf(db, ben, { title: "Plakat", published: false, publishedAt: null });
    await matchNews();
    expect(await foundBy(agent)).toEqual([]);
    await changeWork(db, work, { published: true, publishedAt: new Date() });
    await matchNews();
    expect(await foundBy(agent)).toEqual(["Plakat"]);
    await sendDigests(sql`now() + interval '25 hours'`);
    expect((await queuedMails(berg.email))[0]?.text).toContain(`/kreative/${ben.slug}/arbeiten/`);
  });
});
