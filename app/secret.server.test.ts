import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

let dataDir: string;

/** A freshly started program with these settings. */
async function start(secret = "") {
  vi.resetModules();
  vi.stubEnv("SECRET", secret);
  vi.stubEnv("DATA_DIR", dataDir);
  return import("./secret.server");
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "kreativlaendle-test-"));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dataDir, { recursive: true });
  });
});

it("is made once, kept in the data folder and readable by its owner only", async () => {
  const first = (await start()).secret();
  const file = path.join(dataDir, "secret");
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(readFileSync(file, "utf8").trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await start()).secret()).toBe(first);
});

it("comes from the settings if set there, and then no file is created", async () => {
  const given = "a-secret-that-only-these-tests-know";
  expect((await start(given)).secret()).toBe(given);
  expect(() => statSync(path.join(dataDir, "secret"))).toThrow("ENOENT");
});

it("derives a separate key for each purpose, which reveals nothing about the others", async () => {
  const { derivedKey, keyedHash } = await start("a-secret-that-only-these-tests-know");
  expect(derivedKey("accounts")).toBe(derivedKey("accounts"));
  expect(derivedKey("accounts")).not.toBe(derivedKey("postgres"));
  expect(keyedHash("rate-limit", "a")).toBe(keyedHash("rate-limit", "a"));
  expect(keyedHash("rate-limit", "a")).not.toBe(keyedHash("visits", "a"));
  expect(keyedHash("rate-limit", "10.0.0.1")).not.toContain("10.0.0.1");
});

it("seals texts for addresses, which only the same installation opens", async () => {
  const { sealed, opened } = await start("a-secret-that-only-these-tests-know");
  const seal = sealed("one", "7-höchst");
  expect(opened("one", seal)).toBe("7-höchst");
  expect(sealed("one", "7-höchst")).toBe(seal);
  for (const wrong of ["", "x", seal.slice(1), `${seal}AA`, sealed("other", "7-höchst")])
    expect(opened("one", wrong)).toBeNull();
  const { opened: ofAnother } = await start("another-secret-that-only-these-tests-know");
  expect(ofAnother("one", seal)).toBeNull();
});
