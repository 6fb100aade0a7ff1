import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPerson } from "../../tests/support/people";
import { db } from "./client.server";
import { runPlanned } from "./planned.server";
import { profiles } from "./schema";

it("plans a statement once for each connection, whatever its values are", async () => {
  const people = [await createPerson(db), await createPerson(db)];
  await db.transaction(async (tx) => {
    const plans = async () => {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_prepared_statements where statement like '%the name of one%'`,
      );
      return rows[0]?.count;
    };
    expect(await plans()).toBe(0);
    for (const { id, name } of people) {
      const found = await runPlanned(
        tx,
        sql`select ${profiles.name}, 'the name of one' as what from ${profiles} where id = ${id}`,
      );
      expect(found.rows).toEqual([{ name, what: "the name of one" }]);
    }
    expect(await plans()).toBe(1);
  });
});
