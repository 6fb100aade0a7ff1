import { expect, it } from "vitest";
import { centred, cutOf, inside, moved, placement } from "./crop";

const wide = { width: 1200, height: 600 };

it("starts with the centred square [OWN-23]", () => {
  expect(cutOf(centred, wide)).toEqual({ x: 0.25, y: 0, size: 1 });
  expect(placement(centred, wide)).toEqual({ width: "200%", height: "100%", left: "-50%", top: "0%" });
});

it("follows the finger and stops at the edge of the picture [OWN-23]", () => {
  const toTheLeft = moved(centred, wide, 0.25, 0.5);
  expect(cutOf(toTheLeft, wide)).toEqual({ x: 0.125, y: 0, size: 1 });
  expect(cutOf(moved(toTheLeft, wide, 9, 9), wide)).toMatchObject({ x: 0, y: 0 });
});

it("zooms into the middle of what is seen, at most fourfold [OWN-23]", () => {
  expect(cutOf(inside({ x: 0.5, y: 0.5, zoom: 2 }, wide), wide)).toEqual({ x: 0.375, y: 0.25, size: 0.5 });
  expect(inside({ x: 1, y: 1, zoom: 99 }, wide)).toEqual({ x: 0.9375, y: 0.875, zoom: 4 });
});
