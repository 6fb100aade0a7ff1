import { describe, expect, it } from "vitest";
import { branchen } from "~/features/profiles/branchen";
import { skillCatalogue } from "~/features/profiles/skills";
import { companies } from "../content/companies";
import { creatives } from "../content/creatives";
import { volumeProfiles } from "./profiles";
import { trades } from "./trades";

const accounts = [...creatives, ...companies];
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe("the large volume", () => {
  const profiles = [...volumeProfiles(20_000)];

  it("is the same every time, with names that meet neither each other nor the demo's [DATA-02]", () => {
    expect([...volumeProfiles(50)]).toEqual(profiles.slice(0, 50));
    expect(unique([...profiles, ...accounts].map(({ name }) => name.toLowerCase()))).toBe(true);
    expect(unique([...profiles, ...accounts].map(({ email }) => email))).toBe(true);
  });

  it("keeps to the limits of a profile and to the catalogue", () => {
    const known: readonly string[] = skillCatalogue;
    expect(trades.flatMap(({ skills }) => skills).filter((skill) => !known.includes(skill))).toEqual([]);
    const industries: readonly string[] = branchen.map(({ key }) => key);
    for (const { name, title, highlights, skills, branchen: own } of profiles) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(title?.length ?? 0).toBeLessThanOrEqual(70);
      expect(highlights.length).toBeLessThanOrEqual(5);
      expect(unique(skills)).toBe(true);
      expect(own.every((key) => industries.includes(key))).toBe(true);
    }
  });
});
