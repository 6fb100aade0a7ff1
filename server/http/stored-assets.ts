import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { getMimeType } from "hono/utils/mime";
import { db, pool } from "~/db/client.server";
import { storedAssets } from "~/db/schema";
import { log } from "~/log.server";
import { hourMs } from "~/text/dates";

const folder = "build/client/assets";
const againMs = 12 * hourMs;

/**
 * Stores the assets of this build for all machines. While machines of two builds run side by side, and for pages that
 * are open since before, each can then send the assets of both.
 */
export async function startStoringAssets(): Promise<void> {
  await storeAssets();
  const again = () => void storeAssets().catch((error) => log.warn({ err: error }, "could not store the assets"));
  setInterval(again, againMs).unref();
}

async function storeAssets(): Promise<void> {
  const own = (await readdir(folder)).filter((name) => !/\.(br|gz|zst)$/.test(name));
  const { rows } = await pool.query<{ name: string }>(
    "update stored_assets set stored_at = now() where name = any($1) returning name",
    [own],
  );
  const stored = new Set(rows.map(({ name }) => name));
  const missing = own.filter((name) => !stored.has(name));
  const contents = await Promise.all(missing.map((name) => readFile(path.join(folder, name))));
  await pool.query(
    "insert into stored_assets (name, content) select * from unnest($1::text[], $2::bytea[]) on conflict do nothing",
    [missing, contents],
  );
  await pool.query("delete from stored_assets where stored_at < now() - interval '14 days'");
}

/** An asset of another build. */
export async function findStoredAsset(address: string): Promise<Response | null> {
  const name = address.slice("/assets/".length);
  const [stored] = await db.select().from(storedAssets).where(eq(storedAssets.name, name));
  if (!stored) return null;
  const headers = { "content-type": getMimeType(name) ?? "application/octet-stream" };
  return new Response(new Uint8Array(stored.content), { headers });
}
