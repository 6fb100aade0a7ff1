// `npm test`: runs all checks but the slow ones, also from a fresh clone. `npm run check` leaves out the built site and
// `npm run test:slow` runs the slow tests. This file runs on the Node that runs npm, so it uses only features of Node 20.
import { runTests } from "./run-tests.mjs";

process.exit(await runTests({ kind: process.argv[2] ?? "usual" }));
