import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import type { FilledColumns, ShownForm, StoredForm } from "./filled";

const things = pgTable("things", { id: integer().primaryKey(), title: text().notNull(), place: text() });

type Columns = FilledColumns<typeof things, "id">;
type Form = { title: string; place: string | null };

const columnsOf = (form: StoredForm<Form, keyof Columns>): Columns => form;
const valuesOf = (columns: Columns): ShownForm<Form> => columns;

it("does not compile while a column or a field is forgotten [HOUSE-41]", () => {
  const form: Form = { title: "Stadel", place: null };
  expect(valuesOf(columnsOf(form))).toEqual(form);

  // @ts-expect-error A column has no value.
  const _columns: Columns = { title: "Stadel" };
  // @ts-expect-error The form has no value to show for one of its fields.
  const _values: ShownForm<Form> = { title: "Stadel" };
  // @ts-expect-error No column stores one of the form's fields.
  const _stored: StoredForm<Form & { colour: string }, keyof Columns> = { ...form, colour: "rot" };
});
