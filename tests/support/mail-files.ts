import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The mails that a site without a mail server has written to the end; one that it's still writing has another name. */
export function mailFiles(dataDir: string): string[] {
  const folder = join(dataDir, "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => join(folder, name));
}
