// `npm start`: turns a fresh clone into a running site. This file runs on the Node that runs npm, so it uses only
// features of Node 20; everything after it runs on the Node of the `node` package.
import { memoryEnvironment, memoryFlags } from "./memory-flags.mjs";
import { prepare } from "./prepare.mjs";
import { environment, run } from "./run.mjs";

await prepare({ build: true });
const env = { ...memoryEnvironment, ...environment() };
const words = process.argv.slice(2);
await run("node", [...memoryFlags, "build/server/index.js", ...words], { env, again: words.length === 0 });
