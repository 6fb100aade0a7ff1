import { describe, expect, it } from "vitest";
import { mosaicSizes } from "~/ui/mosaic";
import { phoneShares, tileSizes } from "./tile-sizes";

describe("the width that a page promises for a picture", () => {
  it("is divided among the works that share a row on a phone [WORK-107]", () => {
    expect(phoneShares([2])).toEqual([1]);
    expect(phoneShares([0.8, 1.2])).toEqual([0.4, 0.6]);
    expect(phoneShares([1.5, 1.5])).toEqual([1, 1]);
    expect(phoneShares([1.5, 0.7, 0.7, 2])).toEqual([1, 0.5, 0.5, 1]);
    expect(phoneShares([])).toEqual([]);
    expect(tileSizes(0.8, 0.4)).toBe("auto, (min-width: 64rem) 14rem, (min-width: 40rem) 13rem, 37vw");
  });

  it("is that of half the frame where two stand in it, and else large for the first alone [WORK-107]", () => {
    const large = "(min-width: 64rem) 26rem, 92vw";
    expect(mosaicSizes(1, 0)).toBe(large);
    expect(mosaicSizes(2, 0)).toBe(mosaicSizes(2, 1));
    expect(mosaicSizes(2, 0)).toBe("(min-width: 64rem) 19rem, 46vw");
    expect([0, 1, 2].map((index) => mosaicSizes(3, index) === large)).toEqual([true, false, false]);
  });
});
