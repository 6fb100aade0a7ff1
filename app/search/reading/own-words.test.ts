import { describe, expect, it } from "vitest";
import { meantConcepts, understand } from "../understand";

const firstMeant = (query: string) =>
  understand(query, { isOfCompanies: true }).meant.map(({ concepts: [first] }) => first);

describe("a business that offers no craft of ours [FIND-52]", () => {
  it.each([
    ["Käserei", "sennerei"],
    ["Gasthaus Dornbirn", "gasthof"],
    ["Apoteke", "apotheke"],
    ["Wellnesshotel", "hotel"],
  ])("is known where companies are searched, and nowhere else: %s", (query, business) => {
    expect(firstMeant(query)).toEqual([business]);
    expect(meantConcepts(understand(query))).not.toContain(business);
  });

  it.each([
    ["Website für Hotel", "website"],
    ["Schreinerei", "moebelbau"],
  ])("changes nothing where a craft is named: %s", (query, craft) => {
    expect(firstMeant(query)).toEqual([craft]);
  });
});
