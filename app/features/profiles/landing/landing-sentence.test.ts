import { expect, it } from "vitest";
import { landingSentence } from "./landing-sentence";

const link = (label: string, people: number) => ({ label, path: "/", people });
const towns = [link("Dornbirn", 12), link("Bregenz", 9), link("Feldkirch", 4), link("Egg", 3)];
const akin = [link("Film", 5), link("Bildbearbeitung", 3)];

it("says in a sentence how many people there are, where, and what is akin [FIND-41]", () => {
  expect(landingSentence({ craft: "Fotografie", place: "", total: 38, frequent: towns, akin })).toBe(
    "Für Fotografie finden Sie hier 38 Kreative, die meisten in Dornbirn (12), Bregenz (9) und Feldkirch (4). Verwandt: Film und Bildbearbeitung.",
  );
  expect(landingSentence({ craft: "Fotografie", place: "Egg", total: 3, frequent: towns.slice(1, 2), akin: [] })).toBe(
    "Für Fotografie in Egg finden Sie hier 3 Kreative. In der Nähe auch in Bregenz (9).",
  );
  expect(landingSentence({ craft: "", place: "Egg", total: 201, frequent: akin, akin: [] })).toBe(
    "Aus Egg finden Sie hier mehr als 200 Kreative. Am häufigsten bieten sie an: Film (5) und Bildbearbeitung (3).",
  );
  expect(landingSentence({ craft: "Ton", place: "", total: 4, frequent: [], akin: [] })).toBe(
    "Für Ton finden Sie hier 4 Kreative.",
  );
});
