import { expect, it } from "vitest";
import { centred, cutOf, followed, inside, moved, placement } from "./crop";

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

it("zooms into the centre of the view, at most fourfold [OWN-23]", () => {
  expect(cutOf(inside({ x: 0.5, y: 0.5, zoom: 2 }, wide), wide)).toEqual({ x: 0.375, y: 0.25, size: 0.5 });
  expect(inside({ x: 1, y: 1, zoom: 99 }, wide)).toEqual({ x: 0.9375, y: 0.875, zoom: 4 });
});

it("follows one finger like a drag, and zooms around the middle of two [OWN-23]", () => {
  const near = (view: { x: number; y: number; zoom: number }, x: number, y: number, zoom: number) => {
    expect(view.x).toBeCloseTo(x);
    expect(view.y).toBeCloseTo(y);
    expect(view.zoom).toBeCloseTo(zoom);
  };
  const square = { width: 800, height: 800 };
  const close = { x: 0.5, y: 0.5, zoom: 2 };
  const dragged = moved(close, square, 0.2, 0);
  near(followed(close, square, [{ x: 0.2, y: 0.5 }], [{ x: 0.4, y: 0.5 }]), dragged.x, dragged.y, 2);

  const row = (...xs: number[]) => xs.map((x) => ({ x, y: 0.5 }));
  near(followed(centred, square, row(0.4, 0.6), row(0.3, 0.7)), 0.5, 0.5, 2);
  // The point between the fingers stays at the same point of the picture.
  near(followed(centred, square, row(0.2, 0.3), row(0.15, 0.35)), 0.375, 0.5, 2);
  near(followed(close, square, row(0.1, 0.9), row(0.45, 0.55)), 0.5, 0.5, 1);
  near(followed(centred, square, row(0.5, 0.5), row(0.1, 0.9)), 0.5, 0.5, 1);
});
