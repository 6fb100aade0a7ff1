import path from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** The environment of every test, so that no setting of the machine affects a result. */
const env = {
  NODE_ENV: "test",
  TZ: "UTC",
  DATA_DIR: "",
  DATABASE_URL: "",
  SECRET: "a-secret-that-only-these-tests-know",
  SITE_URL: "http://localhost:3000",
  SMTP_URL: "",
  DEMO: "0",
  LOG_LEVEL: "silent",
};

/** `npm run test:slow` runs the tests whose file says `.slow.`, and `npm test` the others. */
const isSlow = Boolean(process.env.SLOW_TESTS);
const testFiles = (folders: string, kind = "") => [`${folders}/**/*${isSlow ? ".slow" : ""}${kind}.test.{ts,tsx}`];
const otherTests = isSlow ? [] : ["**/*.slow.*"];

export default defineConfig({
  resolve: { alias: { "~": path.resolve("app") } },
  test: {
    maxWorkers: 2,
    // The test files of a worker share its modules, which take longer to load than most tests to run.
    isolate: false,
    env,
    sequence: { sequencer: LongestFirst },
    // Nothing depends on how fast the machine is, so one bound for all, which only what hangs will reach.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: testFiles("{app,demo,server,bin,tests/house}"),
          exclude: ["**/*.query.test.ts", ...otherTests],
        },
      },
      {
        extends: true,
        test: {
          name: "query",
          include: testFiles("{app,demo,server,bench}", ".query"),
          exclude: otherTests,
          globalSetup: "tests/support/database-setup.ts",
          setupFiles: "tests/support/query-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: testFiles("tests/{http,attack}"),
          exclude: otherTests,
          globalSetup: ["tests/support/build-setup.ts", "tests/support/database-setup.ts"],
        },
      },
      {
        extends: true,
        // Only `npm run image` runs this one: it takes minutes and needs a builder of images.
        test: { name: "image", include: ["tests/image/**/*.test.ts"] },
      },
      {
        extends: true,
        // Only `npm run bench -- crash 50 machines` runs this one.
        test: { name: "crashes", include: ["tests/crashes/**/*.test.ts"], globalSetup: "tests/support/build-setup.ts" },
      },
      {
        extends: true,
        // Only `npm run machines` runs this one: it needs a pooler and three proxies.
        test: {
          name: "machines",
          include: ["tests/machines/**/*.test.ts"],
          // The names of cookies depend on it.
          env: { ...env, SITE_URL: "https://localhost" },
        },
      },
    ],
  },
});
