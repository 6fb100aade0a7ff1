import { expect, it } from "vitest";
import { type Header, refuseIfTooCostly } from "./cost";

const header = (format: string, megapixels: number, more: Partial<Header> = {}): Header => ({
  format,
  width: megapixels * 1000,
  height: 1000,
  channels: 3,
  ...more,
});
const isRefused = (told: Header, isShrunkOnOpening = true) => {
  try {
    refuseIfTooCostly(told, isShrunkOnOpening);
    return false;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ["a photo of a phone, as JPEG", header("jpeg", 49)],
  ["the same, progressive", header("jpeg", 49, { isProgressive: true, chromaSubsampling: "4:2:0" })],
  ["a scan as PNG", header("png", 49)],
  ["a large WebP", header("webp", 49)],
  ["a photo of a phone, as AVIF", header("heif", 12)],
])("opens %s [SAFE-30]", (_what, told) => {
  expect(isRefused(told)).toBe(false);
});

it.each([
  ["AVIF", header("heif", 13)],
  ["AVIF of twelve bits", header("heif", 10, { bitsPerSample: 12 })],
  ["a progressive JPEG with four colours", header("jpeg", 49, { isProgressive: true, channels: 4 })],
  ["an interlaced PNG of sixteen bits", header("png", 30, { isProgressive: true, channels: 4, bitsPerSample: 16 })],
])("refuses %s by its header when opening it takes too much memory, and says what to do [SAFE-30]", (_what, told) => {
  expect(isRefused(told)).toMatch(/^Das Bild hat mehr als \d+ Megapixel, .*speichern Sie es als einfaches JPEG\.$/);
});

it("allows a smaller WebP when the crop needs the whole picture [SAFE-30]", () => {
  expect(isRefused(header("webp", 40), true)).toBe(false);
  expect(isRefused(header("webp", 40), false)).toMatch("mehr als 30 Megapixel");
});
