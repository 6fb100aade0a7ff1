// `npm test`: runs all checks, also from a fresh clone. `npm run check` leaves the browser tests out. This file runs on
// the Node that runs npm, so it uses only features of Node 20.
import { runTests } from "./run-tests.mjs";

process.exit(await runTests({ isQuick: process.argv.includes("--quick") }));
