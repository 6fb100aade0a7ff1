import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { db, pool } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { favorites } from "~/db/schema";
import { listCalls } from "~/features/calls/list/calls.server";
import { readCallQuery } from "~/features/calls/list/read-call-query.server";
import { isCut } from "~/search/typed-search";
import { ReadCache } from "~/visible/cached-reads.server";
import { createCompany, createPerson, type Person, unique } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { recordQueries } from "../../../../tests/support/queries";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { readDirectorySearch } from "./directory";
import { listCreatives, loadDirectory } from "./directory.server";
import { cardsOf } from "./person-card";

const search = async (values: Partial<Parameters<typeof listCreatives>[0]> = {}, viewer: Person | null = null) => {
  const page = await listCreatives({ q: "", skill: "", after: null, ...values }, viewer, undefined);
  return { ...page, creatives: cardsOf(page) };
};
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
    const page = await search({ q: "Ilustraton" });
    expect(page.creatives.map(({ name }) => name)).toEqual(["Anna Bösch"]);
    expect(page.creatives.map(({ kind }) => kind)).toEqual(["craft"]);
    expect((await search({ q: "Illustration" })).creatives.map(({ kind }) => kind)).toEqual(["letters"]);
    expect((await search({ q: "Anna Bösh" })).creatives.map(({ kind }) => kind)).toEqual(["similar"]);
  });

  it("finds by skill, and by both together [CREA-12, CREA-13]", async () => {
    expect(await names({ skill: "SEO" })).toEqual(["Anna Bösch", "Ben Rusch"]);
    expect(await names({ skill: "SEO", q: "foto" })).toEqual(["Ben Rusch"]);
    expect(await names({ skill: "SEO", q: "uma" })).toEqual([]);
  });
});

it("tells the viewer's likes and own card [CREA-25, LIKE-10, LIKE-08]", async () => {
  await db.insert(favorites).values({ userId: anna.id, favoritedProfileId: ben.id });
  const { creatives } = await search({}, anna);
  const facts = creatives.map(({ name, isLiked, isOwn, favoriteCount }) => [name, isLiked, isOwn, favoriteCount]);
  expect(facts).toContainEqual(["Ben Rusch", true, false, 1]);
  expect(facts).toContainEqual(["Anna Bösch", false, true, 0]);
  expect((await search()).creatives.every(({ isLiked, isOwn }) => !isLiked && !isOwn)).toBe(true);
});

describe("the pictures of a card", () => {
  const image = (name: string, width = 900) => ({
    url: `/storage/post-images/x/${name}.jpg`,
    alt: `Bild ${name}`,
    width,
    height: 600,
    placeholder: "",
  });
  const cardOf = async ({ name }: Person) => (await search({ q: name })).creatives[0];

  it("are those of visible posts, the first of each post before the others, three at most [LOOK-27]", async () => {
    const person = await createPerson(db, { name: unique("Bilderreich") });
    expect((await cardOf(person))?.pictures).toEqual([]);
    await createPostOf(db, person, { images: [image("a1"), image("a2"), image("a3")], createdAt: new Date(0) });
    await createPostOf(db, person, { images: [image("weg")], hidden: true });
    await createPostOf(db, person, { images: [image("b1", 500), image("b2")] });
    expect((await cardOf(person))?.pictures).toEqual([
      { src: "/storage/post-images/x/b1.jpg", alt: "Bild b1", isWhole: true },
      { src: "/storage/post-images/x/a1-640.jpg", alt: "" },
      { src: "/storage/post-images/x/b2-640.jpg", alt: "" },
    ]);
  });

  it("are the covers of public works instead, in the person's order and cut around their point [WORK-40]", async () => {
    const person = await createPerson(db, { name: unique("Werkreich") });
    await createPostOf(db, person, { images: [image("post")] });
    const cover = { isCover: true, width: 1600 };
    const last = await createWorkOf(db, person, { position: 2 });
    const first = await createWorkOf(db, person, { title: unique("Hocker"), position: 1 });
    await createWorkOf(db, person, { position: 0 });
    const [draft, hidden] = [
      await createWorkOf(db, person, { published: false }),
      await createWorkOf(db, person, { hidden: true }),
    ];
    for (const work of [draft, hidden, last]) await createWorkPicture(db, work, cover);
    await createWorkPicture(db, first, { ...cover, alt: null, focalX: 20, focalY: 80 });
    await createWorkPicture(db, first, { alt: "Kein Titelbild" });
    const pictures = (await cardOf(person))?.pictures;
    expect(pictures).toEqual([
      { src: expect.stringMatching(/work_\d+-640\.jpg$/), alt: first.title, focus: "20% 80%" },
      { src: expect.stringMatching(/work_\d+-640\.jpg$/), alt: "" },
    ]);
  });
});

