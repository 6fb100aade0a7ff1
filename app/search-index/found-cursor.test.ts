import { expect, it } from "vitest";
import { cursorOfFound, readFound } from "./found-cursor";

it("goes on behind any of very many municipalities, and begins again where an address makes no sense [FIND-10]", () => {
  const last = { value: 7, id: "12", tier: 10, distance: 12_345 };
  expect(readFound(cursorOfFound(last))).toEqual(last);
  expect(readFound(cursorOfFound({ ...last, day: 20_000 }))).toEqual({ ...last, day: 20_000 });
  for (const text of [null, "", "7-12-3", "7-12-3-123456", "x"]) expect(readFound(text)).toBeNull();
});
