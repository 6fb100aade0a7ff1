import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { closeDatabase, openDatabase } from "~/db/client.server";
import { storage } from "~/images/storage.server";
import { settings } from "~/settings.server";
import { withClient } from "../../tests/support/postgres";
import { writeArchive } from "./backup";
import { restore } from "./restore";

it("fails, and leaves no file, when the database goes while files are copied", async () => {
  const url = process.env.DATABASE_URL ?? "";
  Object.assign(settings, { databaseUrl: url });
  const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-restore-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disk = await storage();
  const keys = ["post-images/anna/eins.jpg", "post-images/anna/zwei.jpg"];
  for (const key of keys) await disk.put(key, Buffer.alloc(1000));
  const file = path.join(folder, "sicherung.tar.gz");
  await writeArchive(url, file);
  for (const key of keys) await disk.delete(key);

  const put = disk.put.bind(disk);
  const write = vi.spyOn(disk, "put").mockImplementation(async (key, bytes) => {
    await put(key, bytes);
    const which = "datname = current_database() and application_name = 'kreativlaendle restore'";
    await withClient(url, (client) =>
      client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${which}`),
    );
  });
  onTestFinished(() => write.mockRestore());
  await closeDatabase();
  // `restore` opens and closes the database itself, so the test opens it again afterwards.
  await restore(file)
    .finally(() => openDatabase(url, { max: 5 }))
    .then(
      () => expect.unreachable("restored"),
      (error) => expect(String(error)).toMatch(/connection|terminat/i),
    );
  expect(write).toHaveBeenCalled();
  for (const key of keys) expect(await disk.exists(key)).toBe(false);
});
