import { numberLine } from "./typed";

/**
 * Reads an amount as people type it, '1.200', '1 200,50 €', '62,-' or '62.-', and as a number field sends it, '62.5'. Null when
 * it is invalid.
 */
export function readAmount(text: string): number | null {
  const bare = numberLine(text)
    .replace(/[\s']|€|EURO?/gi, "")
    .replace(/[.,]-{0,2}$/, "");
  const isGerman = /^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(bare);
  if (isGerman) return Number(bare.replaceAll(".", "").replace(",", "."));
  return /^\d+\.\d{1,2}$/.test(bare) ? Number(bare) : null;
}
