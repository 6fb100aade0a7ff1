import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { formOf } from "../../../tests/support/form-of";
import { branchen } from "./branchen";
import { joinEntries, ownEntries } from "./entries";
import { highlightsSchema } from "./highlights";
import { cutBio, tileLabel } from "./profile";
import { profileSchema } from "./profile-form";
import { skillCatalogue } from "./skills";

function parse(values: Record<string, string | string[]>) {
  const submission = parseWithZod(formOf({ name: "Anna", ...values }), { schema: profileSchema });
  return submission.status === "success" ? submission.value : submission.reply().error;
}

describe("cuts", () => {
  it("cuts a tile label after 8 characters when it has more than 10 [CREA-23, CREA-24, PROF-13, CONST-21]", () => {
    expect(tileLabel("Webdesign!")).toBe("Webdesign!");
    expect(tileLabel("Grafikdesign")).toBe("Grafikde...");
  });

  it("cuts a bio after 350 characters [CREA-20, PROF-17, COMP-09, CONST-21]", () => {
    expect(cutBio("ä".repeat(350))).toBe("ä".repeat(350));
    expect(cutBio("ä".repeat(351))).toBe(`${"ä".repeat(350)}...`);
  });
});

describe("skills and branchen", () => {
  it("knows 35 skills [CONST-14, CONST-15, OWN-30]", () => {
    expect(skillCatalogue.join(", ")).toBe(
      "Logo Design, Branding, Grafikdesign, Webdesign, Social Media Marketing, Content Marketing, SEO, Google Ads, Facebook Ads, Instagram Marketing, Email Marketing, Influencer Marketing, Video Marketing, Performance Marketing, Copywriting, Fotografie, Videoproduktion, App Marketing, E-Commerce Marketing, Print Design, Packaging Design, UI/UX Design, Webentwicklung, Marketing Automation, CRM Marketing, Event Marketing, PR & Kommunikation, Corporate Design, Illustration, Motion Graphics, Podcast Marketing, Affiliate Marketing, Marktforschung, Conversion Optimierung, Brand Strategy",
    );
  });

  it("knows 20 branchen [CONST-08, CONST-09]", () => {
    expect(branchen.map(({ key }) => key).join(", ")).toBe(
      "finanzen, industrie, technologie, gesundheitswesen, einzelhandel, immobilien, bildung, tourismus, automotive, energie, medien, beratung, logistik, lebensmittel, pharma, mode, sport, nonprofit, recht, sonstige",
    );
  });

  it("trims own entries, leaves out empty ones and has none twice [OWN-18, OWN-19]", () => {
    expect(joinEntries("skills", ["SEO", "SEO"], " Linolschnitt ,, seo;\n  linolschnitt ,Siebdruck")).toEqual([
      "SEO",
      "Linolschnitt",
      "Siebdruck",
    ]);
  });

  it("stores the key of a branche that someone types by its name [CONST-09]", () => {
    expect(joinEntries("branchen", ["tourismus"], "Lebensmittel, Sennerei, tourismus")).toEqual([
      "tourismus",
      "lebensmittel",
      "Sennerei",
    ]);
    expect(ownEntries("branchen", ["tourismus", "Sennerei"])).toBe("Sennerei");
  });
});

describe("the form of a profile", () => {
  it("needs a name [OWN-12]", () => {
    expect(parse({ name: "   " })).toEqual({ name: ["Bitte geben Sie Ihren Namen ein"] });
  });

  it("takes a title of up to 70 characters [OWN-17, CONST-22]", () => {
    expect(parse({ title: "x".repeat(70) })).toMatchObject({ title: "x".repeat(70) });
    expect(parse({ title: "x".repeat(71) })).toEqual({ title: ["Der Titel darf höchstens 70 Zeichen lang sein"] });
  });

  it("reads chosen and own skills as one list [OWN-18, DATA-07]", () => {
    expect(parse({ skills: ["SEO", "Illustration"], customSkills: "Linolschnitt" })).toMatchObject({
      skills: ["SEO", "Illustration", "Linolschnitt"],
    });
    expect(parse({ customSkills: "x".repeat(51) })).toEqual({ customSkills: ["Ein Eintrag hat höchstens 50 Zeichen"] });
  });

  it("makes a web address of what people write, and of nothing else", () => {
    expect(parse({ website: "studio-berg.at" })).toMatchObject({ website: "https://studio-berg.at" });
    expect(parse({ website: "javascript:alert(1)" })).toEqual({ website: ["Bitte geben Sie eine Web-Adresse ein"] });
    expect(parse({ website: "\u200bwww.käsehaus.at/über-uns." })).toMatchObject({
      website: "https://www.käsehaus.at/über-uns",
    });
    for (const website of ["anna@example.com", "https://bank.example@dieb.example"])
      expect(parse({ website })).toEqual({ website: ["Bitte geben Sie eine Web-Adresse ein"] });
    expect(parse({ phone: "0664\u2011123\u201345" })).toMatchObject({ phone: "0664-123-45" });
    expect(parse({ phone: "ruf mich an" })).toEqual({ phone: ["Bitte geben Sie eine Telefonnummer ein"] });
  });
});

it("takes at most five specialisations, and only from the catalogue [OWN-29, OWN-30, OWN-32, CONST-22]", () => {
  const choose = (names: readonly string[]) => {
    return parseWithZod(formOf({ portfolioHighlights: names }), { schema: highlightsSchema }).reply().error ?? null;
  };
  expect(choose(skillCatalogue.slice(0, 5))).toBeNull();
  expect(choose([])).toBeNull();
  expect(choose(skillCatalogue.slice(0, 6))).toEqual({ portfolioHighlights: ["Maximal 5 Spezialisierungen"] });
  expect(Object.values(choose(["Zaubern"]) ?? {}).flat()).toEqual(["Bitte wählen Sie aus den Vorschlägen"]);
});
