import { expect, it } from "vitest";
import { understand } from "~/search/understand";
import { unfoundWordsOf } from "./words-of";

const of = (query: string) => unfoundWordsOf(understand(query));

it("of a search that found nobody, the unknown words may be missing, else those that were understood [FIND-90]", () => {
  expect(of("Wer kann Quuxerei in Dornbirn?")).toEqual(["quuxerei"]);
  expect(of("Quuxerei QUUXEREI Fotografin")).toEqual(["quuxerei"]);
  expect(of("Fotografin Bregenz")).toEqual(["fotografin"]);
  expect(of("")).toEqual([]);
});

it("numbers, addresses and whatever is longer than a word are nobody's vocabulary [FIND-90]", () => {
  expect(of("+43 5572 12345")).toEqual([]);
  expect(of("anna4711 quuxerei99")).toEqual([]);
  expect(of("q")).toEqual([]);
  expect(of(`xq${"a".repeat(400)}`)).toEqual([]);
  expect(of("quuxa quuxb quuxc quuxd quuxe").length).toBeLessThanOrEqual(3);
});
