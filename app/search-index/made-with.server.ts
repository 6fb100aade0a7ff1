import { createHash } from "node:crypto";
import { allPlaces, placeNamed, placeNames, regionFile } from "~/search/region/region";
import { concepts } from "~/search/vocabulary/vocabulary";

/** Raised by whoever changes how documents are made from the same texts. */
const making = 9;

const hashes = new WeakMap<object, string>();

/** What documents are made with. Those that were made with something else are made again at the next start. */
export function madeWith(): string {
  const known = hashes.get(regionFile());
  if (known) return known;
  const names = [...placeNames()].map((name) => [name, placeNamed(name)?.id]);
  const hash = createHash("sha256")
    .update(JSON.stringify([making, concepts, allPlaces(), names]))
    .digest("base64url")
    .slice(0, 22);
  hashes.set(regionFile(), hash);
  return hash;
}
