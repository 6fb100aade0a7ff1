import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, it } from "vitest";
import { connectionOf, db, pool } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { socketFile } from "../../server/postgres/address";
import { createPerson } from "../../tests/support/people";
import { runPlannedSql } from "./planned.server";
import { StatementClient, StatementPool } from "./statement-pool.server";

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

/** A network in front of the database that can fall silent: what is sent then arrives nowhere, and nobody is told. */
async function openNetwork(url: URL) {
  const folder = url.searchParams.get("host");
  const sockets: Socket[] = [];
  const network = createServer((near) => {
    const far = folder ? connect(join(folder, socketFile)) : connect(Number(url.port), url.hostname);
    for (const socket of [near, far]) {
      sockets.push(socket);
      socket.on("error", () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  const address = network.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      network.close();
    },
  };
}

it("gives up a connection on which no answer comes, also in a transaction, and opens another one [SAFE-116]", async () => {
  const network = await openNetwork(new URL(`${pool.options.connectionString}`));
  const far = new StatementPool({ connectionString: network.url, max: 1, query_timeout: 1_000 });
  far.on("error", () => {});
  far.on("connect", (client) => client.on("error", () => {}));
  const farDb = drizzle(far);
  const ask = () => farDb.execute(sql`select 1`);
  const writeWhenSilent = () =>
    farDb.transaction(async (tx) => {
      network.fallSilent();
      await tx.execute(sql`select 1`);
    });
  const askWhenSilent = () => {
    network.fallSilent();
    return ask();
  };
  const beginWhenSilent = () => {
    network.fallSilent();
    return farDb.transaction(async () => {});
  };
  try {
    for (const attempt of [askWhenSilent, beginWhenSilent, writeWhenSilent]) {
      await ask();
      await expect(attempt()).rejects.toThrow();
      expect((await ask()).rowCount).toBe(1);
    }
  } finally {
    await far.end();
    network.close();
  }
});

it("gets a connection back on which a transaction could not begin [SAFE-116]", async () => {
  const own = new StatementPool({ connectionString: pool.options.connectionString, max: 2 });
  own.on("error", () => {});
  own.on("connect", (client) => client.on("error", () => {}));
  const ownDb = drizzle(own);
  // As when the database ends while somebody gets a connection.
  own.on("acquire", (client) => void client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {}));
  for (let round = 0; round < 3; round += 1)
    await expect(ownDb.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  own.removeAllListeners("acquire");
  expect((await ownDb.execute(sql`select 1`)).rowCount).toBe(1);
  await own.end();
});

it("runs different planned statements on a connection beside the pool [HOUSE-147]", async () => {
  const client = new StatementClient({ connectionString: pool.options.connectionString });
  await client.connect();
  const on = connectionOf(client);
  for (const number of [1, 2]) {
    const { rows } = await runPlannedSql(on, sql.raw(`select ${number} as number`));
    expect(rows).toEqual([{ number }]);
  }
  await client.end();
});
