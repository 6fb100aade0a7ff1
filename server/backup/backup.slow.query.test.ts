import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { db, pool } from "~/db/client.server";
import { storage } from "~/images/storage.server";
import { createPerson } from "../../tests/support/people";
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

/** The address of a database behind a network that delivers the end of a copy before its count. */
async function throughSlowNetwork(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const socket = `${url.searchParams.get("host")}/.s.PGSQL.${url.searchParams.get("port")}`;
  const endOfCopy = Buffer.from("c\0\0\0\u0004C", "latin1");
  const server = createServer((client) => {
    const database = connect(socket);
    client.on("error", () => {}).pipe(database.on("error", () => {}));
    const deliver = async (bytes: Buffer) => {
      const at = bytes.indexOf(endOfCopy);
      const end = at < 0 ? bytes.length : at + endOfCopy.length - 1;
      client.write(bytes.subarray(0, end));
      if (end === bytes.length) return;
      await delay(20);
      await deliver(bytes.subarray(end));
    };
    let delivered = Promise.resolve();
    database.on("data", (bytes) => {
      delivered = delivered.then(() => deliver(bytes));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  url.search = "";
  url.hostname = "127.0.0.1";
  url.port = `${(server.address() as AddressInfo).port}`;
  return url.href;
}

it("counts the rows of each table also when the count comes after the last row [HOUSE-61]", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let count = 0; count < 3; count += 1) await createPerson(db);
  const url = await throughSlowNetwork(process.env.DATABASE_URL ?? "");
  const { rows } = await writeArchive(url, path.join(folder, "sicherung.tar.gz"));
  expect(rows.profiles).toBe(3);
});
