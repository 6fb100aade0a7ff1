import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { skillCatalogue } from "~/features/profiles/skills";
import { workMax } from "~/text/maximums";
import { formOf } from "../../../tests/support/form-of";
import { columnsOf, pictureColumnsOf } from "./work-fields";
import { workSchema } from "./work-schema";

type Fields = Record<string, string | string[]>;

function parse(fields: Fields, isDraft = false, confirmed?: number[]) {
  return parseWithZod(formOf(fields), { schema: workSchema({ isDraft, latestYear: 2027, confirmed }) });
}

const full = { title: " Ein  Buch ", year: "2026", confirmsRights: "on" };
const errorsOf = (fields: Fields, isDraft?: boolean) => Object.keys(parse(fields, isDraft).reply().error ?? {});

describe("the form of a work", () => {
  it("needs a title for a draft, and also a year to publish [WORK-01, WORK-20]", () => {
    expect(errorsOf({}, true)).toEqual(["title"]);
    expect(errorsOf({ title: "Ein Buch" }, true)).toEqual([]);
    expect(errorsOf({ title: "Ein Buch" })).toEqual(["year"]);
    expect(parse(full).status).toBe("success");
    expect(errorsOf({ ...full, skills: skillCatalogue.slice(0, workMax.skills) })).toEqual([]);
  });

  it.each([
    ["year", { year: "26" }],
    ["year", { year: "2028" }],
    ["year", { year: "bald" }],
    ["link", { link: "javascript:alert(1)" }],
    ["skills", { skills: skillCatalogue.slice(0, workMax.skills + 1) }],
    ["skills[0]", { skills: ["Zaubern"] }],
    ["contribution", { contribution: "x".repeat(301) }],
  ])("refuses a wrong %s: %o [WORK-01]", (field, given) => {
    expect(errorsOf({ ...full, ...given })).toEqual([field]);
  });

  it("publishes a picture only with a description or as decoration, and with the confirmation [WORK-04, WORK-21]", () => {
    const pictures = { "pictures[0].id": "7", "pictures[1].id": "8", "pictures[1].isDecorative": "on" };
    expect(errorsOf({ ...full, ...pictures })).toEqual(["pictures[0].alt"]);
    expect(errorsOf({ title: "x", year: "2026", ...pictures, "pictures[0].alt": "Ein Tisch" })).toEqual([
      "confirmsRights",
    ]);
    expect(errorsOf({ title: "x", ...pictures }, true)).toEqual([]);
    const removed = { "pictures[0].id": "7", "pictures[0].isRemoved": "on" };
    expect(errorsOf({ title: "x", year: "2026", ...removed })).toEqual([]);
  });

  it("asks for the confirmation again for added pictures, and not for those confirmed before [WORK-50]", () => {
    const work = { title: "x", year: "2026", "pictures[0].id": "7", "pictures[0].isDecorative": "on" };
    const added = { ...work, "pictures[1].id": "8", "pictures[1].isDecorative": "on" };
    const refusals = (fields: Fields) => Object.keys(parse(fields, false, [7]).reply().error ?? {});
    expect(refusals(work)).toEqual([]);
    expect(refusals(added)).toEqual(["confirmsRights"]);
    expect(refusals({ ...added, confirmsRights: "on" })).toEqual([]);
    expect(refusals({ ...added, "pictures[1].isRemoved": "on" })).toEqual([]);
  });

  it("becomes columns: tidied texts, and no client beside an own project [WORK-01]", () => {
    const { value } = parse({
      ...full,
      client: "Mohren",
      isOwnProject: "on",
      link: "film.example",
      madeWithAi: "on",
    }) as never as {
      value: Parameters<typeof columnsOf>[0];
    };
    expect(columnsOf(value)).toMatchObject({
      title: "Ein Buch",
      year: 2026,
      client: null,
      isOwnProject: true,
      contribution: null,
      skills: [],
      content: null,
      link: "https://film.example",
      madeWithAi: true,
    });
    const picture = {
      id: 1,
      place: 1,
      alt: "Ein Tisch",
      isDecorative: true,
      caption: null,
      focalX: 10,
      focalY: 90,
      isRemoved: false,
    };
    expect(pictureColumnsOf(picture)).toEqual({ alt: null, isDecorative: true, caption: null, focalX: 10, focalY: 90 });
  });
});
