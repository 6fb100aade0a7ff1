import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { parseSettings } from "~/settings.server";
import { createDatabase } from "../../tests/support/postgres";
import { joinMachines, oneMachineAtATime } from "./machines";

const store = "s3://key:secret@store.example/bilder";

function machine(STORAGE_URL?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return parseSettings({ DATA_DIR: folder, STORAGE_URL });
}

it("refuses a machine that keeps its files elsewhere than the others, until they have gone [FAST-40]", async () => {
  const url = await createDatabase(inject("templateUrl"));
  const alone = machine();
  const leave = await joinMachines(url, alone);
  const sharesFolder = await joinMachines(url, alone);
  await expect(joinMachines(url, machine(), 0)).rejects.toThrow(
    /^Setting STORAGE_URL: another machine \(kreativlaendle on .+\) uses this database and keeps its files elsewhere; /,
  );
  await sharesFolder();
  const refused = joinMachines(url, machine(store));
  await leave();
  const first = await refused;
  await (await joinMachines(url, machine(store)))();
  await first();
});

it("refuses a machine with another secret [FAST-40]", async () => {
  const url = await createDatabase(inject("templateUrl"));
  const leave = await joinMachines(url, machine(store));
  const other = { ...machine(store), secret: "another-secret-that-only-this-test-knows" };
  await expect(joinMachines(url, other, 0)).rejects.toThrow("Setting SECRET: another machine");
  await leave();
});

it("prepares a database from one machine at a time [FAST-42]", async () => {
  const url = await createDatabase(inject("templateUrl"));
  let busy = 0;
  let most = 0;
  const prepare = async () => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, 30));
    busy -= 1;
  };
  await Promise.all([1, 2, 3].map(() => oneMachineAtATime(url, prepare)));
  expect(most).toBe(1);
});
