import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "~/db/client.server";
import { db } from "~/db/client.server";
import { profiles, reservedProfiles } from "~/db/schema";
import { formData } from "../support/forms";
import { it } from "../support/http";
import { createPerson } from "../support/people";
import { claim, reserve } from "../support/reservations";

it.beforeAll(async ({ mailSink }) => {
  // Until the mail server is back, mails wait in the queue, where the tests count them.
  await mailSink.down();
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a secret of the database'; end $$`);
  await db.execute(sql`create function leave_out() returns trigger language plpgsql as
    $$ begin return null; end $$`);
});

it.afterAll(({ mailSink }) => mailSink.up());

const trigger = (moment: string, table: string, does: string) => ({
  cause: `create trigger broken before ${moment} on ${table} for each row execute function ${does}()`,
  cure: `drop trigger broken on ${table}`,
});

/** What to break in the database and how to repair it, by the form's text. */
const failures: Record<string, { cause: string; cure: string }> = {
  "Fehler beim Validieren des Tokens": {
    cause: "alter table reserved_profiles rename column claimed to elsewhere",
    cure: "alter table reserved_profiles rename column elsewhere to claimed",
  },
  "Fehler beim Erstellen des Users": trigger("insert", "profiles", "leave_out"),
  "Fehler beim Überprüfen des Profils": {
    cause: "alter table profiles rename column email to elsewhere",
    cure: "alter table profiles rename column elsewhere to email",
  },
  "Fehler beim Erstellen des Profils": trigger("insert", "profiles", "refuse"),
  "Fehler beim Aktualisieren des Profils": trigger("update", "profiles", "refuse"),
  "Fehler beim Aktualisieren des Reservierungsstatus": trigger("update", "reserved_profiles", "refuse"),
  "Fehler beim Erstellen des Accounts: Ein unerwarteter Fehler ist aufgetreten": trigger(
    "insert",
    "accounts",
    "refuse",
  ),
};

const rows: Record<string, string> = {
  "Fehler beim Validieren des Tokens": "CLAIM-05",
  "Fehler beim Erstellen des Users": "CLAIM-19",
  "Fehler beim Überprüfen des Profils": "CLAIM-20",
  "Fehler beim Erstellen des Profils": "CLAIM-21",
  "Fehler beim Aktualisieren des Profils": "CLAIM-21",
  "Fehler beim Aktualisieren des Reservierungsstatus": "CLAIM-22",
  "Fehler beim Erstellen des Accounts: Ein unerwarteter Fehler ist aufgetreten": "CLAIM-18",
};

describe("a claim that fails half-way says where, leaves nothing behind, and can be sent again", () => {
  for (const [text, { cause, cure }] of Object.entries(failures)) {
    it(`'${text}' [${rows[text]}]`, async ({ browser }) => {
      const { path, email, id } = await reserve(db);
      const page = await browser.get(path);
      await db.execute(sql.raw(cause));
      const failed = await claim(browser, page).finally(() => db.execute(sql.raw(cure)));

      expect(failed.status).toBe(500);
      expect(failed.texts("alert").join()).toContain(text);
      expect(failed.html.includes("a secret of the database")).toBe(false);
      expect(await db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
      expect(await findQueued(db, email)).toBe(0);
      const [reservation] = await db.select().from(reservedProfiles).where(eq(reservedProfiles.id, id));
      expect(reservation).toMatchObject({ claimed: false, claimedAt: null, claimedProfileId: null });

      const isStillThere = failed.html.includes('name="passwordConfirmation"');
      expect((await claim(browser, isStillThere ? failed : page)).text).toContain("Profil erfolgreich erstellt!");
      expect(await findQueued(db, email)).toBe(1);
    });
  }

  it("keeps the accepted terms, and sends no password back", async ({ browser }) => {
    const { cause, cure } = trigger("insert", "accounts", "refuse");
    const page = await browser.get((await reserve(db)).path);
    await db.execute(sql.raw(cause));
    const failed = await claim(browser, page).finally(() => db.execute(sql.raw(cure)));
    const form = failed.form(failed.path, "passwordConfirmation");
    expect([...formData(form.element, {}).keys()].sort()).toEqual(["agbAccepted", "password", "passwordConfirmation"]);
    expect(failed.valueAt("passwordConfirmation") ?? "").toBe("");
    expect(failed.html.includes("Mostbirne")).toBe(false);
  });

  it("names the address as the reason when it is registered just then [CLAIM-15]", async ({ browser }) => {
    const { path, email } = await reserve(db);
    const page = await browser.get(path);
    const failed = await db.transaction(async (tx) => {
      await createPerson(tx, { email });
      const answer = claim(browser, page);
      await expect.poll(() => countWaiting(db)).toBe(1);
      return { answer };
    });
    expect((await failed.answer).texts("alert").join()).toContain("Diese E-Mail-Adresse ist bereits registriert.");
  });
});

async function findQueued(on: Database, email: string): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where data ->> 'to' = ${email}`,
  );
  return rows[0]?.count ?? 0;
}

/** The number of queries that wait for another transaction. */
async function countWaiting(on: Database): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event = 'transactionid' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
