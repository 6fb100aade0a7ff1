import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseWithZod } from "@conform-to/zod/v4";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerSchema } from "~/auth/forms";
import { articleSchema, operatorsArticleSchema } from "~/features/articles/article-schema";
import { collectionSchema } from "~/features/collections/collection-schema";
import { messageSchema } from "~/features/messages/message-schema";
import { lookSchema } from "~/features/operations/look/look-schema";
import { profileSchema } from "~/features/profiles/profile-form";
import { superadminEditSchema } from "~/features/profiles/superadmin/superadmin-edit";
import { reserveSchema } from "~/features/reservations/reservation";
import { workSchema } from "~/features/works/work-schema";
import { reserveNames } from "./name-field";
import { looksLikeOperator } from "./operator-name";

beforeAll(() => reserveNames((text, kind) => looksLikeOperator(text, "Kreativländle", kind)));
afterAll(() => reserveNames(() => false));

type Schema = Parameters<typeof parseWithZod>[1]["schema"];

function errorAt(schema: Schema, field: string, value: string) {
  const form = new FormData();
  form.append(field, value);
  const submission = parseWithZod(form, { schema });
  return submission.reply().error?.[field]?.[0] ?? null;
}

const work = workSchema({ isDraft: true, latestYear: 2030 });
const fields: [string, Schema, string][] = [
  ["the name of a registration", registerSchema(6), "name"],
  ["the name of a profile", profileSchema, "name"],
  ["the title of a profile", profileSchema, "title"],
  ["a reservation", reserveSchema, "name"],
  ["the author of an article", articleSchema, "author"],
  ["a contact person", messageSchema, "senderMitarbeiter"],
  ["a credit of a work", work, "credits[0].name"],
  ["the client of a work", work, "client"],
  ["a list that can be shared", collectionSchema, "name"],
];

describe("a name that others see [SAFE-107]", () => {
  it.each(fields)("is not the operator's in %s", (_, schema, field) => {
    for (const name of ["Kreativländle Support", "Кreativländle", "Administrator"])
      expect(errorAt(schema, field, name)).toContain("klingt nach den Betreibern");
    expect(errorAt(schema, field, "Frau Moser")).toBeNull();
  });

  it("may be the operator's where a superadmin types it", () => {
    for (const field of ["name", "title"])
      expect(errorAt(superadminEditSchema("kreative"), field, "Kreativländle Support")).toBeNull();
    expect(errorAt(lookSchema, "name", "Kreativländle")).toBeNull();
    expect(errorAt(operatorsArticleSchema, "author", "Redaktion Kreativländle")).toBeNull();
  });

  it("is a field of its own kind in every form", () => {
    // The name of a stored search is read by its owner alone.
    const own = ["features/agents/own/agent-form.ts"];
    const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    const plain = files.filter(
      (file) =>
        !own.includes(file) &&
        /^\s*(name|author|senderMitarbeiter|client): .*(textField|line)\(/m.test(
          readFileSync(join("app", file), "utf8"),
        ),
    );
    expect(plain).toEqual([]);
    expect(
      files.filter((file) => readFileSync(join("app", file), "utf8").includes("nameField({")).length,
    ).toBeGreaterThan(4);
  });
});
