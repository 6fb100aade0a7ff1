import { defineConfig } from "@playwright/test";
import { findChromium } from "./bin/chromium.mjs";
import { testSecret } from "./tests/support/site";

// Tests sign links as the site does.
process.env.SECRET = testSecret;

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

export default defineConfig({
  testDir: "tests/e2e",
  // `npm run test:slow` runs the tests whose file says `.slow.`, and `npm test` the others.
  ...(process.env.SLOW_TESTS ? { testMatch: "**/*.slow.*" } : { testIgnore: "**/*.slow.*" }),
  globalSetup: "./tests/support/demo-setup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["dot"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as ["json"]] : [])],
  use: {
    locale: "de-AT",
    timezoneId: "Europe/Vienna",
    viewport: { width: 1280, height: 800 },
    // Recording costs time in every test. What the page showed at a failure is in `test-results` anyway.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    actionTimeout: 30_000,
    launchOptions: { executablePath: await findChromium(), args },
  },
});
