import { and, eq, ne, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPerson } from "../../tests/support/people";
import { db } from "./client.server";
import { prepared, runPlanned, runPlannedSql } from "./planned.server";
import { profiles } from "./schema";

it.for(["a query", "a statement in SQL"] as const)(
  "plans %s once for each connection, whatever its values are",
  async (kind) => {
    const people = [await createPerson(db), await createPerson(db)];
    const mark = `what ${kind} finds`;
    await db.transaction(async (tx) => {
      const plans = async () => {
        const { rows } = await tx.execute<{ count: number }>(
          sql`select count(*)::int as count from pg_prepared_statements where statement like ${`%${mark}%`}`,
        );
        return rows[0]?.count;
      };
      expect(await plans()).toBe(0);
      for (const { id, name } of people) {
        const what = sql<string>`${sql.raw(`'${mark}'`)}`;
        const found =
          kind === "a query"
            ? await runPlanned(tx.select({ name: profiles.name, what }).from(profiles).where(eq(profiles.id, id)))
            : (await runPlannedSql(tx, sql`select ${profiles.name}, ${what} as what from ${profiles} where id = ${id}`))
                .rows;
        expect(found).toEqual([{ name, what: mark }]);
      }
      expect(await plans()).toBe(1);
    });
  },
);

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
