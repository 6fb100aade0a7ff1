import { expect, it } from "vitest";
import { isCallList } from "./call-query";

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