it("pages through all, the most liked first, nobody twice and nobody left out [CREA-16]", async () => {
  for (let index = 0; index < 60; index += 1)
    await createPerson(db, { skills: ["Seitenweise"], favoriteCount: index % 7 });
  const seen: { name: string; favoriteCount: number }[] = [];
  let after: { value: number; id: string } | null = null;
  for (let pages = 0; pages < 9; pages += 1) {
    const page = await search({ skill: "Seitenweise", after });
    seen.push(...page.creatives);
    const [, likes, id] = /nach=(\d+)-(.+)$/.exec(page.next ?? "") ?? [];
    if (!likes || !id) break;
    expect(page.creatives).toHaveLength(pageSizes.creatives);
    after = { value: Number(likes), id };
  }
  expect(new Set(seen.map(({ name }) => name)).size).toBe(60);
  expect(seen).toHaveLength(60);
  const counts = seen.map(({ favoriteCount }) => favoriteCount);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
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
    return cardsOf(page)
      .map(({ slug, isLiked, isOwn }) => [slug === dora.slug ? "dora" : "carla", isLiked, isOwn])
      .sort();
  };
  const seen: unknown[] = [];
  const counts = [];
  for (const viewer of [carla, dora, null])
    counts.push((await recordQueries(async () => void seen.push(await look(viewer)))).length);
  expect(counts).toEqual([2, 1, 0]);
  const [before, others] = [
    ["carla", false, false],
    ["dora", false, false],
  ];
  expect(seen).toEqual([
    [
      ["carla", false, true],
      ["dora", true, false],
    ],
    [before, ["dora", false, true]],
    [before, others],
  ]);
});

it("counts exact matches on all pages, also from a later page [LOOK-02]", async () => {
  const first = await search({ skill: "Seitenweise" });
  expect(first.total).toBe(60);
  const [, likes, id] = /nach=(\d+)-(.+)$/.exec(first.next ?? "") ?? [];
  expect((await search({ skill: "Seitenweise", after: { value: Number(likes), id: `${id}` } })).total).toBe(60);
  expect((await search({ skill: "SEO", q: "foto" })).total).toBe(1);
  expect(await search({ q: "Anna Bösh" })).toMatchObject({ total: 0 });
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
      ["near", "Nah", "2 km entfernt"],
      ["near", "Egger", expect.stringMatching(/^\d+ km entfernt$/)],
      ["elsewhere", "Fern", undefined],
    ]);
    expect((await kinds("glasbläser")).slice(0, 3)).toEqual([
      ["letters", "Egger", undefined],
      ["letters", "Fern", undefined],
      ["letters", "Nah", undefined],
    ]);
    expect(await kinds("Quendelberger")).toEqual([["mentioned", "Erwähnt", "erwähnt in „Über mich“"]]);
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

  it("pages through all kinds, nobody twice and nobody left out [FIND-10]", async () => {
    for (let index = 0; index < 70; index += 1)
      await createPerson(db, {
        title: ["Korbflechter", "Körbe flechten", "Korbflechterin"][index % 3],
        location: ["Silbertal", "Schruns", "Tschagguns", "Lech", "Wien", "Silbertal und Schruns"][index % 6],
        skills: ["Flechtwerk"],
        favoriteCount: index % 4,
      });
    const all = async () => {
      const seen: string[] = [];
      let path: string | null = "/kreative?q=Korbflechter+Silbertal&skill=Flechtwerk";
      for (let pages = 0; path && pages < 9; pages += 1) {
        const asked = readDirectorySearch(new URLSearchParams(path.split("?")[1]));
        const page = await search(asked);
        expect(page.path).toBe(path);
        expect(page.total).toBe(70);
        seen.push(...page.creatives.map(({ slug }) => slug));
        path = page.next;
      }
      return seen;
    };
    const seen = await all();
    expect([seen.length, new Set(seen).size]).toEqual([70, 70]);
    expect(await all()).toEqual(seen);
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

describe("a database that refuses", () => {
  const all = { q: "", skill: "", after: null };
  const refuse = (times: number, message: string) => {
    const original = pool.query;
    let left = times;
    vi.spyOn(pool, "query").mockImplementation(((...args: Parameters<typeof pool.query>) => {
      left -= 1;
      return left >= 0 ? Promise.reject(new Error(message)) : original.apply(pool, args);
    }) as typeof pool.query);
  };
  afterEach(() => vi.restoreAllMocks());

  it("is queried again after an error of a row policy [CREA-07]", async () => {
    refuse(1, "new row violates row-level security policy (RLS)");
    expect((await loadDirectory(all, null, undefined)).creatives.length).toBeGreaterThan(0);
  });

  it("is not queried a third time, and the page explains the problem [CREA-05, CREA-07]", async () => {
    refuse(2, "RLS");
    await expect(loadDirectory(all, null, undefined)).rejects.toMatchObject({
      data: { text: expect.stringContaining("Möglicherweise sind Sie nicht berechtigt, diese Daten anzuzeigen.") },
    });
    refuse(1, "connection refused");
    await expect(loadDirectory(all, null, undefined)).rejects.toMatchObject({
      data: { text: "Fehler beim Laden der Profile" },
      init: { status: 503 },
    });
  });
});
