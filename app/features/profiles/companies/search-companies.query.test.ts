import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { changePerson, createCompany, createPerson } from "../../../../tests/support/people";
import { readFoundCompanies } from "./search-companies.server";

const search = (q: string, after: string | null = null) => readFoundCompanies(undefined, { q, after });
const namesOf = async (q: string) => (await search(q)).companies.map(({ name }) => name);

describe("the search for companies", () => {
  it("finds them by name, branch, place and what they say of themselves, and says why [FIND-52]", async () => {
    await createCompany(db, { name: "Brauhaus Ziegler", branchen: ["Gastronomie"], location: "Lingenau" });
    await createCompany(db, { name: "Alpine Kost", bio: "Wir rösten Zichorienkaffee nach altem Brauch." });
    await createPerson(db, { name: "Ziegler Zita", location: "Lingenau" });
    expect(await namesOf("Ziegler")).toEqual(["Brauhaus Ziegler"]);
    expect(await namesOf("Lingenau")).toEqual(["Brauhaus Ziegler"]);
    expect(await namesOf("Gastronomie")).toContain("Brauhaus Ziegler");
    const [mentioned] = (await search("Zichorienkaffee")).companies;
    expect(mentioned).toMatchObject({ name: "Alpine Kost", why: "erwähnt in „Über uns“" });
    const [named] = (await search("ziegler")).companies;
    expect(named?.marks).toEqual(["Brauhaus ", "Ziegler", ""]);
  });

  it("finds them by what they are called, also with another word for it, and by their branch [FIND-52]", async () => {
    await createCompany(db, { name: "Sennerei Obertal", branchen: ["lebensmittel"], location: "Au" });
    await createCompany(db, { name: "Tischlerei Schneider", branchen: ["industrie"], location: "Au" });
    for (const query of ["Käserei", "Käserei in Au", "Bergkäse", "Lebensmittelhersteller"])
      expect(await namesOf(query), query).toContain("Sennerei Obertal");
    expect(await namesOf("Schreinerei")).toContain("Tischlerei Schneider");
    expect(await namesOf("Änderungsschneiderei")).not.toContain("Tischlerei Schneider");
    const [found] = (await search("Käserei")).companies;
    expect(found?.why).toBeUndefined();
  });

  it("finds who offers work in a craft, where no creative is asked for [FIND-95]", async () => {
    await createCompany(db, { name: "Holz und Söhne", branchen: ["Tischlerei"], location: "Lingenau" });
    expect(await namesOf("Lehrstelle Tischler")).toContain("Holz und Söhne");
  });

  it("shows none that others do not see, and pages through all [FIND-52]", async () => {
    const company = await createCompany(db, { name: "Sägewerk Quellental" });
    expect(await namesOf("Quellental")).toEqual(["Sägewerk Quellental"]);
    await changePerson(db, company, { profileStatus: "blocked" });
    expect(await namesOf("Quellental")).toEqual([]);
    for (let number = 0; number < 30; number += 1) await createCompany(db, { name: `Werkhalle ${number}` });
    const first = await search("Werkhalle");
    const second = await search("Werkhalle", first.next);
    const names = [...first.companies, ...second.companies].map(({ name }) => name);
    expect([first.total, new Set(names).size, second.next]).toEqual([30, 30, null]);
  });
});
