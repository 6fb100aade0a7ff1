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

export interface Creation extends Submission {
  /** The same for the same content from a page with another number. */
  contentKey?: string;
}

/** A key that is the same only for an identical form that is sent again. Null for a form without a number. */
export const submissionKeyOf = (form: FormData): string | null =>
  form.get(submissionField) ? hashOf([...form]) : null;

/** A form that creates something. `about` is what only its address says. */
export const creationOf = (form: FormData, account: string, about = ""): Creation => ({
  ...submissionOf(form, account),
  contentKey: hashOf([["about", about], ...[...form].filter(([name]) => name !== submissionField)]),
});

export const submissionOf = (form: FormData, account: string): Submission => ({ account, key: submissionKeyOf(form) });

function hashOf(entries: [name: string, value: FormDataEntryValue][]): string {
  const hash = createHash("sha256");
  for (const [name, value] of entries)
    hash.update(JSON.stringify([name, typeof value === "string" ? value : [value.name, value.size]]));
  return hash.digest("base64url");
}

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

/**
 * `writeOnce` for a form that creates a row. Without script, a step back after it was saved gives its page another
 * number: then the same content makes nothing new within ten minutes, while what it has made is there.
 */
export async function createOnce<Row extends { id: number | string }>(
  tx: Transaction,
  sent: Creation,
  table: TableWithId,
  create: () => Promise<Row>,
): Promise<Row> {
  await writeOnce(tx, sent);
  if (!hasContentKey(sent)) return create();
  const { rowCount } = await tx.execute(createdBefore(sent, table));
  if (rowCount) throw new WrittenBefore("The same content was written before");
  const row = await create();
  await tx.execute(rememberCreated(sent, sql`${row.id}`));
  return row;
}

type WithContentKey = Creation & { key: string; contentKey: string };

const hasContentKey = (sent: Creation): sent is WithContentKey => Boolean(sent.key && sent.contentKey);

const createdBefore = ({ account, contentKey }: WithContentKey, table: TableWithId) => sql`
  select from ${submissions}
  join ${table} on ${table.id} = ${submissions.made}::${sql.raw(table.id.getSQLType())}
  where ${isSent(account, contentKey)} and ${submissions.createdAt} > now() - interval '10 minutes'`;

const rememberCreated = ({ account, contentKey }: WithContentKey, id: SQL) => sql`
  insert into ${submissions} (user_id, key, made) values (${account}, ${contentKey}, ${id})
  on conflict (user_id, key) do update set made = excluded.made, created_at = excluded.created_at`;

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
export async function findCreatedBefore<Table extends TableWithId>(
  tx: Transaction,
  { account, key }: Submission,
  table: Table,
): Promise<Table["id"]["_"]["data"] | null | undefined> {
  if (!key) return undefined;
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, account)).for("no key update");
  const [sent] = await tx.select().from(submissions).where(isSent(account, key));
  return sent && (sent.made ? findId(tx, table, sent.made) : null);
}

type TableWithId = PgTable & { id: PgColumn };

async function findId<Table extends TableWithId>(
  tx: Transaction,
  table: Table,
  id: string,
): Promise<Table["id"]["_"]["data"] | null> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row?.id ?? null;
}

const isSent = (account: string, key: string) => and(eq(submissions.userId, account), eq(submissions.key, key));

/**
 * `createOnce` as parts of the statement that creates: `written` has a row when the form is new, and `remembered` keeps
 * what it has made.
 */
export function createdOnce(sent: Creation, table: TableWithId, id: SQL): { written: SQL; remembered?: SQL } {
  const { account, key } = sent;
  if (!hasContentKey(sent)) return { written: sql`select ${account}::uuid as user_id` };
  const written = sql`
    insert into ${submissions} (user_id, key) select ${account}, ${key} where not exists (${createdBefore(sent, table)})
    on conflict do nothing returning user_id`;
  return { written, remembered: rememberCreated(sent, id) };
}

/** Lets a command answer a repeated form immediately, before any costly work. */
export async function isWritten({ account, key }: Submission, on: Connection = db): Promise<boolean> {
  if (!key) return false;
  return (await on.$count(submissions, isSent(account, key))) > 0;
}
