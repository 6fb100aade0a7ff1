import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";

it("the database of a test run waits for no disk [HOUSE-92]", async () => {
  const { rows } = await db.execute(sql`select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`);
  // Every commit is still written, so that the end of one process loses nothing.
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    "fsync off",
    "full_page_writes off",
    "synchronous_commit on",
  ]);
});
