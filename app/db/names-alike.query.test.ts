import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createPerson, deletePerson } from "../../tests/support/people";
import { db } from "./client.server";
import { hasNameLike } from "./names-alike";
import { profiles } from "./schema";

async function areAlike(one: string, other: string) {
  const { id } = await createPerson(db, { name: one });
  const found = await db.select({ id: profiles.id }).from(profiles).where(hasNameLike(other));
  await deletePerson(db, { id });
  return found.some((profile) => profile.id === id);
}

describe("a name that a reader takes for another one [SAFE-131]", () => {
  it.each([
    ["umlauts written out", "Jörg Ölzweiß", "Joerg Oelzweiss"],
    ["other capitals", "Anna Finkbein", "ANNA FINKBEIN"],
    ["a capital i for a small l", "Paul Bergmann", "PauI Bergmann"],
    ["digits for letters", "Studio Ilo", "Studio 110"],
    ["two letters for one", "Amo Wimmer", "Arno VVimmer"],
    ["accents", "René Walser", "Rene Walser"],
    ["signs and blanks", "Anna Finkbein", "Anna-Fink bein."],
    ["a sign that seems to confirm it", "Anna Finkbein", "Anna Finkbein ✔️"],
    ["letters of another alphabet", "Anna Mann", "ΑΝΝΑ ΜΑΝΝ"],
    ["letters of another shape", "Hanna Finkbein", "ℌannɑ Ⓕinkbein"],
  ])("has %s", async (_, one, other) => expect(await areAlike(one, other)).toBe(true));

  it.each([
    ["Martin Bösch", "Martin Bosch"],
    ["Anna Finkbein", "Hanna Finkbein"],
    ["Atelier 🚀", "Atelier 2"],
    ["🚀", "🎨"],
    ["株式会社", "有限会社"],
    ["علی‌رضا", "علی"],
  ])("is not %s beside %s", async (one, other) => expect(await areAlike(one, other)).toBe(false));

  it("is found by an index", async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from ${profiles} where ${hasNameLike("Anna Finkbein")}`);
    });
    expect(JSON.stringify(plan.rows)).toContain("profiles_name_skeleton");
  });
});
