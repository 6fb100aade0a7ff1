import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { db } from "~/db/client.server";
import { log } from "~/log.server";
import { unique } from "../../tests/support/people";
import { enqueue, startJobs, stopJobs, work } from "./jobs.server";

const url = () => process.env.DATABASE_URL ?? "";

beforeAll(() => startJobs(url()));
afterAll(stopJobs);

interface Row extends Record<string, unknown> {
  state: string;
  name: string;
  data: unknown;
}

const jobsWith = async (word: string) =>
  (
    await db.execute<Row>(
      sql`select name, state, data from pgboss.job where job::text like ${`%${word}%`} order by name`,
    )
  ).rows as Row[];
const stateOf = async (id: string) =>
  (await db.execute<Row>(sql`select name, state, data from pgboss.job where id = ${id}`)).rows[0];

it("a delivered mail leaves neither name nor address nor words in the queue [DATA-44]", async () => {
  const word = unique("Wort").replace(" ", "");
  const id = crypto.randomUUID();
  await enqueue(db, "mail", { to: `${word}@example.com`, text: word }, { id });
  expect(await jobsWith(word)).toMatchObject([{ state: "created" }]);
  await work<{ text: string }>("mail", 1, async ({ text }) => expect(text).toBe(word));
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "completed", data: null });
  expect(await jobsWith(word)).toEqual([]);
});

it("a mail that is given up leaves its words only in the copy that waits for a superadmin [DATA-44]", async () => {
  const word = unique("Wort").replace(" ", "");
  const boss = new PgBoss({ connectionString: url(), migrate: false, supervise: false, schedule: false });
  await boss.start();
  try {
    const id = crypto.randomUUID();
    // Later, so that the worker of the test before does not take it.
    await enqueue(db, "mail", { to: `${word}@example.com`, text: word }, { id, afterSeconds: 1000 });
    await db.execute(sql`update pgboss.job set state = 'active', retry_count = retry_limit where id = ${id}`);
    await boss.fail("mail", id, new Error(`550 ${word}@example.com unknown`));
    expect(await stateOf(id)).toMatchObject({ state: "failed", data: null });
    expect(await jobsWith(word)).toMatchObject([{ name: "mail-failed", state: "created", data: { text: word } }]);
    const cancelled = crypto.randomUUID();
    await enqueue(db, "mail", { text: word }, { id: cancelled, afterSeconds: 1000 });
    await boss.cancel("mail", cancelled);
    expect(await stateOf(cancelled)).toMatchObject({ state: "cancelled", data: null });
  } finally {
    await boss.stop();
  }
});

it("a job that fails says why in the log, and stores nothing of its queries [HOUSE-141]", async () => {
  const word = unique("Wort").replace(" ", "");
  const errors = vi.spyOn(log, "error").mockReturnValue();
  const id = crypto.randomUUID();
  await enqueue(db, "signals", { word }, { id });
  await db.execute(sql`update pgboss.job set retry_limit = 0 where id = ${id}`);
  await work<{ word: string }>("signals", 1, async ({ word: value }) => {
    await db.execute(sql`select ${value} from nowhere`);
  });
  await expect.poll(() => stateOf(id)).toMatchObject({ state: "failed", data: null });
  expect(await jobsWith(word)).toEqual([]);
  const [line] = errors.mock.lastCall ?? [];
  expect(line).toMatchObject({ queue: "signals", job: id });
  expect(errors.mock.lastCall?.[1]).toBe("job given up");
  errors.mockRestore();
});
