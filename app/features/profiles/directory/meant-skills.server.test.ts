import { expect, it } from "vitest";
import { skillsMeant } from "./meant-skills.server";

const names = (words: string) => skillsMeant(words).map(({ name }) => name);
const exact = (words: string) => skillsMeant(words).flatMap(({ name, isExact }) => (isExact ? [name] : []));

it("takes words for the skills that they equal or begin, however they are written [LOOK-01]", () => {
  expect(exact("illustration")).toContain("Illustration");
  expect(exact("e commerce marketing")).toContain("E-Commerce Marketing");
  expect(names("illu")).toContain("Illustration");
  expect(exact("illu")).not.toContain("Illustration");
  expect(names("web")).toEqual(expect.arrayContaining(["Webdesign", "Webentwicklung"]));
  expect(names("lustration")).not.toContain("Illustration");
});

it("takes them for a skill of one's own too [LOOK-01]", () => {
  expect(exact("linolschnitt")).toContain("Linolschnitt");
});

it("asks for no more skills than a handful, and for none when one letter or a whole sentence was typed [LOOK-01]", () => {
  expect(names("m").length + names("x".repeat(51)).length).toBe(0);
  for (const words of ["co", "ma", "in", "pr"]) expect(names(words).length).toBeLessThanOrEqual(8);
});
