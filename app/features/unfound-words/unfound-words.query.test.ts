import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { salts, unfoundWords } from "~/db/schema";
import { addDays, dayInVienna, formatDay, mondayOf } from "~/text/dates";
import { createPerson } from "../../../tests/support/people";
import { noteWords } from "./note-unfound.server";
import { countUnfoundWords, listUnfoundThisWeek, listUnfoundWords, purgeUnfoundWords } from "./unfound-words.server";

const week = mondayOf(dayInVienna());
const note = (word: string, searcher: string) => noteWords([word], searcher, searcher);
const row = (monday: string, word: string, people: number) =>
  Array.from({ length: people }, (_, one) => ({ week: monday, word, searcher: Buffer.from(`${one}`) }));

beforeEach(async () => {
  await db.delete(unfoundWords);
});

it("counts the people who looked for a word in a week, each once, and shows what three looked for [FIND-91]", async () => {
  for (const searcher of ["203.0.113.1", "203.0.113.1", "203.0.113.2"]) await note("quuxerei", searcher);
  await note("xyzzy", "203.0.113.1");
  expect((await listUnfoundWords()).rows).toEqual([]);
  const { id } = await createPerson(db);
  await noteWords(["quuxerei"], id, "203.0.113.1");
  const found = { rows: [{ from: formatDay(week), word: "quuxerei", people: 3 }], next: null };
  expect(await listUnfoundWords()).toEqual(found);
  expect([await listUnfoundWords({ query: "UUX" }), await countUnfoundWords("uux")]).toEqual([found, 1]);
  expect([(await listUnfoundWords({ query: "kein" })).rows, await countUnfoundWords("kein")]).toEqual([[], 0]);
  expect(await listUnfoundThisWeek()).toEqual(["quuxerei"]);
});

it("stores no person, and nothing that tells which words one person typed [FIND-91]", async () => {
  await noteWords(["quuxerei", "xyzzy"], "203.0.113.7", "203.0.113.7");
  const rows = await db.select().from(unfoundWords);
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["searcher", "week", "word"]);
  expect(rows[0]?.searcher).not.toEqual(rows[1]?.searcher);
  expect(rows.some(({ searcher }) => searcher.includes("203.0.113.7"))).toBe(false);
  const ofSearches = (await db.select().from(salts)).filter(({ purpose }) => purpose === "searches");
  expect(ofSearches.map(({ lastDay }) => lastDay)).toEqual([addDays(week, 6)]);
});

it("forgets after the week what fewer than three looked for, and all after 90 days [FIND-92]", async () => {
  const before = addDays(week, -7);
  const old = addDays(week, -98);
  await db
    .insert(unfoundWords)
    .values([...row(week, "neu", 1), ...row(before, "selten", 2), ...row(before, "oft", 3), ...row(old, "alt", 4)]);
  expect(await purgeUnfoundWords()).toBe(2 + 4);
  const left = await db.selectDistinct({ word: unfoundWords.word }).from(unfoundWords);
  expect(left.map(({ word }) => word).toSorted()).toEqual(["neu", "oft"]);
});

it("one network adds no more than forty words a day [FIND-91]", async () => {
  const words = Array.from({ length: 50 }, (_, one) => `wort${String.fromCharCode(97 + (one % 26))}${one}`);
  for (const word of words) await note(word, "203.0.113.50");
  expect(await db.$count(unfoundWords)).toBe(40);
});
