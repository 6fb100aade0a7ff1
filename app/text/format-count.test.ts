import { expect, it } from "vitest";
import { formatCount } from "./format-count";
import { howMany } from "./how-many";

it("separates thousands with a point, alone and in sentences [LOOK-65]", () => {
  expect([0, 999, 1000, 1234, 1_234_567].map(formatCount)).toEqual(["0", "999", "1.000", "1.234", "1.234.567"]);
  expect(howMany(1000, "Ein Profil", "Profile")).toBe("1.000 Profile");
  expect(howMany(1001, "Ein Profil", "Profile")).toBe("Mehr als 1.000 Profile");
  expect(howMany(1500, "Ein Werk", "Werke", 200)).toBe("Mehr als 200 Werke");
});
