import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import * as schema from "~/db/schema";
import * as maximums from "~/text/maximums";

const read = (file: string) => readFileSync(`app/db/migrations/${file}`, "utf8");

const inOrder = (statements: string[]) => statements.map((one) => one.trim()).toSorted();

it("the migrations make the tables of the schema, and the next one continues from them [HOUSE-129]", async () => {
  const tables = generateDrizzleJson(schema, undefined, undefined, "snake_case");
  const [, generated = ""] = read("0000_schema.sql").split("`npm run migration:initial`.\n");
  const statements = await generateMigration(generateDrizzleJson({}), tables);
  const changes = await generateMigration(JSON.parse(read("meta/0000_snapshot.json")), tables);
  expect(changes, "write them by `npm run migration:initial`").toEqual([]);
  expect(inOrder(generated.split("--> statement-breakpoint"))).toEqual(inOrder(statements));
});

it("the newest triggers count up to the numbers that forms know [DATA-48]", () => {
  const files = readdirSync("app/db/migrations").filter((name) => name.endsWith(".sql"));
  const code = files.toSorted().map(read).join("\n");
  const numbers = new Map(
    [...code.matchAll(/\/\* (\w+\.\w+) \*\/ (\d+)/g)].map(([, name, number]) => [name, Number(number)]),
  );
  expect(Object.fromEntries(numbers)).toEqual({
    "postMax.posts": maximums.postMax.posts,
    "workMax.works": maximums.workMax.works,
    "creditMax.credits": maximums.creditMax.credits,
  });
});
