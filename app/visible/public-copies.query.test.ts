import { eq, sql, TransactionRollbackError } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { ausschreibungen, works } from "~/db/schema";
import { createCallOf } from "../../tests/support/calls";
import { changePerson, createCompany } from "../../tests/support/people";
import { createWorkOf } from "../../tests/support/works";

it("what triggers copy of a public profile follows whatever makes it public [HOUSE-111]", async () => {
  const berg = await createCompany(db, { bio: "Wir bauen." });
  const [call, work] = [await createCallOf(db, berg), await createWorkOf(db, berg)];
  const seen: unknown[] = [];
  const changed = db.transaction(async (tx) => {
    await tx.execute(sql`
      alter table profiles alter column is_public set expression as (email_verified and bio is not null)`);
    for (const bio of ["Wir bauen Häuser.", null, "Wieder da."]) {
      await changePerson(tx, berg, { bio });
      const [copies] = await tx
        .select({ isOwnerPublic: works.ownerPublic, company: ausschreibungen.companySearch })
        .from(works)
        .innerJoin(ausschreibungen, eq(ausschreibungen.id, call.id))
        .where(eq(works.id, work.id));
      seen.push(copies);
    }
    tx.rollback();
  });
  await expect(changed).rejects.toThrow(TransactionRollbackError);
  const shown = { isOwnerPublic: true, company: berg.name };
  expect(seen).toEqual([shown, { isOwnerPublic: false, company: "" }, shown]);
});
