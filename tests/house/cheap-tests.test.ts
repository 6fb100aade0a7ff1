import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** These tests are about signing in itself: who gets in, and what a sign-in stores, ends or leaves in the browser. */
const aboutPasswords = [
  "account-address",
  "account-factor.slow",
  "backup-secret.slow",
  "backup.slow",
  "first-superadmin.slow",
  "known-browser",
  "limits-failing",
  "new-password",
  "operator-settings.slow",
  "own-account",
  "session-cookie",
  "session",
  "sign-in",
  "superadmin-moderation",
].map((name) => `tests/http/${name}.test.ts`);

it("only tests of signing in hash a password, others sign in by a stored session [HOUSE-60]", () => {
  const files = ["tests/http", "tests/attack", "tests/e2e"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => readFileSync(file, "utf8").includes("signInByForm")).sort()).toEqual(aboutPasswords);
});
