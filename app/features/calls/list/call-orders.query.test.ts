import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { canonicalQuery, readListSearch } from "~/features/agents/kinds.server";
import { dayNumberOf } from "~/search-index/shuffle";
import { dayInVienna } from "~/text/dates";
import { createCallOf, dayFromNow } from "../../../../tests/support/calls";
import { createCompany, createPerson, unique } from "../../../../tests/support/people";
import { type CallOrder, callOrders } from "./call-orders";
import { listCalls } from "./calls.server";
import { readCallQuery } from "./read-call-query.server";

const names = Object.keys(callOrders) as CallOrder[];
const word = unique("Schindelmacher").replace(" ", "");
const category = "Audio & Podcast";
const count = pageSizes.calls * 2 + 7;
let reader = "";

const page = (fields: Record<string, string>) =>
  listCalls(readCallQuery(`http://localhost/ausschreibungen?${new URLSearchParams(fields)}`).filter, reader);

async function readAll(fields: Record<string, string>) {
  const titles: string[] = [];
  let pages = 0;
  for (let nach: string | null = ""; nach !== null; pages += 1) {
    const { calls, next } = await page(nach ? { ...fields, nach } : fields);
    titles.push(...calls.map(({ title }) => title));
    nach = next;
  }
  return { titles, pages };
}

beforeAll(async () => {
  reader = (await createPerson(db)).id;
  const company = await createCompany(db);
  const hidden = await createCompany(db, { profileStatus: "hidden" });
  await createCallOf(db, hidden, { title: `${word} geheim`, category, deadline: dayFromNow(1) });
  for (let number = 0; number < count; number += 1)
    await createCallOf(db, company, {
      title: `${word} ${number}`,
      category,
      location: ["Bregenz", "Egg", "Wien"][number % 3],
      deadline: number % 5 === 0 ? null : dayFromNow((number % 7) - 2),
      status: number % 4 === 0 ? "geschlossen" : "offen",
      publishedAt: new Date(Date.UTC(2026, 0, 1 + (number % 6))),
    });
});

describe("an order of calls that one can choose", () => {
  it.each(names)("pages through all in '%s', none twice and none left out [FIND-71]", async (reihung) => {
    const searches: Record<string, string>[] = [
      { q: word },
      { kategorie: category },
      { q: word, kategorie: category },
      { q: word, ort: "Vorarlberg" },
      { kategorie: category, ort: "Vorarlberg" },
    ];
    for (const fields of searches) {
      const { titles, pages } = await readAll({ ...fields, reihung });
      const expected = "ort" in fields ? Math.ceil((count * 2) / 3) : count;
      expect([fields, titles.length, new Set(titles).size]).toEqual([fields, expected, expected]);
      expect(pages).toBe(Math.ceil(expected / pageSizes.calls));
    }
  });

  it("by deadline has the earliest first, then those without one, then what has ended, the latest first [FIND-46]", async () => {
    const company = await createCompany(db);
    const own = unique("Fristenruf").replace(" ", "");
    const add = (title: string, values: Parameters<typeof createCallOf>[2]) =>
      createCallOf(db, company, { ...values, title: `${own} ${title}` });
    await add("lange", { deadline: dayFromNow(30) });
    await add("ohne, alt", {});
    await add("vorbei, lange", { deadline: dayFromNow(-30) });
    await add("heute", { deadline: dayFromNow(0) });
    await add("vergeben", { deadline: dayFromNow(9), status: "vergeben" });
    await add("ohne, neu", {});
    await add("vorbei", { deadline: dayFromNow(-1) });
    await add("geschlossen", { status: "geschlossen" });
    await add("morgen", { deadline: dayFromNow(1) });
    const listed = async (fields: Record<string, string>) =>
      (await page({ q: own, ...fields })).calls.map(({ title }) => title.slice(own.length + 1));
    const ended = await listed({ reihung: "frist" });
    expect(ended.slice(0, 5)).toEqual(["heute", "morgen", "lange", "ohne, neu", "ohne, alt"]);
    expect(ended.slice(5)).toEqual(["geschlossen", "vergeben", "vorbei", "vorbei, lange"]);
    expect(await listed({})).toEqual([
      "morgen",
      "geschlossen",
      "vorbei",
      "ohne, neu",
      "vergeben",
      "heute",
      "vorbei, lange",
      "ohne, alt",
      "lange",
    ]);
  });

  it("goes on in the order of the day on which the first page was read [FIND-46]", async () => {
    const today = dayNumberOf(dayInVienna());
    const at = async (day: number) =>
      (await page({ q: word, reihung: "frist", nach: `0-0-1-0-t${day}` })).calls.map(({ title }) => title);
    expect(await at(today)).toEqual((await page({ q: word, reihung: "frist" })).calls.map(({ title }) => title));
    expect(await at(today - 1)).not.toEqual(await at(today));
    for (const day of [today - 2, today + 1]) expect(await at(day)).toEqual(await at(today));
  });

  it("by distance has the nearest first among what is meant, however far it is [FIND-74]", async () => {
    const company = await createCompany(db);
    for (const location of ["Wien", "Bludenz", "Feldkirch", "Sonntag", "Gaschurn"])
      await createCallOf(db, company, {
        title: "Foto vom Stall",
        description: "Für den Advent.",
        location,
        category: "Sonstiges",
      });
    const placesOf = async (fields: Record<string, string>) =>
      (await page({ q: "Fotograf Gaschurn", ...fields })).calls.map(({ location }) => location);
    expect(await placesOf({ reihung: "naehe" })).toEqual(["Gaschurn", "Bludenz", "Sonntag", "Feldkirch", "Wien"]);
  });

  it.each(["99999999999999999-x", "99999999-999999999999999-t99999", "30000000-1-t0", "0-0-t0", "1000000-5", "x"])(
    "answers whatever stands in the address: %s [FIND-71]",
    async (nach) => {
      for (const reihung of [...names, "x", "constructor"])
        for (const q of ["", "Fotograf Egg", "e", word]) {
          await expect(page({ nach, reihung, q })).resolves.toBeTruthy();
          expect(readCallQuery(`http://localhost/?reihung=x&q=${q}`).order).toBe("neu");
        }
    },
  );

  it("falls back to the newest where nothing is near [FIND-70]", () => {
    const orderIn = (q: string) => readCallQuery(`http://localhost/?reihung=naehe&q=${q}`).order;
    expect([orderIn("Fotograf"), orderIn("Fotograf+Egg")]).toEqual(["neu", "naehe"]);
  });

  it("makes no other stored search [FIND-46]", () => {
    for (const kind of ["ausschreibungen", "kreative", "arbeiten"] as const) {
      const stored = canonicalQuery(readListSearch(kind, new URLSearchParams({ q: "Logo Egg", reihung: "naehe" })));
      expect([kind, stored]).toEqual([kind, "q=Logo+Egg"]);
    }
  });
});
