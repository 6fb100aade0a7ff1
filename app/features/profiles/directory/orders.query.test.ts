import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { posts, profiles } from "~/db/schema";
import { setLike } from "~/features/likes/likes.server";
import { updateHighlights, updateProfile } from "~/features/profiles/own/own-profile.server";
import { profileSchema } from "~/features/profiles/profile-form";
import { sealed } from "~/secret.server";
import { changePerson, createPerson, type Person, unique } from "../../../../tests/support/people";
import { createPostOf } from "../../../../tests/support/posts";
import { changeWork, createWorkOf } from "../../../../tests/support/works";
import { readAfter, sealAfter } from "./after-card.server";
import { type DirectorySearch, directoryPath, readDirectorySearch } from "./directory";
import { listCreatives } from "./directory.server";
import { type Order, orders } from "./orders";

const search = (values: Partial<DirectorySearch>) =>
  listCreatives({ q: "", skill: "", after: null, ...values }, null, undefined);

/** The slugs on all pages, how many pages there are, and what each says of how many fit. */
async function readAll(start: string) {
  const slugs: string[] = [];
  const totals = new Set<number>();
  let pages = 0;
  for (let path: string | null = start; path; pages += 1) {
    const page = await search(readDirectorySearch(new URLSearchParams(path.split("?")[1])));
    expect(page.path).toBe(path);
    slugs.push(...page.creatives.map(({ slug }) => slug));
    totals.add(page.total);
    path = page.next;
  }
  return { slugs, pages, totals: [...totals] };
}

const names = Object.keys(orders) as Order[];
const count = pageSizes.creatives * 2 + 5;
const skill = unique("Reihung");

beforeAll(async () => {
  const day = (index: number) => new Date(Date.UTC(2025, 0, 1 + (index % 4)));
  for (let index = 0; index < count; index += 1)
    await createPerson(db, {
      title: ["Vergolderin", "Vergolder", "Vergoldungen"][index % 3],
      location: ["Silbertal", "Schruns", "Lech", "Wien", "Bregenz"][index % 5],
      skills: [skill],
      favoriteCount: index % 3,
      createdAt: day(index),
      activeAt: day(index + 1),
    });
});

describe("an order that one can choose", () => {
  it.each(names)(
    "pages through all in '%s', nobody twice and nobody left out, also among equals [FIND-71, FIND-10, CREA-16, LOOK-02]",
    async (order) => {
      for (const q of ["", "Vergolder Silbertal", "Vergold"]) {
        const start = directoryPath({ q, skill, order });
        const { slugs, pages, totals } = await readAll(start);
        expect([q, slugs.length, new Set(slugs).size, pages, totals]).toEqual([q, count, count, 3, [count]]);
        expect((await readAll(start)).slugs).toEqual(slugs);
      }
    },
  );

  it("counts those who fit and not whoever lives near [FIND-74]", async () => {
    const [own, word] = [unique("Zaehlung"), unique("Quarzuhr")];
    const many = pageSizes.creatives + 2;
    for (let index = 0; index < many + 3; index += 1)
      await createPerson(db, {
        name: unique("Gezählt"),
        location: ["Schruns", "Tschagguns"][index % 2],
        skills: [own],
        bio: index < many ? word : "Anderes",
      });
    const asked = { q: `${word} Schruns`, skill: own };
    expect((await search({ ...asked, order: "naehe" })).total).toBe(many);
    expect((await search(asked)).total).toBe(many);
  });

  it("is that of its name [FIND-70]", async () => {
    const own = unique("Dreierlei");
    const at = (day: number) => new Date(Date.UTC(2025, 5, day));
    const person = (name: string, favoriteCount: number, created: number, active: number) =>
      createPerson(db, {
        name: unique(name),
        skills: [own],
        favoriteCount,
        createdAt: at(created),
        activeAt: at(active),
      });
    await person("Liebling", 9, 1, 2);
    await person("Neuling", 0, 9, 1);
    await person("Fleiß", 5, 5, 9);
    const listed = async (order?: Order) =>
      (await search({ skill: own, order })).creatives.map(({ name }) => name.split(" ")[0]);
    expect(await listed()).toEqual(["Liebling", "Fleiß", "Neuling"]);
    expect(await listed("neu")).toEqual(["Neuling", "Fleiß", "Liebling"]);
    expect(await listed("aktiv")).toEqual(["Fleiß", "Liebling", "Neuling"]);
    // Without a place nothing is near.
    expect(await listed("naehe")).toEqual(await listed());
  });

  it("goes on in the shuffle of the day on which the first page was read [FIND-73]", async () => {
    const first = await search({ skill, order: "gemischt" });
    const next = readDirectorySearch(new URLSearchParams(first.next?.split("?")[1]));
    const orderOn = async (day: number) => {
      const after = sealAfter({ value: 0, id: "00000000-0000-0000-0000-000000000000", day });
      return (await search({ skill, order: "gemischt", after })).creatives.map(({ slug }) => slug);
    };
    const today = readAfter(next.after)?.day ?? 0;
    expect(await orderOn(today)).toEqual(first.creatives.map(({ slug }) => slug));
    expect(await orderOn(today - 1)).not.toEqual(await orderOn(today));
    expect(new Set([...(await orderOn(today - 1)), ...(await orderOn(today - 2))]).size).toBeGreaterThan(24);
  });

  it("by distance has the nearest first in each kind, however far they are [FIND-74]", async () => {
    const page = await readAll(directoryPath({ q: "Vergoldungen Silbertal", skill, order: "naehe" }));
    const people = await db.select({ slug: profiles.slug, location: profiles.location }).from(profiles);
    const places = page.slugs.map((slug) => people.find((person) => person.slug === slug)?.location);
    const runs = places.filter((place, index) => place !== places[index - 1]);
    expect(runs).toEqual(["Silbertal", "Schruns", "Lech", "Bregenz", "Wien"]);
    const { creatives } = await search({ q: "Vergoldungen Silbertal", skill, order: "naehe", after: null });
    expect(creatives.find(({ location }) => location === "Schruns")?.why).toMatch(/\d\u00a0km entfernt$/);
  });

  it("is kept in every address that leads on [FIND-70]", async () => {
    const page = await search({ q: "Vergolder Silbertal", skill, order: "neu" });
    const { parts = [], other } = page.understood ?? {};
    for (const path of [page.path, page.next, other, ...parts.map(({ without }) => without)])
      expect(path).toContain("reihung=neu");
  });

  it.each([
    "99999999999999999-x",
    "9999999999999999-0197a0b0-1111-7222-8333-444455556666-t99999",
    "9999999999999999-0197a0b0-1111-7222-8333-444455556666-98-99-t0",
  ])("answers whatever stands in the address: %s [FIND-71]", async (nach) => {
    for (const reihung of [...names, "x", "constructor"])
      for (const q of ["", "Vergolder Silbertal", "e"]) {
        const address = nach.includes("0197") ? sealed("last-card", nach) : nach;
        const asked = readDirectorySearch(new URLSearchParams({ nach: address, reihung, q }));
        await expect(search(asked)).resolves.toBeTruthy();
      }
  });
});

