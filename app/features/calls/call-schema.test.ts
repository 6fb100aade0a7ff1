import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { moved, pastedEntries } from "~/features/calls/form/entries";
import { formOf } from "../../../tests/support/form-of";
import { durations, noPitch } from "./call-options";
import { callListNames, callSchema, entriesOf, namesOf, preselectedIn } from "./call-schema";
import { categories } from "./categories";
import { targetGroups } from "./target-groups";

const today = "2026-11-20";
const complete = { title: "Etiketten", description: "Fünf Sorten", category: "Packaging" };

function parse(fields: Record<string, string | string[]>, stored?: string) {
  const submission = parseWithZod(formOf(fields), { schema: callSchema({ today, stored }) });
  const errors: Record<string, string[] | null> = submission.reply().error ?? {};
  return { errors, value: submission.status === "success" ? submission.value : null };
}

describe("the form of a call", () => {
  it.each([
    ["title", "", "Bitte geben Sie einen Titel ein"],
    ["title", " \n ", "Bitte geben Sie einen Titel ein"],
    ["description", "", "Bitte beschreiben Sie das Projekt"],
    ["description", " \n ", "Bitte beschreiben Sie das Projekt"],
    ["category", "", "Bitte wählen Sie eine Kategorie"],
  ])("can't do without %s, and says so of %j [CALL-22, LOOK-12]", (name, typed, text) => {
    expect(parse({ ...complete, [name]: typed }).errors[name]).toEqual([text]);
  });

  it("needs nothing else [CALL-25]", () => {
    const { value } = parse(complete);
    expect(value).toMatchObject(complete);
    const left = Object.entries(value ?? {}).filter(([name]) => !Object.hasOwn(complete, name));
    expect(left.length).toBeGreaterThan(10);
    for (const [name, stored] of left)
      expect([null, undefined, preselectedIn()[name]], name).toContain(Array.isArray(stored) ? stored[0] : stored);
  });

  it("says by its schema what it has chosen, and which fields are lists and ticked [HOUSE-98]", () => {
    expect(preselectedIn()).toMatchObject({ pitch: noPitch, pinned: false });
    const place = z._default(z.enum(["hier", "dort"]), "hier");
    expect(preselectedIn({ place, title: z.string() })).toEqual({ place: "hier" });
    const fields = { ...callSchema({ today }).shape, steps: z.optional(z.array(z.string())) };
    expect(namesOf("array", fields)).toEqual([...callListNames, "steps"]);
    expect(callListNames).toEqual(expect.arrayContaining(["requirements", "deliverables", "targetGroup"]));
    expect([namesOf("boolean").includes("pinned"), namesOf("boolean").includes("pitch")]).toEqual([true, false]);
  });

  it("takes today as deadline and no earlier day [CALL-24]", () => {
    expect(parse({ ...complete, deadline: today }).value?.deadline).toBe(today);
    expect(parse({ ...complete, deadline: "2026-11-19" }).errors.deadline).toEqual([
      "Die Deadline darf nicht in der Vergangenheit liegen",
    ]);
  });

  it("keeps a deadline that has passed as long as it stays as it is [CALL-75]", () => {
    expect(parse({ ...complete, deadline: "2026-05-01" }, "2026-05-01").value?.deadline).toBe("2026-05-01");
    expect(parse({ ...complete, deadline: "2026-05-02" }, "2026-05-01").errors.deadline).toBeDefined();
  });

  it.each(["morgen", "2026-02-30", "20.12.2026", "9999-01-01"])("does not take '%s' for a day", (deadline) => {
    expect(parse({ ...complete, deadline }).errors.deadline).toBeDefined();
  });

  it("refuses a subcategory of another category [CALL-26]", () => {
    expect(parse({ ...complete, subcategory: "Etikett" }).value?.subcategory).toBe("Etikett");
    expect(parse({ ...complete, subcategory: "Flyer" }).errors.subcategory).toBeDefined();
  });

  it.each(["budget", "category", "projectDuration", "workLocation", "experienceLevel", "targetGroup"])(
    "takes only what is offered as %s",
    (name) => expect(parse({ ...complete, [name]: "erfunden" }).value).toBeNull(),
  );

  it("reads one entry from each line, and each only once [CALL-31, CALL-32]", () => {
    const { value } = parse({ ...complete, requirements: [" Adobe \r\n\n Adobe", "Termintreue", "  "] });
    expect(value?.requirements).toEqual(["Adobe", "Termintreue"]);
    expect(parse({ ...complete, requirements: ["Adobe", ""] }).value?.requirements).toEqual(["Adobe"]);
    expect(entriesOf([])).toEqual([]);
  });

  it("makes an entry of each pasted line, without its bullet [CALL-87]", () => {
    const pasted = "• Siebdruck\r\n– Humor \n\n* Humor\n-20 Grad\n2. Stock";
    expect(pastedEntries(pasted, ["Siebdruck"])).toEqual(["Humor", "-20 Grad", "2. Stock"]);
    const fromWord = "·\tPapier\r\no\tFarbe\r\n§\tSchrift\r\n\uf0b7\tFalz\r\no du";
    expect(pastedEntries(fromWord, [])).toEqual(["Papier", "Farbe", "Schrift", "Falz", "o du"]);
    expect(pastedEntries("Siebdruck\n", [])).toBeNull();
    expect(parse({ ...complete, requirements: pasted }).value?.requirements).toHaveLength(4);
  });

  it("keeps lists within bounds", () => {
    const many = Array.from({ length: 21 }, (_, index) => `Punkt ${index}`);
    expect(parse({ ...complete, deliverables: many }).errors.deliverables).toEqual(["Bitte höchstens 20 Einträge"]);
    expect(parse({ ...complete, deliverables: "x".repeat(201) }).errors.deliverables).toBeDefined();
  });
});

