import type { Table } from "drizzle-orm";

/**
 * The columns of a table that its form fills. A new column is a type error until the form has a value for it, or until
 * it is listed in `LeftAlone`.
 */
export type FilledColumns<T extends Table, LeftAlone extends keyof T["$inferInsert"]> = Required<
  Omit<T["$inferInsert"], LeftAlone>
>;

/** A form whose fields are all stored in one of these columns. A field without a column is a type error. */
export type StoredForm<Form, Stored extends PropertyKey> = Form & Record<Exclude<keyof Form, Stored>, never>;

/** The initial values of a form: one for each of its fields, also for optional ones. */
export type ShownForm<Form> = { [Name in keyof Form]-?: Widened<Form[Name]> | null };

/** The database may hold a choice that the form no longer offers. */
type Widened<Value> = Value extends string ? string : Value extends readonly string[] ? string[] : Value;
