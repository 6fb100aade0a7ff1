import path from "node:path";
import { defineConfig } from "vitest/config";

/** What every test starts from, so that no setting of the machine it runs on shows in a result. */
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

const queryTests = "**/*.query.test.ts";

export default defineConfig({
  resolve: { alias: { "~": path.resolve("app") } },
  test: {
    maxWorkers: 2,
    env,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,demo,server,bin,tests/house}/**/*.test.{ts,tsx}"],
          exclude: [queryTests],
          // Starting and killing databases takes its time.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "query",
          // Pictures are opened by a process that every other program goes before.
          testTimeout: 20_000,
          include: [queryTests],
          exclude: ["node_modules/**", "build/**"],
          globalSetup: "tests/support/database-setup.ts",
          setupFiles: "tests/support/query-setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/{http,attack}/**/*.test.ts"],
          globalSetup: ["tests/support/build-setup.ts", "tests/support/database-setup.ts"],
          // One site per worker, kept from file to file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
