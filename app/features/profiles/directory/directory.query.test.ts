import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { db, pool } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { favorites } from "~/db/schema";
import { ReadMemory } from "~/visible/kept-reads.server";
import { createCompany, createPerson, type Person, unique } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { recordQueries } from "../../../../tests/support/queries";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { cardsOf } from "./directory";
import { listCreatives } from "./directory.server";
import { loadDirectory } from "./load-directory.server";
import { listMeantSkills } from "./meant-skills.server";

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

  it("finds similar names for a misspelling, and says so [CREA-09]", async () => {
    const page = await search({ q: "Ilustraton" });
    expect(page.creatives.map(({ name }) => name)).toEqual(["Anna Bösch"]);
    expect(page.isNear).toBe(true);
    expect((await search({ q: "Illustration" })).isNear).toBe(false);
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
  let after: { likes: number; id: string } | null = null;
  for (let pages = 0; pages < 9; pages += 1) {
    const page = await search({ skill: "Seitenweise", after });
    seen.push(...page.creatives);
    const [, likes, id] = /nach=(\d+)-(.+)$/.exec(page.next ?? "") ?? [];
    if (!likes || !id) break;
    expect(page.creatives).toHaveLength(pageSizes.creatives);
    after = { likes: Number(likes), id };
  }
  expect(new Set(seen.map(({ name }) => name)).size).toBe(60);
  expect(seen).toHaveLength(60);
  const counts = seen.map(({ favoriteCount }) => favoriteCount);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});

it("asks the database once for the list and once for one's likes, whatever the page holds [LIKE-10]", async () => {
  expect(await recordQueries(() => search())).toHaveLength(1);
  expect(await recordQueries(() => search({}, anna))).toHaveLength(2);
  expect(await recordQueries(() => search({ q: "anna", skill: "SEO" }, anna))).toHaveLength(2);
});

it("gives all viewers the list that was read for the first, each with their own marks [FAST-106]", async () => {
  const skill = unique("Gemeinsam");
  const [carla, dora] = [await createPerson(db, { skills: [skill] }), await createPerson(db, { skills: [skill] })];
  await db.insert(favorites).values({ userId: carla.id, favoritedProfileId: dora.id });
  const memory = new ReadMemory(60, { newest: 1, isSeeing: () => true, haveTouched: () => false });
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
  expect((await search({ skill: "Seitenweise", after: { likes: Number(likes), id: `${id}` } })).total).toBe(60);
  expect((await search({ skill: "SEO", q: "foto" })).total).toBe(1);
  expect(await search({ q: "Ilustraton" })).toMatchObject({ isNear: true, total: 0 });
});

describe("a skill that a search may mean", () => {
  const meant = (q: string, skill = "") => listMeantSkills({ q, skill, after: null });

  it("is shown with the number of people who have it, whatever the text search finds [LOOK-01]", async () => {
    expect(await meant("seo")).toEqual([{ name: "SEO", count: 2 }]);
    expect(await meant("SE")).toEqual([{ name: "SEO", count: 2 }]);
    expect(await meant("jurte")).toEqual([{ name: "Jurte", count: 2 }]);
    expect(await meant("seitenweise")).toEqual([{ name: "Seitenweise", count: 60 }]);
  });

  it("is not shown when nobody has it, or when a skill is already chosen [LOOK-01]", async () => {
    expect(await meant("podcast")).toEqual([]);
    expect(await meant("anna")).toEqual([]);
    expect(await meant("seo", "Jurte")).toEqual([]);
  });

  it("lists exact matches first, then the skills of more people [LOOK-01]", async () => {
    await createPerson(db, { skills: ["Webdesign", "Webentwicklung"] });
    await createPerson(db, { skills: ["Webentwicklung", "Web"] });
    expect((await meant("web")).map(({ name }) => name)).toEqual(["Web", "Webentwicklung", "Webdesign"]);
  });
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
