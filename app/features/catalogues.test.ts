import { describe, expect, it } from "vitest";
import { categories } from "./calls/categories";
import { targetGroups } from "./calls/target-groups";
import { branchen } from "./profiles/branchen";
import { skillCatalogue } from "./profiles/skills";

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe("catalogues", () => {
  it("offer 28 target groups, and no skill, industry or target group twice [CONST-15]", () => {
    expect(targetGroups).toHaveLength(28);
    expect(unique(skillCatalogue)).toBe(true);
    expect(unique([...branchen.map(({ key }) => key)])).toBe(true);
    expect(unique([...targetGroups.map(({ key }) => key)])).toBe(true);
  });

  it("label every key with a capital letter first [CALL-61, CONST-12]", () => {
    for (const { label } of [...branchen, ...targetGroups]) expect(label).toMatch(/^\p{Lu}/u);
  });

  it("offer 15 categories with 3 to 7 subcategories, each with a price [CONST-01, CONST-04, CALL-38]", () => {
    expect(categories).toHaveLength(15);
    expect(categories[0]?.subcategories).toEqual(["Business Logo", "App Icon", "Maskottchen Logo", "Text Logo"]);
    for (const { name, subcategories, priceHint, priceHints } of categories) {
      expect(subcategories.length, name).toBeGreaterThanOrEqual(3);
      expect(subcategories.length, name).toBeLessThanOrEqual(7);
      expect([name, ...subcategories].join(""), name).not.toContain("/");
      expect([priceHint, ...Object.values(priceHints)].every((price) => price > 0)).toBe(true);
    }
  });

  it("keep the two example prices [CONST-13]", () => {
    const price = (name: string, sub: string) => categories.find((one) => one.name === name)?.priceHints[sub];
    expect(price("Print Design", "Flyer")).toBe(350);
    expect(price("Beratung", "Stundensatz")).toBe(120);
  });
});
