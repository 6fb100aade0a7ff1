import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";

const installed = join(root, "node_modules/.installed");
const built = join(root, "build/.built");

/** Installs and builds only what is missing or out of date. An image holds what was built, and no sources. */
export async function prepare({ build }) {
  if (!existsSync(join(root, "package-lock.json"))) return;
  const lock = digest(["package.json", "package-lock.json"]);
  if (read(installed) !== lock) {
    process.stdout.write("Installing packages ...\n");
    // Building needs the development packages, even when the operator's NODE_ENV is `production`.
    await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      env: { ...process.env, NODE_ENV: "" },
      exit: false,
    });
    writeFileSync(installed, lock);
  }
  if (!build) return;
  const sources = digest([
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    "bin/build.mjs",
    "bin/script-files.ts",
    ...filesIn("app"),
    ...filesIn("demo").filter((file) => /\.(ts|json)$/.test(file)),
    ...filesIn("server"),
    ...filesIn("public"),
  ]);
  if (read(built) !== sources || !existsSync(join(root, "build/server/index.js"))) {
    process.stdout.write("Building ...\n");
    await run("node", ["bin/build.mjs"], { exit: false });
    mkdirSync(join(root, "build"), { recursive: true });
    writeFileSync(built, sources);
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort();
}
