import { expect, it } from "vitest";
import { isTyped, type TypedAct, typedPattern, wordFor } from "./typed-word";

const acts: TypedAct[] = ["delete", "block", "send", "end", "undo", "revoke", "discard"];

it("takes the word in any letters and with spaces around it, in the browser as on the server [ADM-49]", () => {
  for (const act of acts) {
    const pattern = new RegExp(`^(?:${typedPattern(act)})$`, "v");
    for (const typed of [wordFor(act), wordFor(act).toLowerCase(), ` ${wordFor(act)} `])
      expect([typed, isTyped(act, typed), pattern.test(typed)]).toEqual([typed, true, true]);
    for (const typed of ["", " ", "ja", `${wordFor(act)}!`, wordFor(act).slice(1), "LOSCHEN"])
      expect([typed, isTyped(act, typed), pattern.test(typed)]).toEqual([typed, false, false]);
  }
  expect(isTyped("delete", "LÖSCHEN")).toBe(true);
  expect(isTyped("delete", null)).toBe(false);
});
