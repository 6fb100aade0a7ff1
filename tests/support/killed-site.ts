import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, onTestFinished } from "vitest";
import type { Database } from "../../app/db/client.server";
import { derivedKey } from "../../app/secret.server";
import { findRunningPostgres } from "../../server/postgres/postgres";
import { mailFiles } from "./mail-files";
import { openOwnDatabase } from "./own-database";
import { type Site, startSite } from "./site";

const targets = ["server", "database", "both"] as const;

/** A site with its own database, of which one or both are killed and start again. */
export async function startKilledSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "kreativlaendle-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = (port?: number) => startSite({ databaseUrl: "", dataDir, port, settings: { LOG_LEVEL: "fatal" } });
  let site = await start();
  onTestFinished(async () => void (await site.stop()));

  async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
    const url = findRunningPostgres({ folder: join(dataDir, "postgres"), password: derivedKey("postgres") }) ?? "";
    const { db, close } = openOwnDatabase(url);
    try {
      return await use(db);
    } finally {
      await close();
    }
  }

  const postmaster = () => Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  let killed = 0;

  return {
    url: site.url,
    withDatabase,
    /** Each round has another target. */
    async strike(round: number): Promise<void> {
      const target = targets[round % targets.length];
      killed = postmaster();
      if (target !== "server") process.kill(killed, "SIGKILL");
      if (target !== "database") await site.kill();
    },
    async recover(round: number): Promise<void> {
      // What is left of a killed database may answer for a moment.
      const isBack = async () => postmaster() !== killed && (await isHealthy(site));
      if (targets[round % targets.length] === "database") await expect.poll(isBack).toBe(true);
      else site = await start(site.port);
    },
    /** The texts of the mails that wait, and of those that were written, each once. */
    async listMails(): Promise<string[]> {
      const { rows } = await withDatabase((db) =>
        db.execute<{ id: string; text: string }>(
          sql`select id, data ->> 'text' as text from pgboss.job where name = 'mail' and data is not null`,
        ),
      );
      const texts = new Map(rows.map(({ id, text }) => [`${id}.eml`, text]));
      for (const file of mailFiles(dataDir))
        texts.set(basename(file), (await PostalMime.parse(readFileSync(file))).text ?? "");
      return [...texts.values()];
    },
  };
}

const isHealthy = async (site: Site) => (await fetch(`${site.url}/healthz`).catch(() => null))?.ok === true;
