import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivedKey } from "~/secret.server";

/**
 * The password of the embedded PostgreSQL. It is made from the secret once and then stored beside the database, so that a
 * data folder that gets another secret, or its former one back, still starts.
 */
export function clusterPassword(dataDir: string): string {
  const file = path.join(dataDir, "postgres-password");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `${derivedKey("postgres")}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}
