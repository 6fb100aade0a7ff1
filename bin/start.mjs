// `npm start`: from a fresh clone to a running site, with nothing but Node and npm. Runs on whatever Node starts npm,
// so it uses only what Node 20 has; everything after it runs on the Node of the `node` package.
import { prepare } from "./prepare.mjs";
import { run } from "./run.mjs";

await prepare({ build: true });
await run("node", ["build/server/index.js", ...process.argv.slice(2)]);
