import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { profileMax } from "~/text/maximums";
import { formOf } from "../../../tests/support/form-of";
import { profileTexts } from "./profile-fields";
import { profileSchema } from "./profile-form";
import { superadminEditSchema } from "./superadmin/superadmin-edit";

const basis = { name: "Anna Fink", version: "2026-01-01T00:00:00.000Z" };
const many = Array.from({ length: 31 }, (_, index) => `Wort ${index}`).join(", ");

function refusalsOf(schema: typeof profileSchema | ReturnType<typeof superadminEditSchema>, fields: object) {
  const submission = parseWithZod(formOf({ ...basis, ...fields }), { schema: schema as typeof profileSchema });
  return Object.values(submission.reply().error ?? {}).flat();
}

describe("owner and superadmin write a profile by the same rules [HOUSE-42]:", () => {
  it.for([
    ...Object.keys(profileTexts).map((name) => [name, "x".repeat(profileMax.bio + 1)] as const),
    ["contactEmail", "anna@"],
    ["phone", "ruf mich an"],
    ["vatNumber", "habe ich keine"],
    ["website", "keine Adresse"],
    ["website", `https://${"x".repeat(300)}.example`],
  ] as const)("%s '%s' is refused by both with one text", ([name, value]) => {
    const refusals = refusalsOf(profileSchema, { [name]: value });
    expect(refusals).toHaveLength(1);
    expect(refusalsOf(superadminEditSchema("kreative"), { [name]: value })).toEqual(refusals);
  });

  it.for([
    ["customSkills", "kreative"],
    ["customBranchen", "unternehmen"],
  ] as const)("more than thirty entries in %s, or one too long, are refused by both", ([name, userType]) => {
    for (const words of [many, "x".repeat(51)]) {
      const refusals = refusalsOf(profileSchema, { [name]: words });
      expect(refusals).toHaveLength(1);
      expect(refusalsOf(superadminEditSchema(userType), { newWord: words })).toEqual(refusals);
    }
  });
});