describe("what the form offers", () => {
  it("has the 15 categories in their order, each with 3 to 7 subcategories [CONST-01, CONST-03, CALL-27]", () => {
    expect(categories.map(({ name }) => name).join(", ")).toBe(
      "Logo Design, Webdesign, Print Design, Fotografie, Video Production, Social Media, Branding, Illustration, Packaging, Marketing, SEO & Online Marketing, PR & Influencer, Beratung, Messe & Events, Audio & Podcast",
    );
    expect(categories[0]?.subcategories).toEqual(["Business Logo", "App Icon", "Maskottchen Logo", "Text Logo"]);
    for (const { subcategories } of categories) {
      expect(subcategories.length).toBeGreaterThanOrEqual(3);
      expect(subcategories.length).toBeLessThanOrEqual(7);
    }
  });

  it("knows the prices of the specification [CONST-13, CALL-37]", () => {
    const prices = Object.assign({}, ...categories.map(({ priceHints }) => priceHints));
    expect(prices).toMatchObject({ Flyer: 350, Stundensatz: 120 });
  });

  it("has six durations and 28 target groups [CALL-30, CONST-07, CONST-10]", () => {
    expect(durations).toEqual([
      "1 bis 2 Wochen",
      "2 bis 4 Wochen",
      "1 bis 2 Monate",
      "2 bis 3 Monate",
      "3 bis 6 Monate",
      "Über 6 Monate",
    ]);
    expect(targetGroups.map(({ key }) => key).join(", ")).toBe(
      "familien, singles, senioren, jugendliche, studenten, berufstaetig, selbststaendig, rentner, b2b, b2c, startup, kmu, konzern, nonprofit, einzelhandel, dienstleistung, technologie, gesundheitswesen, bildung, immobilien, gastronomie, mode, sport, kultur, landwirtschaft, handwerk, finanzwesen, sonstige",
    );
  });
});

it("moves an entry to another place and nowhere else", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});
