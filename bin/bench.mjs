// `npm run bench [-- name words]`: runs the measurements. Each is a program in `bench/` that prints its results.
import { existsSync } from "node:fs";
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

const [only, ...words] = process.argv.slice(2);
const measurements = only
  ? [[only, ...words]]
  : [
      ["weight"],
      ["pages"],
      ["fresh"],
      ["render"],
      ["writes"],
      ["crash", "10"],
      ["scale"],
      ["abuse"],
      ["relevance"],
      ["search-speed"],
      ["agents"],
      ["desk"],
    ];

if (only && !existsSync(`bench/${only}.mjs`)) {
  process.stderr.write(`There is no measurement ${only}. Each file in bench/ that ends with .mjs is one.\n`);
  process.exit(1);
}

await prepare({ build: true });
for (const [name, ...rest] of measurements) {
  process.stdout.write(`\n${name}\n`);
  await run("node", [`bench/${name}.mjs`, ...rest], { exit: false });
}
