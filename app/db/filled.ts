import type { Table } from "drizzle-orm";

/**
 * Every column of a table that its form fills. A new column does not compile until the form has a value for it, or until it
 * is named among those that the form leaves alone.
 */
export type FilledColumns<T extends Table, LeftAlone extends keyof T["$inferInsert"]> = Required<
  Omit<T["$inferInsert"], LeftAlone>
>;

/** A form of which every field goes into one of these columns. No form fits while a field is forgotten. */
export type StoredForm<Form, Stored extends PropertyKey> = Form & Record<Exclude<keyof Form, Stored>, never>;

/** What a form shows before anybody types: a value for each of its fields, also for those that may be left empty. */
export type ShownForm<Form> = { [Name in keyof Form]-?: Widened<Form[Name]> | null };

/** A stored choice may be one that the form no longer offers. */
type Widened<Value> = Value extends string ? string : Value extends readonly string[] ? string[] : Value;
