import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { favorites } from "~/db/schema";
import { listCalls } from "~/features/calls/list/calls.server";
import { readCallQuery } from "~/features/calls/list/read-call-query.server";
import { isCut } from "~/search/typed-search";
import { listNameWords } from "~/search-index/name-words.server";
import { ReadCache } from "~/visible/cached-reads.server";
import { createCompany, createPerson, type Person, unique } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { createWorkOf } from "../../../../tests/support/works";
import { readDirectorySearch } from "./directory";
import { listCreatives } from "./directory.server";

const search = (values: Partial<Parameters<typeof listCreatives>[0]> = {}, viewer: Person | null = null) =>
  listCreatives({ q: "", skill: "", after: null, ...values }, viewer, undefined);
/** Of each person, whether the viewer likes them, and whether it is the viewer. */
const marksOn = ({ creatives, liked, own }: Awaited<ReturnType<typeof search>>) =>
  creatives.map(({ name, slug, favoriteCount }) => ({
    name,
    slug,
    favoriteCount,
    isLiked: liked.includes(slug),
    isOwn: slug === own,
  }));
const names = async (values: Parameters<typeof search>[0]) =>
  (await search(values)).creatives.map(({ name }) => name).sort();

let anna: Person;
let ben: Person;

beforeAll(async () => {
  anna = await createPerson(db, { name: "Anna Bösch", title: "Illustration", location: "Bezau", skills: ["SEO"] });
  ben = await createPerson(db, {
    name: "Ben Rusch",
    title: "Fotograf",
    location: "Übersaxen",
    skills: ["SEO", "Jurte"],
  });
  await createPerson(db, { name: "Uma 100%", skills: ["Jurte"] });
  await createPerson(db, { name: "Hanna Hidden", profileStatus: "hidden" });
  await createPerson(db, { name: "Bruno Blocked", profileStatus: "blocked" });
  await createPerson(db, { name: "Ulf Unbestätigt", emailVerified: false });
  await createCompany(db, { name: "Anna GmbH" });
});

