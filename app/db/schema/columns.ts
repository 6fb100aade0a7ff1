import { type SQL, sql } from "drizzle-orm";
import { bigint, customType, text, timestamp } from "drizzle-orm/pg-core";
import { emailMax } from "../../text/maximums";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });
export const snapshot = customType<{ data: string }>({ dataType: () => "pg_snapshot" });
export const moment = () => timestamp({ withTimezone: true });
export const created = () => moment().notNull().defaultNow();
export const number = () => bigint({ mode: "number" });
export const identity = () => number().primaryKey().generatedAlwaysAsIdentity();
export const textList = () => text().array().notNull().default(sql`'{}'::text[]`);

/** A number in a check, which takes no parameters. */
export const fixed = (number: number): SQL => sql.raw(String(number));
export const atMost = (column: unknown, characters: number): SQL => sql`char_length(${column}) <= ${fixed(characters)}`;

export const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
export const fewEnough = (list: unknown, entries: number): SQL => sql`cardinality(${list}) <= ${fixed(entries)}`;
export const isEmail = (column: unknown): SQL => sql`${column} = lower(${column}) and ${atMost(column, emailMax)}`;

/** Each column is empty or has a visible character. app/text/visible.ts has the same rule. */
export const areVisible = (...columns: unknown[]): SQL =>
  sql.join(
    columns.map((column) => sql`has_visible_text(${column})`),
    sql.raw(" and "),
  );
