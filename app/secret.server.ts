import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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

const sealBytes = 16;
const keyOfSeal = (purpose: string) => Buffer.from(derivedKey(`${purpose} key`), "base64url");
const startOfSeal = (purpose: string, text: string) =>
  Buffer.from(keyedHash(purpose, text), "base64url").subarray(0, sealBytes);

/** A text that only this installation can read, for addresses. The same text is always sealed in the same way. */
export function sealed(purpose: string, text: string): string {
  const start = startOfSeal(purpose, text);
  const cipher = createCipheriv("aes-256-ctr", keyOfSeal(purpose), start);
  return Buffer.concat([start, cipher.update(text, "utf8"), cipher.final()]).toString("base64url");
}

/** Null for anything that this installation has not sealed. */
export function opened(purpose: string, seal: string): string | null {
  const bytes = Buffer.from(seal, "base64url");
  const start = bytes.subarray(0, sealBytes);
  if (start.length < sealBytes) return null;
  const decipher = createDecipheriv("aes-256-ctr", keyOfSeal(purpose), start);
  const text = Buffer.concat([decipher.update(bytes.subarray(sealBytes)), decipher.final()]).toString("utf8");
  return timingSafeEqual(start, startOfSeal(purpose, text)) ? text : null;
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