describe("'Zuletzt aktiv'", () => {
  const activeAt = async ({ id }: Person) =>
    (await db.select({ at: profiles.activeAt }).from(profiles).where(eq(profiles.id, id)))[0]?.at.toISOString();
  const long = new Date(Date.UTC(2024, 0, 1));
  const isActiveAfter = async (act: (person: Person) => Promise<unknown>) => {
    const person = await createPerson(db, { activeAt: long });
    await act(person);
    return (await activeAt(person)) !== long.toISOString();
  };
  const save = (person: Person, changes: object) =>
    updateProfile(
      person,
      { ...profileSchema.parse({ name: person.name, acceptsMessages: true }), ...changes },
      { is: () => true },
    );

  it("counts what others see: posts, published works, and what the profile says [FIND-72]", async () => {
    expect(await isActiveAfter((person) => createPostOf(db, person))).toBe(true);
    expect(await isActiveAfter((person) => createWorkOf(db, person))).toBe(true);
    expect(await isActiveAfter((person) => updateHighlights(person.id, ["SEO"]))).toBe(true);
    expect(await isActiveAfter((person) => save(person, { title: "Vergolderin" }))).toBe(true);
    const published = async (person: Person) => {
      const draft = await createWorkOf(db, person, { published: false, publishedAt: null });
      await changeWork(db, draft, { published: true, publishedAt: sql`now()` });
    };
    expect(await isActiveAfter(published)).toBe(true);
  });

  it("counts nothing else: no draft, no saved form without a change, no like, and no act of ours [FIND-72]", async () => {
    const other = await createPerson(db);
    expect(await isActiveAfter((person) => createWorkOf(db, person, { published: false, publishedAt: null }))).toBe(
      false,
    );
    expect(await isActiveAfter((person) => save(person, {}))).toBe(false);
    expect(await isActiveAfter((person) => setLike(person.id, other.slug, true))).toBe(false);
    expect(await isActiveAfter((person) => createPostOf(db, person, { createdAt: new Date(0) }))).toBe(false);
    const hide = (person: Person) => changePerson(db, person, { hiddenBySuperadmin: true });
    expect(await isActiveAfter(hide)).toBe(false);
    const pin = async (person: Person) => {
      const post = await createPostOf(db, person, { createdAt: new Date(0) });
      await db.update(posts).set({ pinned: true }).where(eq(posts.id, post.id));
    };
    expect(await isActiveAfter(pin)).toBe(false);
  });
});
