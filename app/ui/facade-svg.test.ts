import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { facadeForms } from "./facade-forms";
import { type FacadeOptions, facadeSvg, signalFills } from "./facade-svg";

const seeds = Array.from({ length: 200 }, (_, index) => `person-${index}`);
const cover = (seed: string, options: Partial<FacadeOptions> = {}) =>
  facadeSvg({ seed, width: 360, height: 200, columns: 11, ...options });
/** The colour of every shingle. Those of a row with the same colour share a path. */
const fillsOf = (svg: string) =>
  [...svg.matchAll(/<path fill="(#[0-9a-f]{6})" d="([^"]*)"/g)].flatMap(([, fill = "", outlines = ""]) =>
    Array.from(outlines.matchAll(/h19\.2/g), () => fill),
  );
const signalShare = (svg: string) => {
  const fills = fillsOf(svg);
  return fills.filter((fill) => signalFills.includes(fill)).length / fills.length;
};

function hueOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

describe("facadeSvg", () => {
  it("draws the same wall for the same seed, today and tomorrow", () => {
    expect(cover("miriam-feurstein")).toBe(cover("miriam-feurstein"));
    expect(createHash("sha256").update(cover("miriam-feurstein")).digest("hex").slice(0, 16)).toBe("bb893541b17034e2");
  });

  it("draws another wall for every other seed", () => {
    expect(new Set(seeds.map((seed) => cover(seed))).size).toBe(seeds.length);
  });

  it("keeps a cover under 2 KB compressed", () => {
    expect(Math.max(...seeds.map((seed) => gzipSync(cover(seed)).length))).toBeLessThan(2048);
  });

  it("draws the walls at the head of pages with fewer elements than two thirds of their shingles [LOOK-42]", () => {
    for (const options of [{ width: 1184, height: 44, columns: 46 }, facadeForms.head]) {
      const svg = facadeSvg({ seed: "kreativlaendle", ...options });
      expect(svg.match(/<[a-z]/g)?.length).toBeLessThan((fillsOf(svg).length * 2) / 3);
    }
  });

  it("paints 3 to 6 % of the shingles in signal red, on every wall and whatever is asked", () => {
    for (const accent of [undefined, 0, 0.5]) {
      const shares = seeds.map((seed) => signalShare(cover(seed, { accent })));
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.03);
      expect(Math.max(...shares)).toBeLessThanOrEqual(0.06);
    }
  });

  it("has a red shingle even on the smallest wall", () => {
    expect(signalShare(facadeSvg({ seed: "anna", width: 64, height: 64, columns: 3 }))).toBeGreaterThan(0);
  });

  it("spreads the hues of people around the whole circle", () => {
    const sectors = new Set(
      seeds.map((seed) => {
        const plain = fillsOf(cover(seed)).filter((fill) => !signalFills.includes(fill));
        return Math.floor(hueOf(plain[Math.floor(plain.length / 2)] ?? "#000000") / 30);
      }),
    );
    expect(sectors.size).toBe(12);
  });

  it("uses only hex colours and plain shapes, so that every rasteriser can paint it", async () => {
    const svg = cover("jakob-boesch");
    expect(svg).not.toMatch(/oklch|var\(|<style|class=|gradient/);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([360, 200]);
    const middle = (100 * info.width + 180) * info.channels;
    expect([...data.subarray(middle, middle + 3)]).not.toEqual([0, 0, 0]);
  });

  it("takes its paper tones from the style sheet and shows no signal while waiting", () => {
    const svg = cover("warten", { tone: "paper" });
    expect(svg).toContain("var(--shingle-");
    expect(fillsOf(svg)).toEqual([]);
  });
});
