import { and, eq, ne } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPerson } from "../../tests/support/people";
import { db } from "./client.server";
import { prepared } from "./prepared.server";
import { profiles } from "./schema";

it("builds the text of a query once for values that are there and once for those that are not", async () => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  let built = 0;
  const find = prepared((slug: string, exceptId: string | null) => {
    built += 1;
    return db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(profiles.slug, slug), exceptId ? ne(profiles.id, exceptId) : undefined));
  });
  for (let round = 0; round < 2; round += 1) {
    expect(await find(anna.slug, null)).toEqual([{ id: anna.id }]);
    expect(await find(ben.slug, null)).toEqual([{ id: ben.id }]);
    expect(await find(anna.slug, anna.id)).toEqual([]);
    expect(await find(anna.slug, ben.id)).toEqual([{ id: anna.id }]);
  }
  expect(built).toBe(2);
});
