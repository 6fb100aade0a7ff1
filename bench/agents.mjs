// What a new call costs the database with 100,000 stored searches, and how fast the mails of a morning are made.
import { environment, run } from "../bin/run.mjs";

await run("vitest", ["run", "--project=query", "bench/agents"], {
  exit: false,
  env: { ...environment(), SLOW_TESTS: "1", AGENTS: "1" },
});
