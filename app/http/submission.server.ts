import { createHash } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { profiles, submissions } from "~/db/schema";
import { submissionField } from "./submission-id";

/** A form that an account sent. */
export interface Submission {
  account: string;
  /** Null for a form without a number. */
  key: string | null;
}

/** A key that is the same only for an identical form that is sent again. Null for a form without a number. */
export function submissionKeyOf(form: FormData): string | null {
  if (!form.get(submissionField)) return null;
  const hash = createHash("sha256");
  for (const [name, value] of form)
    hash.update(JSON.stringify([name, typeof value === "string" ? value : [value.name, value.size]]));
  return hash.digest("base64url");
}

export const submissionOf = (form: FormData, account: string): Submission => ({ account, key: submissionKeyOf(form) });

/** A form without a number, which counts each time. */
export const unnumbered = (account: string): Submission => ({ account, key: null });

export class WrittenBefore extends Error {}

/**
 * Call it first in the transaction that writes the form. Throws when the form was written before, and waits while another
 * transaction is writing the same form.
 */
export async function writeOnce(tx: Transaction, sent: Submission, made?: number | string): Promise<void> {
  if (!(await isFirstTime(tx, sent, made))) throw new WrittenBefore("This form was written before");
}

/** The same without an error, for an answer that is read in the same transaction. */
export async function isFirstTime(tx: Transaction, { account, key }: Submission, made?: number | string) {
  if (!key) return true;
  const row = { userId: account, key, made: made === undefined ? null : `${made}` };
  const { rowCount } = await tx.insert(submissions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/**
 * The id of what this form has made: undefined when the form is new, null when that is deleted. Call it first, and
 * `writeOnce` with the id when it is made: until then another form of this account waits here.
 */
export async function findCreatedBefore<Table extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  { account, key }: Submission,
  table: Table,
): Promise<Table["id"]["_"]["data"] | null | undefined> {
  if (!key) return undefined;
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, account)).for("no key update");
  const [sent] = await tx.select().from(submissions).where(isSent(account, key));
  if (!sent?.made) return sent && null;
  const [row] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, sent.made));
  return row?.id ?? null;
}

const isSent = (account: string, key: string) => and(eq(submissions.userId, account), eq(submissions.key, key));

/** The same as a part of the statement that writes: a row when the form is new, none when it was written before. */
export const writtenOnce = ({ account, key }: Submission): SQL =>
  key
    ? sql`insert into ${submissions} (user_id, key) values (${account}, ${key}) on conflict do nothing returning user_id`
    : sql`select ${account}::uuid as user_id`;

/** Lets a command answer a repeated form immediately, before any costly work. */
export async function isWritten({ account, key }: Submission, on: Connection = db): Promise<boolean> {
  if (!key) return false;
  return (await on.$count(submissions, isSent(account, key))) > 0;
}
