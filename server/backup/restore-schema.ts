import type { Client } from "pg";
import { knownMigrations, migrateDatabase } from "~/db/migrate.server";
import { storage } from "~/images/storage.server";
import { Refusal } from "../refusal";
import { quoted, readMigrations, readTables } from "./archive-tables";

/** Creates the schema that the backup was made from. Our tables must be empty. */
export async function prepareSchema(client: Client, url: string, wanted: string[]): Promise<void> {
  const known = await knownMigrations();
  if (wanted.length === 0 || wanted.some((hash, index) => hash !== known[index])) {
    throw new Refusal("The backup was made by another version of this program. Install that version first.");
  }
  await refuseUsed(client);
  await refuseFiles();
  const present = await readMigrations(client);
  if (present.length > wanted.length) {
    throw new Refusal("The database has a newer schema than the backup. Restore into an empty one.");
  }
  await migrateDatabase(url, wanted.length);
}

async function refuseUsed(client: Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`select exists (select from ${quoted(name)}) as used`);
    if (rows[0]?.used) throw new Refusal("The database is not empty. A backup is only restored into an empty one.");
  }
}

/** Otherwise files of another site would remain beside those of the backup, or be overwritten. */
async function refuseFiles(): Promise<void> {
  const { objects } = await (await storage()).listAll("", { recursive: true });
  for (const object of objects)
    if (object.isFile) throw new Refusal("There are files already. A backup is only restored where there are none.");
}
