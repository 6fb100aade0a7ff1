import { createHash } from "node:crypto";
import { allPlaces } from "~/search/region/region";
import { concepts } from "~/search/vocabulary/vocabulary";

/** Raised by whoever changes how documents are made from the same texts. */
const making = 8;

let hash: string | null = null;

/** What documents are made with. Those that were made with something else are made again at the next start. */
export function madeWith(): string {
  hash ??= createHash("sha256")
    .update(JSON.stringify([making, concepts, allPlaces()]))
    .digest("base64url")
    .slice(0, 22);
  return hash;
}
