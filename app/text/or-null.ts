import * as z from "zod/mini";

/** A field that may be left empty. What is left empty is null, as in the column that it goes into. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value): NonNullable<z.output<Schema>> | null => value || null),
  );
