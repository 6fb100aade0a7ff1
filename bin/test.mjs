// `npm test`: everything that must hold, from a fresh clone on. `npm run check` leaves the browser tests out. Runs on
// whatever Node starts npm, so it uses only what Node 20 has.
import { runTests } from "./run-tests.mjs";

process.exit(await runTests({ isQuick: process.argv.includes("--quick") }));
