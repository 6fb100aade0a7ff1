import { describe, expect, it } from "vitest";
import { guessColumns, judge, readPersons } from "./judge-list";

const plain = { hasHeader: false, nameColumn: 0, firstNameColumn: null, emailColumn: 1 };
const only = (name: string, email = "frida@example.com") => readPersons([[name, email]], plain)[0];

describe("the columns of a list", () => {
  it("are guessed by their titles, also first names of their own [ADM-38]", () => {
    const rows = [
      ["Nr", "Vorname", "Nachname", "Ort", "E-Mail privat"],
      ["1", "Frida", "Rüf", "Dornbirn", "frida@example.com"],
    ];
    const columns = guessColumns(rows);
    expect(columns).toEqual({ hasHeader: true, nameColumn: 2, firstNameColumn: 1, emailColumn: 4 });
    expect(readPersons(rows, columns)).toEqual([
      { line: 2, name: "Frida Rüf", email: "frida@example.com", verdict: "new" },
    ]);
  });

  it("are guessed without titles by what they hold [ADM-38]", () => {
    expect(guessColumns([["frida@example.com", "Frida Rüf"]])).toEqual({
      ...{ hasHeader: false, nameColumn: 1, firstNameColumn: null, emailColumn: 0 },
    });
  });

  it("may all be missing", () => {
    expect(guessColumns([["x"]])).toMatchObject({ nameColumn: 0, emailColumn: 0 });
    expect(guessColumns([])).toMatchObject({ nameColumn: 0 });
  });
});

describe("a row", () => {
  it("is taken as a form takes it [ADM-38]", () => {
    expect(only("  Frida   Rüf ", " FRIDA@example.com ")).toMatchObject({
      ...{ name: "Frida Rüf", email: "frida@example.com", verdict: "new" },
    });
    expect(only("فريدا روف")?.verdict).toBe("new");
  });

  it.each([
    ["no name", "", undefined, "Bitte geben Sie den Namen ein"],
    ["no address", "Frida", "", "Bitte geben Sie die E-Mail-Adresse ein"],
    ["no good address", "Frida", "frida", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
    ["a long name", "x".repeat(200), undefined, "Der Name darf höchstens 120 Zeichen lang sein"],
    ["a web address", "www.frida.at", undefined, "Der Name darf keine Internet- oder E-Mail-Adresse enthalten"],
    ["a formula", '=HYPERLINK("x")', undefined, "Beginnt wie eine Formel."],
    ["a formula for an address", "Frida", "@frida.at", "Beginnt wie eine Formel."],
    ["a name that turns what follows", "Frida \u202efüR", undefined, "Der Name enthält unsichtbare Zeichen"],
  ])("is wrong with %s [ADM-39]", (_, name, email, reason) => {
    const row = only(name, email);
    expect([row?.verdict, row?.reason]).toEqual(["wrong", reason]);
    expect(row?.name).not.toMatch(/[\u202a-\u202e]/);
  });

  it("is wrong when the same person stands above it [ADM-38]", () => {
    const rows = [
      ["Frida", "frida@example.com"],
      ["FRIDA", "other@example.com"],
      ["Eva", "Frida@example.com"],
    ];
    expect(readPersons(rows, plain).map(({ reason }) => reason)).toEqual([
      undefined,
      "Steht schon in Zeile 1.",
      "Steht schon in Zeile 1.",
    ]);
  });

  it("is there already, or almost like a profile [ADM-38]", () => {
    const row = { line: 1, name: "Frida", email: "frida@example.com", verdict: "new" as const };
    expect(judge(row, { taken: null, slug: null })).toBe(row);
    expect(judge(row, { taken: "Ein Profil heißt schon so.", slug: "frida" }).verdict).toBe("there");
    expect(judge(row, { taken: null, slug: "frida" })).toMatchObject({
      ...{ verdict: "similar", reason: "Ein Profil heißt fast gleich: /kreative/frida" },
    });
  });
});

it("says of a row that the list names a company that only creatives can be reserved, and leaves it to be chosen [ADM-72]", () => {
  const rows = [
    ["Name", "E-Mail", "Art"],
    ["Frida Rüf", "frida@example.com", "Kreative"],
    ["Studio Berg", "berg@example.com", "Unternehmen"],
    ["Gasthof Krone", "=1", "Unternehmen"],
  ];
  const persons = readPersons(rows, guessColumns(rows));
  expect(persons.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ["new", undefined],
    ["company", "In der Liste „Unternehmen“. Reservieren lassen sich nur Kreative."],
    ["wrong", "Beginnt wie eine Formel."],
  ]);
  const known = { taken: "Hat schon ein Konto.", slug: null };
  expect(judge(persons[1] as never, known)).toMatchObject({ verdict: "there", reason: known.taken });
  expect(judge(persons[1] as never, { taken: null, slug: "studio-berg" })).toMatchObject({
    verdict: "company",
    reason: `${persons[1]?.reason} Ein Profil heißt fast gleich: /kreative/studio-berg`,
  });
  // Without titles nothing is known of a column.
  const [, , untitled] = readPersons(rows.slice(1), guessColumns(rows.slice(1)));
  expect(untitled?.verdict).toBe("wrong");
});

it.each([
  ["Firma", "company"],
  ["Firmenmitglied", "company"],
  ["Unternehmen / Verein", "company"],
  ["Auftraggeberin", "company"],
  ["Firmenfotografie", "new"],
  ["Betriebsfotografie", "new"],
  ["Firmen-Fotografie", "new"],
  ["Mitglied", "new"],
])("takes the kind '%s' for a whole word: %s [ADM-72]", (kind, verdict) => {
  const rows = [
    ["Name", "E-Mail", "Kategorie"],
    ["Frida Rüf", "frida@example.com", kind],
  ];
  expect(readPersons(rows, guessColumns(rows))[0]?.verdict).toBe(verdict);
});

it("shows of the kind of a row no more than a line, without what turns texts around [ADM-72]", () => {
  const rows = [
    ["Name", "E-Mail", "Art"],
    ["Frida Rüf", "frida@example.com", `Firma\u202e ${"x".repeat(500)}`],
  ];
  const reason = readPersons(rows, guessColumns(rows))[0]?.reason ?? "";
  expect(reason).toMatch(/^In der Liste „Firma x{34}\.\.\.“\. Reservieren/);
  expect(reason).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
