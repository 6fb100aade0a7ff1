import { describe, expect, it } from "vitest";
import { firstFreeSlug, slugify } from "./slug";

describe("slugify", () => {
  it.each([
    ["Büro Süß & Söhne", "buero-suess-soehne"],
    ["ÄÖÜ äöü ß ẞ", "aeoeue-aeoeue-ss-ss"],
    ["Zoë Garçon-Łukasz", "zoe-garcon-lukasz"],
    ["Åse Ødegård & Cœur", "ase-oedegard-coeur"],
    ["Emre Yıldızhan, İzmir", "emre-yildizhan-izmir"],
    ["Þóra Ðorđević & Ŋira Ħal", "thora-dordevic-ngira-hal"],
    ["Ĳsbrand, ﬁlm ſatz", "ijsbrand-film-satz"],
    ["  --Studio__Berg!!  ", "studio-berg"],
    ["a\u0308rger", "aerger"],
    ["Studio 3000", "studio-3000"],
  ])("writes %s as %s [GEN-18, WORK-72]", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it("gives a name without one Latin letter an address too [GEN-18]", () => {
    expect(slugify("株式会社")).toBe("profil");
    expect(slugify("---")).toBe("profil");
  });

  it("keeps within 90 characters and never ends with a hyphen [GEN-18]", () => {
    const slug = slugify(`${"a".repeat(89)} und mehr`);
    expect(slug).toBe("a".repeat(89));
    expect(slugify("ab ".repeat(80))).toMatch(/^[a-z0-9-]{1,90}(?<!-)$/);
  });

  it("only makes what the table accepts as a slug [GEN-18]", () => {
    for (const name of ["Ä", "-a-", "a--b", "Ünï çødé", "1", "A.B.C", "…", "ǅ", "İstanbul"]) {
      expect(slugify(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe("firstFreeSlug", () => {
  it("takes the wanted one when it is free [GEN-18]", () => {
    expect(firstFreeSlug("anna-fink", ["anna-fink-2"])).toBe("anna-fink");
  });

  it("counts on from 2 and fills gaps [GEN-18]", () => {
    expect(firstFreeSlug("anna-fink", ["anna-fink"])).toBe("anna-fink-2");
    expect(firstFreeSlug("anna-fink", ["anna-fink", "anna-fink-2", "anna-fink-4"])).toBe("anna-fink-3");
  });
});
