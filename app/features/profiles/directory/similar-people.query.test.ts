import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { nameWords, profiles } from "~/db/schema";
import { listNameWords } from "~/search-index/name-words.server";
import { changePerson, createPerson } from "../../../../tests/support/people";
import { findSimilar } from "./similar-people.server";

const names = new Map<string, string>();
const found = async (q: string, skill = "") =>
  (await findSimilar({ q, skill, after: null })).map((id) => names.get(id)).sort();

async function create(name: string, more: Partial<typeof profiles.$inferInsert> = {}) {
  const person = await createPerson(db, { name, title: null, location: null, ...more });
  names.set(person.id, name);
  return person;
}

beforeAll(async () => {
  await db.delete(profiles);
  await create("Eva Schwendinger", { favoriteCount: 1 });
  await create("Xaver Fessler", { favoriteCount: 2, skills: ["Zither"] });
  await create("Anna Fessler", { favoriteCount: 3 });
  await create("Studio Berg-Hagspiel");
  await create("Jörg Öttl", { title: "Glasschleifer", location: "Übersaxen" });
  await create("Ute O'Neill", { title: "Schauspielerin" });
  await create("Büro 1234 Жанна");
  await create("Pia Verborgen", { profileStatus: "hidden" });
  await listNameWords();
});

describe("a slip in a word of names, titles and places [FIND-98]", () => {
  it.each([
    ["one too few", "Fesler", ["Anna Fessler", "Xaver Fessler"]],
    ["one too many", "Schwenndinger", ["Eva Schwendinger"]],
    ["a wrong one", "Schwemdinger", ["Eva Schwendinger"]],
    ["two swapped", "Schwednigner", ["Eva Schwendinger"]],
    ["in a part of a name", "Hagspil", ["Studio Berg-Hagspiel"]],
    ["in both parts", "berg-hagspeil", ["Studio Berg-Hagspiel"]],
    ["beside a sign", "O'Neil", ["Ute O'Neill"]],
    ["in capitals, with an umlaut written out", "OETL", ["Jörg Öttl"]],
    ["beside digits and letters of other alphabets", "Büroo 1234 Жанна", ["Büro 1234 Жанна"]],
    ["in a title", "Glasschleiffer", ["Jörg Öttl"]],
    ["in a place", "Übrsaxen", ["Jörg Öttl"]],
    ["in a word of three letters beside others", "Ana Fesler", ["Anna Fessler"]],
    ["in two words", "Xafer Fesler", ["Xaver Fessler"]],
  ])("%s", async (_, typed, people) => {
    expect(await found(typed)).toEqual(people);
  });

  it.each([
    "Schaukel",
    "Efa",
    "Fesler Schaukel",
    "Fe",
    "%%%",
    "Verborgn",
    "12345",
    "ﷺﷺﷺﷺ",
    "'' & | !",
    `${"a".repeat(5000)}`,
  ])("is not what %j is", async (typed) => {
    expect(await found(typed)).toEqual([]);
  });

  it("is looked for among those who fit the filters, the most liked first", async () => {
    expect(await found("Fesler", "Zither")).toEqual(["Xaver Fessler"]);
    const ids = await findSimilar({ q: "Fesler", skill: "", after: null });
    expect(ids.map((id) => names.get(id))).toEqual(["Anna Fessler", "Xaver Fessler"]);
  });

  it("takes no form of address for a name", async () => {
    expect(await found("Herr Xaver Fesler")).toEqual(["Xaver Fessler"]);
  });

  it("leaves no word of who has left or is hidden", async () => {
    const gone = await create("Quirin Zwischenbrugger");
    await listNameWords();
    expect(await found("Zwischenbruger")).toEqual(["Quirin Zwischenbrugger"]);
    await changePerson(db, gone, { profileStatus: "hidden" });
    expect(await found("Zwischenbruger")).toEqual([]);
    await listNameWords();
    expect(await db.$count(nameWords, eq(nameWords.word, "zwischenbrugger"))).toBe(0);
  });

  it("of a common name is looked for among the most liked", async () => {
    for (let likes = 1; likes <= pageSizes.creatives + 5; likes += 1)
      await create(`Moosbrugger ${likes}`, { favoriteCount: likes });
    await listNameWords();
    const ids = await findSimilar({ q: "Mosbrugger", skill: "", after: null });
    const most = Array.from({ length: pageSizes.creatives }, (_, number) => pageSizes.creatives + 5 - number);
    expect(ids.map((id) => names.get(id))).toEqual(most.map((likes) => `Moosbrugger ${likes}`));
  });
});
