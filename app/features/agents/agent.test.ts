import { expect, it } from "vitest";
import { quoted } from "./agent";

it("quotes the words in the name of a stored search within its quotation marks [REACH-107]", () => {
  expect(["Plakate", "„Logo“, Egg"].map(quoted)).toEqual(["„Plakate“", "„‚Logo‘, Egg“"]);
});