describe("the search", () => {
  it("shows active creatives, nobody else [CREA-02, PROF-02]", async () => {
    expect(await names({})).toEqual(["Anna Bösch", "Ben Rusch", "Uma 100%"]);
  });

  it.each([
    ["BÖSCH", ["Anna Bösch"]],
    ["boesch", ["Anna Bösch"]],
    ["bosch", ["Anna Bösch"]],
    ["llustrati", ["Anna Bösch"]],
    ["übersax", ["Ben Rusch"]],
    ["bezau anna", ["Anna Bösch"]],
    ["a bö", ["Anna Bösch"]],
    ["f", ["Ben Rusch"]],
    ["%", ["Uma 100%"]],
    ["100%", ["Uma 100%"]],
    ["_", []],
    ["gibtsnicht", []],
  ])("finds %j in name, title and place, however it is written [CREA-09]", async (q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  it.each(["ﷺ", "ﷺ ", "𝔞", "a\u0301", "'", "\\", "👩‍👩‍👧"])(
    "answers %j, however often it is typed [FIND-05]",
    async (typed) => {
      expect(await names({ q: typed.repeat(500) })).not.toContain("Ben Rusch");
    },
  );

  it("finds by a skill of letters that unfold to many [FIND-05, CREA-12]", async () => {
    const skill = "ﷺ".repeat(60);
    const { name } = await createPerson(db, { skills: [skill] });
    expect(await names({ q: skill })).toEqual([name]);
  });

  it("finds similar names for a misspelling, and says so [CREA-09]", async () => {
    await listNameWords();
    const page = await search({ q: "Ilustraton" });
    expect(page.creatives.map(({ name }) => name)).toEqual(["Anna Bösch"]);
    expect(page.creatives.map(({ kind }) => kind)).toEqual(["craft"]);
    expect((await search({ q: "Illustration" })).creatives.map(({ kind }) => kind)).toEqual(["letters"]);
    const similar = await search({ q: "Anna Bösh" });
    expect([similar.creatives.map(({ kind }) => kind), similar.total]).toEqual([["similar"], 0]);
  });

  it("finds by skill, and by both together [CREA-12, CREA-13]", async () => {
    expect(await names({ skill: "SEO" })).toEqual(["Anna Bösch", "Ben Rusch"]);
    expect(await names({ skill: "SEO", q: "foto" })).toEqual(["Ben Rusch"]);
    expect(await names({ skill: "SEO", q: "uma" })).toEqual([]);
  });
});

it("tells the viewer's likes and own card [CREA-25, LIKE-10, LIKE-08]", async () => {
  await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
  const facts = marksOn(await search({}, anna)).map(({ name, isLiked, isOwn, favoriteCount }) => [
    name,
    isLiked,
    isOwn,
    favoriteCount,
  ]);
  expect(facts).toContainEqual(["Ben Rusch", true, false, 1]);
  expect(facts).toContainEqual(["Anna Bösch", false, true, 0]);
  expect(marksOn(await search()).every(({ isLiked, isOwn }) => !isLiked && !isOwn)).toBe(true);
});

it("asks the database once for the list and once for one's likes, whatever the page holds [LIKE-10]", async () => {
  expect(await recordQueries(() => search())).toHaveLength(1);
  expect(await recordQueries(() => search({}, anna))).toHaveLength(2);
  const likes = (await recordQueries(() => search({ q: "a" }, anna))).filter(({ text }) =>
    text.includes('"favorites"'),
  );
  expect(likes).toHaveLength(1);
});

it("gives all viewers the list that was read for the first, each with their own marks [FAST-106]", async () => {
  const skill = unique("Gemeinsam");
  const [carla, dora] = [await createPerson(db, { skills: [skill] }), await createPerson(db, { skills: [skill] })];
  await db.insert(favorites).values({ userId: carla.id, favoritedProfileId: dora.id });
  const memory = new ReadCache(60, { newest: 1, isUpToDate: () => true, haveChanged: () => false });
  const look = async (viewer: Person | null) => {
    const page = await listCreatives({ q: "", skill, after: null }, viewer, memory);
    return marksOn(page)
      .map(({ slug, isLiked, isOwn }) => [slug === dora.slug ? "dora" : "carla", isLiked, isOwn])
      .sort();
  };
  const seen: unknown[] = [];
  const counts = [];
  for (const viewer of [carla, dora, null])
    counts.push((await recordQueries(async () => void seen.push(await look(viewer)))).length);
  expect(counts).toEqual([2, 1, 0]);
  const before = ["carla", false, false];
  const others = ["dora", false, false];
  expect(seen).toEqual([
    [
      ["carla", false, true],
      ["dora", true, false],
    ],
    [before, ["dora", false, true]],
    [before, others],
  ]);
});

describe("what is understood", () => {
  const kinds = async (q: string) =>
    (await search({ q })).creatives.map(({ name, kind, why }) => [kind, name.split(" ")[0], why]);

  beforeAll(async () => {
    const person = (name: string, title: string, location: string, more = {}) =>
      createPerson(db, { name: unique(name), title, location, ...more });
    await person("Lautner", "Lautenistin", "Egg", { favoriteCount: 1 });
    await person("Egger", "Glasbläser", "Lustenau", { favoriteCount: 9 });
    await person("Fern", "Glasbläserin", "Bludenz", { favoriteCount: 2 });
    await person("Nah", "Glasbläserin", "Andelsbuch", { favoriteCount: 1 });
    await person("Dort", "Glasobjekte", "Egg");
    const told = await person("Erzähler", "Erfinder", "Egg");
    await createWorkOf(db, told, { title: "Glasbläserei Vogel" });
    await createWorkOf(db, await person("Schweiger", "Erfinder", "Egg"), { title: "Glasbläserei", hidden: true });
    await person("Keiner", "Erfinder", "Egg", { bio: "Ich mache keine Glasbläserei." });
    await person("Erwähnt", "Erfinder", "Hohenems", { bio: "Mein Nachbar heißt Quendelberger." });
  });

  it("stands in the order of its kinds, each with its reason [FIND-09, FIND-11]", async () => {
    expect(await kinds("Glasbläserin in Egg")).toEqual([
      ["craft", "Dort", undefined],
      ["craft", "Erzähler", "Arbeit „Glasbläserei Vogel“"],
      ["near", "Nah", "2\u00a0km entfernt"],
      ["near", "Egger", expect.stringMatching(/^\d+\u00a0km entfernt$/)],
      ["elsewhere", "Fern", undefined],
    ]);
    expect((await kinds("glasbläser")).slice(0, 3)).toEqual([
      ["letters", "Egger", undefined],
      ["letters", "Fern", undefined],
      ["letters", "Nah", undefined],
    ]);
    expect(await kinds("Quendelberger")).toEqual([["mentioned", "Erwähnt", "erwähnt in „Über uns“"]]);
  });

  it("is only letters if somebody wants it so [FIND-12]", async () => {
    const { creatives, understood } = await search({ q: "Glasbläserin in Egg", isLiteral: true });
    expect(creatives).toEqual([]);
    expect(understood).toMatchObject({ isLiteral: true, parts: [] });
  });

  it("marks what matched [FIND-11]", async () => {
    const [dort] = (await search({ q: "Glasbläserin in Egg" })).creatives;
    expect(dort?.marks).toMatchObject({ title: ["", "Glasobjekte", ""], location: ["", "Egg", ""] });
  });

  it("marks a craft that is only akin where somebody was found by it [FIND-11]", async () => {
    const bio = "Wir machen Glasfenster und Keramik.";
    await createPerson(db, { name: "Kathi Marks", title: "Glasbläserin", location: "Egg", bio });
    await createPerson(db, { name: "Ria Marks", title: "Keramikerin", location: "Egg", bio: "Keramik aus Egg." });
    const { creatives } = await search({ q: "Glasbläserin" });
    const marksOf = (name: string) => creatives.find((card) => card.name === name)?.marks?.bio;
    expect(marksOf("Kathi Marks")?.filter((_, index) => index % 2 === 1)).toEqual(["Glasfenster"]);
    const akin = creatives.find(({ name }) => name === "Ria Marks");
    expect([akin?.kind, akin?.marks?.bio?.[1]]).toEqual(["related", "Keramik"]);
  });
});

const hostile = [
  "Fotografi ".repeat(500),
  "x".repeat(5000),
  "Foto\0graf",
  `' " \\ % _ & | ! <-> :* ( ) -- ; drop table profiles`,
  "!!!",
  ":*",
  "\\",
  "'",
  "🎨👩🏽‍🎨",
  "\u202eפוטוגרף مصور",
  Array.from({ length: 50 }, (_, index) => `wort${index}`).join(" "),
  "a ".repeat(50),
  "ﷺ".repeat(100),
];

it("answers whatever is typed, and says when it was too long [FIND-16]", async () => {
  for (const q of hostile) {
    const params = new URLSearchParams({ q });
    const asked = readDirectorySearch(params);
    expect(asked.q.length).toBeLessThanOrEqual(100);
    expect(isCut(params)).toBe(q.trim().length > 100);
    for (const isLiteral of [false, true]) await expect(search({ ...asked, isLiteral })).resolves.toBeTruthy();
    const { filter } = readCallQuery(`http://localhost/ausschreibungen?${params}`);
    await expect(listCalls(filter, anna.id)).resolves.toBeTruthy();
  }
});
