import { createHash } from "node:crypto";
import { allPlaces, placeNamed, placeNames, regionFile } from "~/search/region/region";

const hashes = new WeakMap<object, string>();

/**
 * What documents are made with: the code of the search, its vocabulary included, and the region. Those that were made with
 * something else are made again at the next start.
 */
export function madeWith(): string {
  const known = hashes.get(regionFile());
  if (known) return known;
  const names = [...placeNames()].map((name) => [name, placeNamed(name)?.id]);
  const hash = createHash("sha256")
    .update(JSON.stringify([process.env.SEARCH_CODE, allPlaces(), names]))
    .digest("base64url")
    .slice(0, 22);
  hashes.set(regionFile(), hash);
  return hash;
}
