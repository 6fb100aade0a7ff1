import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createPerson } from "../../../../tests/support/people";
import { recordQueries } from "../../../../tests/support/queries";
import { collectOwnData } from "./collect.server";

/** The tables of accounts that the copy leaves out, and why. */
const leftOut: Record<string, string> = {
  accounts: "only the check value of the password",
  two_factors: "the secret of the second factor, which a lost copy would give away",
  submissions: "only keys that keep a form from being stored twice",
  orphaned_files: "only names of files that are about to be deleted",
  data_exports: "the copies themselves",
  conversations: "their messages are in the copy, with who, about what and when",
  blog_post_revisions: "earlier versions belong to the blog; the article as it stands is in the copy",
  reserved_profiles: "name and address of the reservation are those of the account",
};

it("reads every table that points at an account, so that a new one can't be forgotten [ACCT-47]", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'profiles'::regclass`);
  const { id } = await createPerson(db);
  const queries = await recordQueries(() => collectOwnData(id));
  const isRead = (name: string) => queries.some(({ text }) => text.includes(`"${name}"`));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.map(({ name }) => name).filter((name) => !isRead(name) && !(name in leftOut))).toEqual([]);
});
