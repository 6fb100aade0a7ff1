import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { pageSizes } from "~/db/page-sizes";
import { works } from "~/db/schema";
import { changePerson, createPerson, unique } from "../../../../tests/support/people";
import { recordQueries, scannedTables } from "../../../../tests/support/queries";
import { createWorkOf, createWorkPicture } from "../../../../tests/support/works";
import { listNewWorks } from "./new-works.server";

const list = (skill: string, cursor: string | null = null) => listNewWorks({ skill, cursor });
const titles = async (skill: string) => (await list(skill)).works.map(({ title }) => title);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

describe("new works", () => {
  it("are the latest of each person, newest first, with the number of the person's others [WORK-41]", async () => {
    const skill = unique("Keramik");
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    const work = (owner: typeof anna, title: string, minute: number) =>
      createWorkOf(db, owner, { title: unique(title), skills: [skill], publishedAt: at(minute) });
    await work(anna, "Alt", 1);
    const becher = await work(ben, "Becher", 2);
    const krug = await work(anna, "Krug", 3);
    const cover = await createWorkPicture(db, krug, { isCover: true, focalX: 10 });
    await work(anna, "Älter", 0);
    const { works: found, next } = await list(skill);
    expect(found.map(({ title, more, ownerSlug }) => [title, more, ownerSlug])).toEqual([
      [krug.title, 2, anna.slug],
      [becher.title, 0, ben.slug],
    ]);
    expect(found.map((one) => one.cover?.url ?? null)).toEqual([cover.url, null]);
    expect(next).toBeNull();
  });

  it("are public: no drafts, nothing hidden, and nothing of people who are not shown [WORK-42]", async () => {
    const skill = unique("Siebdruck");
    const [anna, ben] = [await createPerson(db), await createPerson(db)];
    await createWorkOf(db, anna, { skills: [skill], published: false });
    await createWorkOf(db, anna, { skills: [skill], hidden: true });
    const shown = await createWorkOf(db, ben, { skills: [skill] });
    expect(await titles(skill)).toEqual([shown.title]);
    await changePerson(db, ben, { profileStatus: "blocked" });
    expect(await titles(skill)).toEqual([]);
    await changePerson(db, ben, { profileStatus: "active" });
    expect(await titles(skill)).toEqual([shown.title]);
  });

  it("are paged without leaving out a person, also when one publishes many at once [WORK-41]", async () => {
    const skill = unique("Plakat");
    const people = [];
    for (let index = 0; index < pageSizes.newWorks + 3; index += 1) {
      const person = await createPerson(db);
      people.push(person.slug);
      await createWorkOf(db, person, { skills: [skill], publishedAt: at(1000 - index) });
    }
    const eager = await createPerson(db);
    for (let index = 0; index < 20; index += 1)
      await createWorkOf(db, eager, { skills: [skill], publishedAt: at(2000 + index) });
    const first = await list(skill);
    expect(first.works.map(({ ownerSlug }) => ownerSlug)).toEqual([
      eager.slug,
      ...people.slice(0, pageSizes.newWorks - 1),
    ]);
    const second = await list(skill, first.next);
    expect(second.works.map(({ ownerSlug }) => ownerSlug)).toEqual(people.slice(pageSizes.newWorks - 1));
    expect(second.next).toBeNull();
  });
});

describe("with many works", () => {
  beforeAll(async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`
        insert into profiles (user_type, name, slug, email, email_verified)
        select 'kreative', 'Person ' || n, 'wachsend-' || n, 'wachsend-' || n || '@example.com', true
        from generate_series(1, 2000) as n`);
      await tx.execute(sql`alter table works disable trigger user`);
      await tx.execute(sql`
        insert into works (user_id, slug, title, year, skills, published, published_at, owner_public)
        select id, 'arbeit-' || n, 'Arbeit', 2026,
          case when n = 3 and slug like '%777' then array['Selten'] else array[(array['Branding', 'Fotografie'])[1 + n % 2]] end,
          true, timestamptz '2026-01-01' - n * interval '1 hour' - random() * interval '1 minute', true
        from profiles, generate_series(1, 10) as n where slug like 'wachsend-%'`);
      await tx.execute(sql`alter table works enable trigger user`);
      await tx.execute(sql`alter table work_pictures disable trigger user`);
      await tx.execute(sql`
        insert into work_pictures (user_id, work_id, url, width, height, is_cover)
        select user_id, id, '/storage/post-images/x/wachsend_' || id || '.jpg', 900, 600, true from works
        where slug like 'arbeit-%'`);
      await tx.execute(sql`alter table work_pictures enable trigger user`);
    });
    await db.execute(sql`vacuum analyze`);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["the first page", () => list("")],
    ["a deep page", () => list("", "1767200000000000-1")],
    ["a common skill", () => list("Branding")],
    ["a common skill on a deep page", () => list("Fotografie", "1767200000000000-1")],
    ["a rare skill", () => list("Selten")],
    ["a skill that nobody has", () => list("Gibtsnicht")],
  ])("reads no table from end to end for %s, in one query [WORK-43]", async (_what, run) => {
    const [query, ...more] = await recordQueries(run);
    expect(more).toEqual([]);
    expect(await scannedTables(query ?? expect.fail())).toEqual([]);
  });

  it.each([
    ["the first page", {}],
    ["a deep page", { cursor: "99000000-1-0-0-t20000" }],
    ["a common skill", { skill: "Branding" }],
    ["a rare skill", { skill: "Selten" }],
  ])("reads none mixed anew for the day: %s [FIND-75]", async (_what, search) => {
    const queries = await recordQueries(() => listNewWorks({ skill: "", order: "gemischt", cursor: null, ...search }));
    // The second one reads the cards of a page by their ids.
    const [inOrder, ofCards, ...more] = queries.filter(({ text }) => text.includes("from"));
    expect([await scannedTables(inOrder ?? expect.fail()), more]).toEqual([[], []]);
    expect(ofCards?.text).toContain("array_position");
  });

  it("finds the rare ones all the same [WORK-43]", async () => {
    expect((await list("Selten")).works).toHaveLength(await db.$count(works, sql`${works.skills} @> array['Selten']`));
  });
});
