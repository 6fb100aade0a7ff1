import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settings } from "~/settings.server";

let known: string | undefined = settings.secret;

/** The secret of this installation, from the settings or generated once and stored in the data folder. */
export function secret(): string {
  known ??= readOrCreate(path.join(settings.dataDir, "secret"));
  return known;
}

const derivedKeys = new Map<string, string>();

/** A key for one purpose only, so that a leaked key is useless elsewhere. */
export function derivedKey(purpose: string): string {
  const key = derivedKeys.get(purpose) ?? createHmac("sha256", secret()).update(purpose).digest("base64url");
  derivedKeys.set(purpose, key);
  return key;
}

/** The same text and purpose give the same hash, which reveals nothing without the secret. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url");
}

/** Compares what somebody gave with a secret, in a time that says nothing about it. */
export function isSameSecret(given: string | null, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Tells two secrets apart without revealing them. A backup holds it, so that a restore knows whether the secret is the same. */
export const secretMark = (): string => keyedHash("mark", "secret");

function readOrCreate(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
