// Generates the tables of the initial migration again from app/db/schema/, and the numbers in its functions from
// app/text/maximums.ts. Only until the first release: from then on migrations stay as they are, and this file goes.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { creditMax, postMax, workMax } from "../app/text/maximums.ts";

const migrations = "app/db/migrations";
const schema = `${migrations}/0000_schema.sql`;
const functions = `${migrations}/0001_functions.sql`;
const maximums = { creditMax, postMax, workMax };
/** Everything above this line is written by hand: functions that tables need. */
const line = "-- Generated from app/db/schema/ by `npm run migration:initial`.\n";

const folder = mkdtempSync(path.join(tmpdir(), "kreativlaendle-migration-"));
try {
  const config = ["--dialect=postgresql", "--casing=snake_case", "--schema=./app/db/schema.ts"];
  const target = ["--name=schema", `--out=${path.relative(".", folder)}`];
  execFileSync(process.execPath, ["node_modules/drizzle-kit/bin.cjs", "generate", ...config, ...target], {
    stdio: "inherit",
  });
  const [byHand] = readFileSync(schema, "utf8").split(line);
  const generated = readFileSync(`${folder}/0000_schema.sql`, "utf8");
  writeFileSync(schema, `${byHand}${line}${generated}\n`);
  copyFileSync(`${folder}/meta/0000_snapshot.json`, `${migrations}/meta/0000_snapshot.json`);
  const numbered = readFileSync(functions, "utf8").replace(
    /\/\* (\w+)\.(\w+) \*\/ \d+/g,
    (_, of, name) => `/* ${of}.${name} */ ${maximums[of][name]}`,
  );
  writeFileSync(functions, numbered);
} finally {
  rmSync(folder, { recursive: true });
}
