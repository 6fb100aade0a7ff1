import { expect, it } from "vitest";
import { howMany } from "./how-many";

it.each([
  [0, "0 Profile"],
  [1, "Ein Profil"],
  [1000, "1.000 Profile"],
  [1001, "Mehr als 1.000 Profile"],
])("says %i in words [ADM-61]", (count, text) => {
  expect(howMany(count, "Ein Profil", "Profile")).toBe(text);
});
