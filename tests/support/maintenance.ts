import { Client } from "pg";

/** Runs commands on a database's server through the maintenance database. */
export async function onMaintenanceDatabase(url: string, use: (client: Client, database: string) => Promise<void>) {
  const maintenance = new URL(url);
  maintenance.pathname = "/postgres";
  const client = new Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await use(client, new URL(url).pathname.slice(1));
  } finally {
    await client.end();
  }
}
