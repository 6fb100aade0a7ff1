import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { refreshProfile, refreshWork } from "~/search-index/refresh.server";
import { dayNumberOf } from "~/search-index/shuffle";
import { dayInVienna } from "~/text/dates";
import { changePerson, createPerson, type Person, unique } from "../../../../tests/support/people";
import { createWorkOf } from "../../../../tests/support/works";
import { readWorksSearch } from "./browse";
import { readNewWorksPage } from "./new-works.server";
import { readFoundWorks } from "./search-works.server";
import { type WorkOrder, workOrders } from "./work-orders";

const names = Object.keys(workOrders) as WorkOrder[];
const skill = unique("Intarsie");
const count = pageSizes.newWorks * 2 + 5;
const places = ["Silbertal", "Wien", "Schruns", "Lech", "Bregenz"];
let mover: Person;

const page = (fields: Record<string, string>) => {
  const search = readWorksSearch(new URLSearchParams(fields));
  return search.q ? readFoundWorks(undefined, search) : readNewWorksPage(undefined, search);
};

async function readAll(fields: Record<string, string>) {
  const titles: string[] = [];
  let pages = 0;
  for (let nach: string | null = ""; nach !== null; pages += 1) {
    const { works, next }: Awaited<ReturnType<typeof page>> = await page(nach ? { ...fields, nach } : fields);
    titles.push(...works.map(({ title }) => title));
    nach = next;
  }
  return { titles, pages };
}

async function create(owner: Person, title: string) {
  const work = await createWorkOf(db, owner, { title, skills: [skill, "Keramik"], content: "Für die Gaststube." });
  await refreshWork(db, work.id, owner.id);
}

beforeAll(async () => {
  for (let number = 0; number < count; number += 1) {
    mover = await createPerson(db, { location: places[number % places.length] });
    await create(mover, `Vase ${number}`);
  }
});

describe("an order of works that one can choose", () => {
  it.each(names)("pages through all in '%s', none twice and none left out [FIND-71]", async (reihung) => {
    for (const fields of [{ skill }, { skill, q: "Keramik Silbertal" }, { skill, q: "Vase" }] as Record<
      string,
      string
    >[]) {
      const { titles, pages } = await readAll({ ...fields, reihung });
      expect([fields, titles.length, new Set(titles).size, pages]).toEqual([fields, count, count, 3]);
      expect((await readAll({ ...fields, reihung })).titles).toEqual(titles);
    }
  });

  it("mixes anew each day, and goes on in the order of the day on which it was begun [FIND-73]", async () => {
    const today = dayNumberOf(dayInVienna());
    const on = async (day: number) =>
      (await page({ skill, reihung: "gemischt", nach: `0-0-0-0-t${day}` })).works.map(({ title }) => title);
    const first = await page({ skill, reihung: "gemischt" });
    expect(await on(today)).toEqual(first.works.map(({ title }) => title));
    expect(await on(today - 1)).not.toEqual(await on(today));
    expect((await page({ skill })).works[0]?.title).toBe(`Vase ${count - 1}`);
  });

  it("by distance has the works of those who are nearest first, however far they are [FIND-74]", async () => {
    const { titles } = await readAll({ skill, q: "Keramik Silbertal", reihung: "naehe" });
    const at = titles.map((title) => places[Number(title.split(" ")[1]) % places.length]);
    expect(at.filter((place, index) => place !== at[index - 1])).toEqual([
      "Silbertal",
      "Schruns",
      "Lech",
      "Bregenz",
      "Wien",
    ]);
    const search = readWorksSearch(new URLSearchParams({ skill, q: "Keramik Silbertal", reihung: "naehe" }));
    const { works } = await readFoundWorks(undefined, search);
    expect(works.find(({ kind }) => kind === "near")?.why).toMatch(/\d\u00a0km entfernt$/);
  });

  it.each(["neu", "naehe"])(
    "finds works near the place where none is, without a filter, in '%s' [FIND-47]",
    async (reihung) => {
      const { works } = await page({ q: "Keramik Fußach", reihung });
      expect(works).toHaveLength(pageSizes.newWorks);
    },
  );

  it("follows a creative who moves [FIND-47]", async () => {
    const nearest = async () => (await page({ skill, q: "Keramik Warth", reihung: "naehe" })).works[0]?.title;
    expect(await nearest()).not.toBe(`Vase ${count - 1}`);
    await changePerson(db, mover, { location: "Warth" });
    await refreshProfile(db, mover.id);
    expect(await nearest()).toBe(`Vase ${count - 1}`);
  });

  it.each(["9999999999999999-x", "9999999999999999-999999999999999-98-99-t99999", "0-0-0-0-t0", "5-5", "x"])(
    "answers whatever stands in the address: %s [FIND-71]",
    async (nach) => {
      for (const reihung of [...names, "x", "constructor"])
        for (const q of ["", "Keramik Silbertal", "e"]) await expect(page({ nach, reihung, q })).resolves.toBeTruthy();
      expect(readWorksSearch(new URLSearchParams({ reihung: "x" })).order).toBeUndefined();
    },
  );
});
