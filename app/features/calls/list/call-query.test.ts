import { expect, it } from "vitest";
import { callCountText, isCallList } from "./call-query";

it.each([
  ["", true],
  ["?q=Logo&kategorie=Branding", true],
  ["?q=neu", true],
  ["?ausschreibung=7", false],
  ["?angebot=7", false],
  ["?q=Logo&neu=", false],
])("tells looking for calls from opening a dialog over them: %s", (search, expected) => {
  expect(isCallList({ pathname: "/ausschreibungen", search })).toBe(expected);
  expect(isCallList({ pathname: "/kreative", search })).toBe(false);
});

it.each([
  [1, 1, false, "1 Ausschreibung wird angezeigt"],
  [6, 6, false, "6 Ausschreibungen werden angezeigt"],
  [24, 25, false, "24 von 25 Ausschreibungen werden angezeigt"],
  [1, 25, false, "1 von 25 Ausschreibungen werden angezeigt"],
  [24, 200, true, "24 von mehr als 200 Ausschreibungen werden angezeigt"],
])("says of %d calls how many there are in all: %d, more %s [CALL-85]", (shown, count, isMore, text) => {
  expect(callCountText(shown, { count, isMore })).toBe(text);
});
