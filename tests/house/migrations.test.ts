import { readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import * as schema from "~/db/schema";

const read = (file: string) => readFileSync(`app/db/migrations/${file}`, "utf8");

const inOrder = (statements: string[]) => statements.map((one) => one.trim()).toSorted();

it("the migrations make the tables of the schema, and the next one continues from them [HOUSE-129]", async () => {
  const tables = generateDrizzleJson(schema, undefined, undefined, "snake_case");
  const [, generated = ""] = read("0000_schema.sql").split("`npm run migration:initial`.\n");
  const statements = await generateMigration(generateDrizzleJson({}), tables);
  expect(inOrder(generated.split("--> statement-breakpoint"))).toEqual(inOrder(statements));
  expect(await generateMigration(JSON.parse(read("meta/0000_snapshot.json")), tables)).toEqual([]);
});
