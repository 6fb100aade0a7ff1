import { expect, it } from "vitest";
import { understand } from "../understand";

it.each([
  ["fotografbregenz", "fotografie", "bregenz"],
  ["Hochzeitsfotografinfeldkirch", "hochzeitsfotografie", "feldkirch"],
  ["suche webdesignerdornbirn", "webdesign", "dornbirn"],
])("%s is a craft and a place [FIND-03]", (query, craft, id) => {
  const { meant, place } = understand(query);
  expect([meant[0]?.concepts[0], place?.place.id]).toEqual([craft, id]);
});
