import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, pool } from "~/db/client.server";
import { pageViews } from "~/db/schema";
import { hasFailed, hasLostDatabase, runUntilAborted } from "./given-up.server";

const view = (path: string) => ({ day: "2026-01-01", path, views: 1 });
const countOf = (path: string) => db.$count(pageViews, eq(pageViews.path, path));

it("undoes the transaction of a request that is given up, and lets it write nothing more [SAFE-18]", async () => {
  const work = new AbortController();
  const written = runUntilAborted(work.signal, () =>
    db.transaction(async (tx) => {
      await tx.insert(pageViews).values(view("/eins"));
      work.abort();
    }),
  );
  await expect(written).rejects.toThrow();
  const later = runUntilAborted(work.signal, async () => void (await db.insert(pageViews).values(view("/zwei"))));
  await expect(later).rejects.toThrow();
  expect([await countOf("/eins"), await countOf("/zwei")]).toEqual([0, 0]);
});

it("leaves what was finished before, and what others ask meanwhile [SAFE-18]", async () => {
  const work = new AbortController();
  await runUntilAborted(work.signal, async () => void (await db.insert(pageViews).values(view("/drei"))));
  // Another request's statement waits for the connection of the abandoned request.
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const other = (async () => countOf("/drei"))();
  runUntilAborted(work.signal, () => {
    work.abort();
    for (const client of clients) client.release();
  });
  expect(await other).toBe(1);
});

it("gives every connection back, also when the transaction had not begun yet [SAFE-18]", async () => {
  const work = new AbortController();
  work.abort();
  for (let count = 0; count <= pool.options.max; count += 1) {
    const late = runUntilAborted(work.signal, () => db.transaction((tx) => tx.select().from(pageViews)));
    await expect(late).rejects.toThrow();
  }
  expect(pool.idleCount).toBe(pool.totalCount);
});

it("remembers that the database was away, also when the error is caught and for single statements [SAFE-100]", async () => {
  const away = sql.raw("do $$ begin raise exception 'no room' using errcode = '53100'; end $$");
  const wrong = sql`select nothing`;
  for (const [statement, expected] of [
    [away, [true, true]],
    [wrong, [true, false]],
  ] as const)
    for (const run of [() => db.execute(statement), () => db.transaction((tx) => tx.execute(statement))]) {
      const { signal } = new AbortController();
      await runUntilAborted(signal, async () => void (await run())).catch(() => {});
      expect([hasFailed(signal), hasLostDatabase(signal)]).toEqual(expected);
    }
});
