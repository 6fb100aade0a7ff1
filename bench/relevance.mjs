// Whether people find whom they look for: judged queries over made people, and the queries that fail.
import { environment, run } from "../bin/run.mjs";

await run("vitest", ["run", "--project=query", "bench/relevance"], {
  exit: false,
  env: { ...environment(), SLOW_TESTS: "1", RELEVANCE: "1" },
});
