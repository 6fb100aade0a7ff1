import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { refresh, refreshProfile } from "~/search-index/refresh.server";
import { changePerson, createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { readWorksSearch } from "./browse";
import { readFoundWorks } from "./search-works.server";

const search = (q: string, more: Record<string, string> = {}) =>
  readFoundWorks(undefined, readWorksSearch(new URLSearchParams({ q, ...more })));
const titlesOf = async (q: string, more?: Record<string, string>) =>
  (await search(q, more)).works.map(({ title }) => title);

async function create(owner: Awaited<ReturnType<typeof createPerson>>, values: Parameters<typeof createWorkOf>[2]) {
  const work = await createWorkOf(db, owner, values);
  await refresh(db, "work", [work.id]);
  return work;
}

describe("the search for works", () => {
  it("finds letters first, then crafts, then what a text mentions and what is akin, each said [FIND-50]", async () => {
    const anna = await createPerson(db);
    await create(anna, { title: "Keramik im Quadrat" });
    await create(anna, { title: "Zwölf Dinge", skills: ["Töpferei"], content: "Gedreht im Winter." });
    await create(anna, { title: "Ein Heft", content: "Gedruckt mit der Gautschpresse einer Nachbarin." });
    const { works, total, understood } = await search("Keramik");
    expect(works.map(({ title, kind }) => [title, kind])).toEqual([
      ["Keramik im Quadrat", "letters"],
      ["Zwölf Dinge", "craft"],
    ]);
    expect(works[0]?.marks).toEqual(["", "Keramik", " im Quadrat"]);
    expect(works[0]?.why).toBeUndefined();
    expect(works[1]?.why).toContain("Keramik");
    expect(total).toBe(2);
    const [mentioned] = (await search("Gautschpresse")).works;
    expect(mentioned).toMatchObject({ title: "Ein Heft", kind: "mentioned", why: "erwähnt in der Beschreibung" });
    expect(understood?.parts).toHaveLength(1);
  });

  it("by letters alone, and with a skill, shows what fits exactly [FIND-50]", async () => {
    const anna = await createPerson(db);
    await create(anna, { title: "Holzschnitt zum Föhn", skills: ["Illustration"] });
    await create(anna, { title: "Föhnkarte", skills: ["Branding"] });
    expect(await titlesOf("foehn")).toEqual(["Föhnkarte", "Holzschnitt zum Föhn"]);
    expect(await titlesOf("fö")).toEqual(["Föhnkarte", "Holzschnitt zum Föhn"]);
    expect(await titlesOf("Föhn", { skill: "Illustration" })).toEqual(["Holzschnitt zum Föhn"]);
    expect(await titlesOf("Kartendruck am Föhn", { woertlich: "1" })).toEqual([]);
  });

  it("finds what its pictures show, as their descriptions and captions say [FIND-105]", async () => {
    const anna = await createPerson(db, { title: "Fotografin" });
    const work = await createWorkOf(db, anna, { title: "Zweimal Ton" });
    await createWorkPicture(db, work, { alt: "Eine hohe Bodenvase vor Kalkputz", caption: "Lauterach, Februar" });
    await refresh(db, "work", [work.id]);
    await create(anna, { title: "Dreimal Ton" });
    expect(await titlesOf("Kalkputz")).toEqual(["Zweimal Ton"]);
  });

  it("finds the names of client and creative, also beside a craft, and says whose client it is [FIND-101]", async () => {
    const anna = await createPerson(db, { name: "Wilhelmine Querfurt" });
    await create(anna, { title: "Sechs Plakate", client: "Theater Zwischenboden" });
    await create(anna, { title: "Zwei Logos", client: "Molkerei Hochwies" });
    await create(await createPerson(db), { title: "Plakat eins" });
    const [ofClient] = (await search("Zwischenboden")).works;
    expect(ofClient).toMatchObject({ title: "Sechs Plakate", kind: "letters", why: "für Theater Zwischenboden" });
    const ofAnna = (await search("Querfurt")).works;
    expect(ofAnna.map(({ title, why }) => [title, why])).toEqual([
      ["Zwei Logos", undefined],
      ["Sechs Plakate", undefined],
    ]);
    for (const q of ["Plakat Querfurt", "Plakat Zwischenboden"]) expect((await titlesOf(q))[0]).toBe("Sechs Plakate");
    await db.transaction(async (tx) => {
      await changePerson(tx, anna, { name: "Wilhelmine Amselgruber" });
      await refreshProfile(tx, anna.id);
    });
    expect(await titlesOf("Querfurt")).toEqual([]);
    expect(await titlesOf("Amselgruber")).toEqual(["Zwei Logos", "Sechs Plakate"]);
    expect((await titlesOf("Plakat Amselgruber"))[0]).toBe("Sechs Plakate");
  });

  it("shows no draft, nothing hidden, and nothing of people who are not shown [FIND-50, WORK-42]", async () => {
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await create(anna, { title: "Pergamenthaus Entwurf", published: false });
    await create(anna, { title: "Pergamenthaus verdeckt", hidden: true });
    await create(ben, { title: "Pergamenthaus" });
    expect(await titlesOf("Pergamenthaus")).toEqual(["Pergamenthaus"]);
    await changePerson(db, ben, { profileStatus: "blocked" });
    expect(await titlesOf("Pergamenthaus")).toEqual([]);
  });

  it("reads creatives and covers only of the works that it shows [FIND-87]", async () => {
    const anna = await createPerson(db, { location: "Egg" });
    await create(anna, { title: "Zirbenholz", skills: ["Drechslerei"] });
    for (const q of ["Zirbenholz", "Drechsler Egg", "Drechsler Bezau"]) {
      const queries = await recordQueries(() => search(q));
      expect(queries.filter(({ text }) => /"(profiles|work_pictures)"/.test(text))).toHaveLength(1);
    }
  });

  it("pages through all kinds, nothing twice and nothing left out [FIND-50]", async () => {
    const people = [await createPerson(db), await createPerson(db)];
    for (let number = 0; number < 30; number += 1) {
      const isNamed = number % 2 === 0;
      await create(people[number % 2] ?? expect.fail(), {
        title: isNamed ? `Mosaik ${number}` : `Boden ${number}`,
        skills: isNamed ? [] : ["Mosaik"],
      });
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await search("Mosaik", cursor ? { nach: cursor } : {});
      seen.push(...page.works.map(({ title }) => title));
      cursor = page.next;
    }
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(30);
    expect(seen.slice(0, 15).every((title) => title.startsWith("Mosaik"))).toBe(true);
  });

  it.each(["x".repeat(5000), "\u0000'\"%_\\", "a & !(b | c) <-> :*", "🎨🎨", "\u202eabc", "wort ".repeat(50)])(
    "answers whatever is typed [FIND-50]",
    async (q) => {
      expect((await search(q)).works).toEqual([]);
    },
  );
});
