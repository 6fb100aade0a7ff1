import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, pool } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { createPerson } from "../../tests/support/people";

/** Counts the connections that this opens. */
async function opened(run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  pool.on("connect", note);
  await run();
  pool.off("connect", note);
  return count;
}

const all = <Result>(times: number, run: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, run));

const refusals: Record<string, () => Promise<unknown>> = {
  "a limit": () => db.execute(sql`do $$ begin raise exception 'reached' using errcode = 'LIMIT'; end $$`),
  "a double name": async () => {
    const { slug, email } = await createPerson(db);
    return db.insert(profiles).values({ name: "Anna", slug, email, userType: "kreative" });
  },
  "a wrong statement": () => db.execute(sql`select nothing`),
  "a transaction": () => db.transaction((tx) => tx.execute(sql`select 1 / 0`)),
  "a commit": () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`create temp table if not exists later (id int unique deferrable initially deferred)`);
      await tx.execute(sql`insert into later values (1), (1)`);
    }),
};

it.each(Object.entries(refusals))(
  "gives its connection back when %s refuses a hundred statements [SAFE-105]",
  async (_, refuse) => {
    // Opens all connections that the pool may have.
    await all(pool.options.max, () => db.execute(sql`select pg_sleep(0.01)`));
    const count = await opened(async () => {
      const together = await all(50, refuse);
      for (let round = 0; round < 50; round += 1) await expect(refuse()).rejects.toThrow();
      expect(together.every(({ status }) => status === "rejected")).toBe(true);
    });
    // Connections that rest for long are closed, so a few may be new.
    expect(count).toBeLessThanOrEqual(pool.options.max);
    expect(pool.idleCount).toBe(pool.totalCount);
  },
);

it("closes a connection whose session has ended [SAFE-105]", async () => {
  await expect(db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
  const answers = await all(pool.options.max, () => db.execute(sql`select 1`));
  expect(answers.every(({ status }) => status === "fulfilled")).toBe(true);
});
