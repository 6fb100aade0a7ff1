import { beforeEach, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { landingPages, profiles } from "~/db/schema";
import { countLandingPages } from "~/search-index/landing-pages.server";
import { renderSitemap } from "~/seo/sitemap.server";
import { changePerson, createCompany, createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { readFoot } from "./foot.server";
import { getLanding } from "./landing.server";

const glass = (location: string, more = {}) => createPerson(db, { title: "Glasbläserin", location, ...more });
const pageOf = (names: Parameters<typeof getLanding>[0]) => getLanding(names, null, undefined);
const countOf = async () =>
  Object.fromEntries((await db.select().from(landingPages)).map((row) => [`${row.craft}/${row.place}`, row.people]));

beforeEach(async () => {
  await db.delete(profiles);
  await db.delete(landingPages);
});

it("counts who may be seen by craft, by place and by both, from three people on [FIND-42]", async () => {
  for (const favoriteCount of [1, 2, 3]) await glass("Lingenau", { favoriteCount });
  const gone = await glass("Großdorf, Egg");
  for (const location of ["Egg", "6863 Egg", "Wien"]) await glass(location);
  await glass("Lingenau", { profileStatus: "hidden" });
  await createCompany(db, { title: "Glasbläserei", location: "Lingenau" });
  await countLandingPages();
  const { "glas/": all, "glas/lingenau": lingenau, "glas/egg": egg, "/egg": inEgg } = await countOf();
  expect({ all, lingenau, egg, inEgg }).toEqual({ all: 7, lingenau: 3, egg: 3, inEgg: 3 });
  expect(Object.keys(await countOf()).filter((key) => /wien|^\/$/.test(key))).toEqual([]);
  await changePerson(db, gone, { profileStatus: "hidden" });
  await glass("Lingenau");
  await countLandingPages();
  const after = await countOf();
  expect([after["glas/"], after["glas/lingenau"], after["glas/egg"], after["/egg"]]).toEqual([
    7,
    4,
    undefined,
    undefined,
  ]);
});

it("shows the people of a craft and a place by likes, and leads to what is around them [FIND-40, FIND-41, FIND-43]", async () => {
  const people = [];
  for (const favoriteCount of [1, 3, 2]) people.push(await glass("Lingenau", { favoriteCount }));
  for (const location of ["Egg", "Egg", "Egg", "Bludenz", "Bludenz", "Bludenz"]) await glass(location);
  for (let index = 0; index < 3; index += 1) await createPerson(db, { title: "Töpferin", location: "Lingenau" });
  await countLandingPages();
  const page = await pageOf({ craft: "glas", place: "lingenau" });
  const [one, three, two] = people.map(({ slug }) => slug);
  expect(page.creatives.map(({ slug }) => slug)).toEqual([three, two, one]);
  expect(page).toMatchObject({
    title: "Glas in Lingenau",
    path: "/kreative/handwerk/glas/lingenau",
    places: [
      { label: "Egg", path: "/kreative/handwerk/glas/egg", people: 3 },
      { label: "Bludenz", path: "/kreative/handwerk/glas/bludenz", people: 3 },
    ],
    crafts: expect.arrayContaining([expect.objectContaining({ label: "Keramik", people: 3 })]),
  });
  expect(page.sentence).toContain("Für Glas in Lingenau finden Sie hier 3 Kreative. In der Nähe auch in Egg (3)");
  const [craft, place] = [await pageOf({ craft: "glas" }), await pageOf({ place: "lingenau" })];
  expect([craft.total, place.total]).toEqual([9, 6]);
  expect(place.places.map(({ label }) => label)).toEqual(["Egg", "Bludenz"]);
  expect((await readFoot(undefined)).places.map(({ label }) => label)).toEqual(["Bludenz", "Egg", "Lingenau"]);
  const xml = await renderSitemap();
  for (const { path } of [page, craft, place]) expect(xml).toContain(`${path}</loc>`);
  expect(xml).not.toContain("/kreative/handwerk/keramik/egg");
});

it("is missing where fewer than three can be seen, at once and with what is near [FIND-40]", async () => {
  const [anna] = [await glass("Egg"), await glass("Egg"), await glass("Egg")];
  for (let index = 0; index < 3; index += 1) await glass("Lingenau");
  await countLandingPages();
  expect((await pageOf({ craft: "glas", place: "egg" })).total).toBe(3);
  await changePerson(db, anna, { profileStatus: "hidden" });
  await expect(pageOf({ craft: "glas", place: "egg" })).rejects.toMatchObject({
    init: { status: 404 },
    data: { search: "Glas Egg", places: [{ label: "Lingenau" }] },
  });
  await expect(pageOf({ craft: "xyzxyz" })).rejects.toMatchObject({ init: { status: 404 }, data: null });
  await expect(pageOf({ craft: "glasbläser" })).rejects.toMatchObject({ status: 301 });
});

it("asks the database thrice, however many people there are [FIND-44]", async () => {
  for (let index = 0; index < 4; index += 1) await glass("Egg");
  await countLandingPages();
  const few = await recordQueries(() => pageOf({ craft: "glas" }));
  for (let index = 0; index < 30; index += 1) await glass("Egg");
  const many = await recordQueries(() => pageOf({ craft: "glas" }));
  expect([few.length, many.length]).toEqual([3, 3]);
  const page = await pageOf({ craft: "glas" });
  expect([page.creatives.length, page.total]).toEqual([24, 34]);
});
