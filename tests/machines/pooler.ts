import { chmodSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPort } from "../support/port";
import { offered } from "./offered";
import { startProgram } from "./program";

interface Direct {
  /** The folder with the database's socket. */
  folder: string;
  port: string;
  database: string;
  user: string;
  password: string;
}

/** PgBouncer as `deploy/pgbouncer.ini` offers it, in front of a database. */
export async function startPooler(place: string, { folder, port, database, user, password }: Direct) {
  const own = await findPort();
  const users = join(place, "userlist.txt");
  const config = join(place, "pgbouncer.ini");
  writeFileSync(users, `"${user}" "${password}"\n`);
  const direct = `${database} = host=${folder} port=${port} dbname=${database}`;
  writeFileSync(
    config,
    offered("pgbouncer.ini", {
      "kreativlaendle = host=127.0.0.1 port=5432": direct,
      "listen_port = 6432": `listen_port = ${own}`,
      "/etc/pgbouncer/userlist.txt": users,
    }),
  );
  for (const file of [users, config]) chmodSync(file, 0o644);
  // It refuses to run as root, and the socket lies in a folder of the account that runs the database.
  const { uid, gid } = statSync(folder);
  const running = await startProgram("pgbouncer", [config], { port: own, account: { uid, gid } });
  return { url: `postgres://${user}:${password}@127.0.0.1:${own}/${database}`, stop: running.stop };
}
