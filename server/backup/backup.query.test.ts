import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { pool } from "~/db/client.server";
import { storage } from "~/images/storage.server";
import { writeArchive } from "./backup";

it("fails, and leaves nothing, when the database goes while files are copied", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disk = await storage();
  for (const name of ["eins", "zwei"]) await disk.put(`post-images/anna/${name}.jpg`, Buffer.alloc(1000));
  const read = vi.spyOn(disk, "getBytes").mockImplementation(async () => {
    const which = "datname = current_database() and application_name = 'kreativlaendle backup'";
    await pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${which}`);
    return new Uint8Array(1000);
  });
  onTestFinished(() => read.mockRestore());
  await expect(writeArchive(process.env.DATABASE_URL ?? "", path.join(folder, "sicherung.tar.gz"))).rejects.toThrow();
  expect(read).toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual([]);
});
