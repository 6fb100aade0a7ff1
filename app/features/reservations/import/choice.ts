import * as z from "zod/mini";
import { listMax } from "./read-list";

const column = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(listMax.columns - 1));
const lines = z.array(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(listMax.rows + 1)));

const choiceSchema = z.object({
  columns: z.object({
    hasHeader: z.boolean(),
    nameColumn: column,
    firstNameColumn: z.nullable(column),
    emailColumn: column,
  }),
  shown: lines,
  chosen: lines,
});

/** The form of the preview: the columns, and which of the rows it shows are chosen. */
export function readChoice(form: FormData) {
  const firstNameColumn = form.get("firstNameColumn");
  const shown = String(form.get("shown") ?? "");
  return choiceSchema.safeParse({
    columns: {
      hasHeader: form.get("hasHeader") === "on",
      nameColumn: form.get("nameColumn") ?? "keine",
      firstNameColumn: firstNameColumn === "" || firstNameColumn === null ? null : firstNameColumn,
      emailColumn: form.get("emailColumn") ?? "keine",
    },
    shown: shown === "" ? [] : shown.split(","),
    chosen: form.getAll("chosen"),
  });
}
