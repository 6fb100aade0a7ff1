import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SkillIcon } from "./skill-icons";
import { skillCatalogue } from "./skills";

const drawn = (skill: string) => renderToStaticMarkup(<SkillIcon skill={skill} />);

it("gives each skill of the catalogue an icon of its own, and one in common to all others [CONST-16, PROF-12]", () => {
  const icons = new Set(skillCatalogue.map(drawn));
  expect(icons.size).toBe(skillCatalogue.length);
  expect(drawn("Linolschnitt")).toContain("lucide-shapes");
  expect(drawn("toString")).toBe(drawn("Linolschnitt"));
  expect(icons.has(drawn("Linolschnitt"))).toBe(false);
});
