import { readFileSync } from "node:fs";

/** A configuration that `deploy/` offers, with the places of this test. Fails when it no longer says what is replaced. */
export function offered(name: string, replaced: Record<string, string> = {}): string {
  let text = readFileSync(`deploy/${name}`, "utf8");
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} no longer contains: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
