import * as z from "zod/mini";

/** An optional field. An empty value becomes null, like in its column. */
export const emptyAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value): NonNullable<z.output<Schema>> | null => value || null),
  );
