// What searches cost PostgreSQL with 100,000 people and 300,000 works: the judged queries of the relevance bench, words that
// nearly everybody or nobody answers, suggestions, and the document that is written with a profile. Filling takes minutes.
// `npm run bench -- search-speed [people] [n]`: with n, only each nth query.
import { environment, run } from "../bin/run.mjs";

const [, , people = "100000", each = "1"] = process.argv;

await run("vitest", ["run", "--project=query", "bench/search-speed"], {
  exit: false,
  env: { ...environment(), SLOW_TESTS: "1", SEARCH_PEOPLE: people, SEARCH_EACH: each },
});
