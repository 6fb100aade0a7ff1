import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "@playwright/test";

/**
 * Stores a file for a form of this test, with this content or with so many empty bytes, and returns its path. A browser
 * reads it itself, which takes far less time than sending it megabytes.
 */
export function diskFile(name: string, content: Buffer | number): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === "number" ? "" : content);
  if (typeof content === "number") truncateSync(path, content);
  return path;
}
