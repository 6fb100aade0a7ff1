import * as z from "zod/mini";

/** What a profile's owner decides about being seen and reached. Also a part of the form of the whole profile. */
export const visibilityFields = {
  acceptsMessages: z._default(z.boolean(), false),
  isHidden: z._default(z.boolean(), false),
  showsCallsWhileHidden: z._default(z.boolean(), false),
};

export const visibilitySchema = z.object({ ...visibilityFields, visitsUnnamed: z._default(z.boolean(), false) });

export type VisibilityForm = z.output<typeof visibilitySchema>;
