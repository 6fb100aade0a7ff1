import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "./client.server";
import { workPictures, works } from "./schema";

it("compares no columns without their tables in any query of these tests [HOUSE-130]", async () => {
  const pictures = sql<number>`(select count(*) from ${workPictures} where ${workPictures.workId} = ${works.id})`;
  const message = 'where "work_id" = "id"';
  const failure = await db
    .select({ pictures })
    .from(works)
    .catch((error: Error) => String(error.cause));
  expect(failure).toContain(message);
});

it("begins the ids of each table elsewhere in these tests [HOUSE-130]", async () => {
  const { rows } = await db.execute<{ sequences: number; starts: number }>(sql`
    select count(*)::int as sequences, count(distinct last_value)::int as starts from pg_sequences where schemaname = 'public'`);
  expect(rows[0]?.sequences).toBeGreaterThan(5);
  expect(rows[0]?.starts).toBe(rows[0]?.sequences);
});
