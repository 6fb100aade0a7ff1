import { expect, it } from "vitest";
import { moved } from "./use-drag-order";

it("moves one entry and keeps the order of the others [WORK-23]", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, -4)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b"], 7, 0)).toEqual(["a", "b"]);
});
