import { expect, it } from "vitest";
import { budgetText, keysOfBudget, readBudgetInWords } from "./budget-in-words";

it.each([
  ["bis 5000 Euro", "", "Budget bis 5.000 €", ["500", "1000", "2500", "5000"]],
  ["ab 2000 €", "", "Budget ab 2.000 €", ["2500", "5000", "10000", "mehr"]],
  ["Budget 3000", "", "Budget um 3.000 €", ["5000"]],
  ["Foto ab 1.000,- €", "Foto", "Budget ab 1.000 €", ["2500", "5000", "10000", "mehr"]],
  ["logo unter 500€ bregenz", "logo bregenz", "Budget bis 500 €", ["500"]],
  ["Website zwischen 1000 und 3000 Euro", "Website", "Budget ab 1.000 € bis 3.000 €", ["2500", "5000"]],
  ["Film für 5 000 Euro", "Film", "Budget um 5.000 €", ["5000"]],
  ["mehr als 10000 eur", "", "Budget ab 10.000 €", ["mehr"]],
  ["Plakat, Honorar mindestens 800", "Plakat,", "Budget ab 800 €", ["1000", "2500", "5000", "10000", "mehr"]],
  ["€ 20000 Budget", "", "Budget um 20.000 €", ["mehr"]],
  ["Honorar 2000", "", "Budget um 2.000 €", ["2500"]],
  ["Preis ab 2024 Euro", "", "Budget ab 2.024 €", ["2500", "5000", "10000", "mehr"]],
  ["bis 5000", "", "Budget bis 5.000 €", ["500", "1000", "2500", "5000"]],
])("reads the budget in '%s' [FIND-104]", (typed, others, text, keys) => {
  const read = readBudgetInWords(typed) ?? expect.fail();
  expect(read.others).toBe(others);
  expect(budgetText(read.budget)).toBe(text);
  expect(keysOfBudget(read.budget)).toEqual(keys);
});

it.each([
  "fotograf 6900",
  "Chronik ab 1950",
  "100 Jahre Feuerwehr",
  "Möbelkatalog 2027",
  "Preis 2024",
  "bis 14. Juni Plakat",
  "3D",
  "Budget",
  "Europa 2000 Plakate",
])("takes no other number for a budget: %s [FIND-104]", (typed) => {
  expect(readBudgetInWords(typed)).toBeNull();
});
