import { expect, it } from "vitest";
import { readPlaces } from "./read-places";
import { regionFile } from "./region-file";
import { vorarlberg } from "./vorarlberg";

const small = {
  ...{ name: "Salzburg", alsoCalled: ["Salzburger Land"], country: { name: "Österreich", code: "AT" } },
  ...{ examples: { place: "Hallein", area: "Tennengau" }, court: "Salzburg" },
  municipalities: ["Salzburg, Stadt, 47.8, 13.05, 5020", "Hallein, Land, 47.68, 13.1"],
};
const read = (change: object = {}) => readPlaces(regionFile.parse({ ...small, ...change }));

it("may be called like its capital: another name then means the whole [GEN-28]", () => {
  const { names } = read();
  const of = (name: string) => names.get(name)?.municipalities;
  expect([of("salzburg"), of("salzburger land")]).toEqual([["salzburg"], ["salzburg", "hallein"]]);
  expect(read({ alsoCalled: [] }).names.get("salzburg")?.kind).toBe("municipality");
});

it("may be called like its country [GEN-28]", () => {
  const country = { name: "Liechtenstein", code: "LI", alsoCalled: ["FL"] };
  const { names, places } = read({ name: "Liechtenstein", alsoCalled: ["Ländchen"], country });
  expect(["liechtenstein", "fl", "landchen"].map((name) => names.get(name)?.id)).toEqual(
    Array(3).fill("liechtenstein"),
  );
  expect([...places.values()].filter(({ municipalities }) => municipalities.length === 2)).toHaveLength(1);
});

it("gives a place several adjectives [GEN-28]", () => {
  const { names } = read({ adjectives: ["Hallein: Halleiner, Halleinerisch"] });
  expect(["halleiner", "halleinerisch"].map((name) => names.get(name)?.id)).toEqual(["hallein", "hallein"]);
});

it.each([
  [{ villages: ["Hallein: Rif,"] }, "There is an empty name in 'Rif,'."],
  [{ areas: ["Tennengau: Hallein,, Salzburg"] }, "There is an empty name in 'Hallein,, Salzburg'."],
  [{ areas: ["Tennengau = Gau,: Hallein"] }, "There is an empty name in 'Gau,'."],
  [{ villages: ["Hallein: Ω"] }, "The name 'Ω' has no letter from a to z and no digit."],
  [{ alsoCalled: ["Ω"] }, "The name 'Ω' has no letter from a to z and no digit."],
  [{ villages: ["Hallein: Rif: Gries"] }, "'Hallein: Rif: Gries' is not like"],
  [{ neighbours: ["Lofer, 47.6, 12.7: Pass: Strub"] }, "is not like"],
  [{ neighbours: ["Lofer, 91, 12.7"] }, "Lofer is not on earth: 91, 12.7."],
  [{ municipalities: ["Salzburg, Stadt, 47.8, 181"] }, "Salzburg is not on earth: 47.8, 181."],
  [
    {
      map: {
        river: [
          [47, 13],
          [91, 13],
        ],
      },
    },
    "river",
  ],
])("refuses %j [GEN-29]", (change, message) => {
  expect(() => read(change)).toThrow(message);
});

it("accepts the default region, also as a file [GEN-29]", () => {
  expect(readPlaces(regionFile.parse(vorarlberg))).toEqual(readPlaces(vorarlberg));
});
