// `npm run image`: builds the image on a Debian made here from packages, and tests it. It needs root on Debian, with
// `buildah` and `mmdebstrap`.
import { spawnSync } from "node:child_process";
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

const missing = ["buildah", "mmdebstrap"].filter((name) => spawnSync(name, ["--version"]).status !== 0);
if (missing.length > 0) {
  process.stderr.write(`Missing: ${missing.join(", ")}. As root on Debian: apt-get install ${missing.join(" ")}\n`);
  process.exit(1);
}
await prepare({ build: false });
await run("vitest", ["run", "--project=image"]);
