import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { understand } from "~/search/understand";
import { createCompany, createPerson, unique } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import type { DirectorySearch } from "./directory";
import { listCreatives } from "./directory.server";
import { mapPage } from "./map-page.server";
import { countByPlace, countOffering } from "./places.server";

const skill = unique("Punzieren");

beforeAll(async () => {
  const person = (title: string, location: string | null, more = {}) =>
    createPerson(db, { name: unique("Person"), title, location, ...more });
  await person("Töpferin", "Lustenau", { skills: [skill] });
  await person("Keramikerin", "6890 Lustenau");
  await person("Keramik", "Andelsbuch", { availability: "einzelne", availabilitySaidAt: new Date() });
  await person("Töpfer", null);
  await person("Töpfer", "Wien");
  await person("Schmied", "Großdorf");
  await person("Keramik", "Lustenau", { profileStatus: "hidden" });
  await person("Keramik", "Lustenau", { emailVerified: false });
  await createCompany(db, { title: "Keramik", location: "Lustenau" });
});

const search = (values: Partial<DirectorySearch>): DirectorySearch => ({ q: "", skill: "", after: null, ...values });
const counted = async (values: Partial<DirectorySearch>) => {
  const asked = search(values);
  const counts = await countByPlace(asked, understand(asked.q));
  return Object.fromEntries(counts.map(({ place, count }) => [place, count]));
};

describe("how many people there are in each municipality", () => {
  it.each<[string, Partial<DirectorySearch>, Record<string, number>]>([
    ["all", {}, { lustenau: 2, andelsbuch: 1, egg: 1, "": 2 }],
    ["of a skill", { skill }, { lustenau: 1 }],
    ["of a craft", { q: "Töpferei" }, { lustenau: 2, andelsbuch: 1, "": 2 }],
    ["of a craft, whatever the place in the search", { q: "Keramik Egg" }, { lustenau: 2, andelsbuch: 1, "": 2 }],
    ["of typed letters", { q: "chmie" }, { egg: 1 }],
    ["of typed letters alone", { q: "keramik", isLiteral: true }, { lustenau: 1, andelsbuch: 1 }],
    ["of nobody", { q: "xqzw" }, {}],
    ["of a craft and a skill", { q: "Töpferei", skill }, { lustenau: 1 }],
  ])("is counted of who may be seen: %s [FIND-82]", async (_what, values, counts) => {
    expect(await counted(values)).toEqual(counts);
  });

  it("is one query [FIND-82]", async () => {
    const queries = await recordQueries(() => counted({ q: "Töpferei" }));
    expect(queries.filter(({ text }) => text.includes("search_documents"))).toHaveLength(1);
  });

  it("is counted by craft [FIND-80]", async () => {
    expect(await countOffering("keramik")).toEqual(
      expect.arrayContaining([
        { place: "lustenau", count: 2 },
        { place: "andelsbuch", count: 1 },
      ]),
    );
  });
});

it("leads from a place of the map to those who were counted there, and no others [FIND-82]", async () => {
  const { map, path } = await mapPage(search({ q: "Töpferei", isFree: true, isMap: true, order: "neu" }));
  expect(path).toBe("/kreative?q=T%C3%B6pferei&frei=1&reihung=neu&ansicht=karte");
  expect(map.dots.map(({ name, count, path }) => [name, count, path])).toEqual([
    ["Andelsbuch", 1, "/kreative?q=T%C3%B6pferei+Andelsbuch&frei=1&reihung=neu"],
  ]);
});

describe("when nobody fits", () => {
  const nearestOf = async (values: Partial<DirectorySearch>) =>
    (await listCreatives(search(values), null, undefined)).nearest;

  it("the page names where the craft is that only lacks the filtered skill, the nearest first [FIND-80]", async () => {
    const nearest = await nearestOf({ q: "Töpferin in Egg", skill: "Gibtsnicht" });
    expect(nearest).toEqual({
      craft: "Keramik",
      path: "/kreative?q=Keramik",
      places: [
        { label: "Andelsbuch", count: 1, path: "/kreative?q=Keramik+Andelsbuch" },
        { label: "Lustenau", count: 2, path: "/kreative?q=Keramik+Lustenau" },
      ],
    });
  });

  it("it names the nearest craft that somebody offers, and where most of them are [FIND-80]", async () => {
    const nearest = await nearestOf({ q: "Glasbläser" });
    expect(nearest).toMatchObject({ craft: "Keramik", places: [{ label: "Lustenau" }, { label: "Andelsbuch" }] });
  });

  it("it says nothing of that when somebody fits, or when only letters count [FIND-80]", async () => {
    expect(await nearestOf({ q: "Töpferin in Egg" })).toBeNull();
    expect(await nearestOf({ q: "Glasbläser", isLiteral: true })).toBeNull();
    expect(await nearestOf({ q: "xqzw" })).toBeNull();
  });
});
