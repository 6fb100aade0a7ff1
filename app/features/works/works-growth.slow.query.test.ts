import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { works } from "~/db/schema";
import { findSharedPage } from "~/seo/shared-pages.server";
import { asked } from "../../../tests/support/credits";
import { withJobs } from "../../../tests/support/jobs";
import { recordQueries, scannedTables } from "../../../tests/support/queries";
import { createManyWorks } from "../../../tests/support/works";
import { listCreditsOf } from "./credits/credits.server";
import { countRequests, findOwnCredits, listAnswers, listMentions } from "./own/own-credits.server";
import { findWork, listPicturesOf, listWorksOf } from "./works.server";

withJobs();

beforeAll(async () => {
  await createManyWorks(db);
  await db.execute(sql`
    insert into work_pictures (user_id, work_id, url, width, height, is_cover)
    select user_id, id, 'v' || id, 1, 1, true from works where slug = 'arbeit'`);
  await db.execute(sql`
    insert into work_credits (work_id, name) select id, 'Nora Nest' from works where slug = 'arbeit'`);
  await db.execute(sql`vacuum analyze`);
});

it("finds the works of a person by indexes, however many works there are [WORK-16]", async () => {
  const [work] = await db.select().from(works).where(eq(works.slug, "arbeit")).limit(1);
  const { id = 0, userId = "" } = work ?? {};
  const queries = await recordQueries(async () => {
    expect(await listWorksOf(userId, null, undefined)).toHaveLength(1);
    expect(await findWork(userId, "arbeit", null)).toMatchObject({ id });
    expect(await listPicturesOf(id, null)).toHaveLength(1);
    expect(await findSharedPage("arbeiten", `${id}`)).toMatchObject({ shown: { title: "Arbeit" } });
  });
  expect(queries).toHaveLength(4);
  for (const query of queries) expect(await scannedTables(query), query.text).toEqual([]);
});

it("finds the credits of a work and the requests of a member by indexes, however many there are [WORK-57]", async () => {
  const { anna, ben, id } = await asked();
  const queries = await recordQueries(async () => {
    expect((await listCreditsOf({ id, client: null }, null)).contributors).toHaveLength(1);
    expect((await listMentions(ben.id, 0)).open).toHaveLength(1);
    expect(await countRequests(ben.id)).toBe(1);
    expect((await findOwnCredits(anna.id, id)).contributors).toHaveLength(1);
    expect(await listAnswers(anna.id)).toHaveLength(1);
  });
  expect(queries).toHaveLength(6);
  for (const query of queries) expect(await scannedTables(query), query.text).toEqual([]);
});
