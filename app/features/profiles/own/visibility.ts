import * as z from "zod/mini";

/** The owner's settings for who can see and reach the profile. Also part of the form of the whole profile. */
export const visibilityFields = {
  acceptsMessages: z._default(z.boolean(), false),
  isHidden: z._default(z.boolean(), false),
  showsCallsWhileHidden: z._default(z.boolean(), false),
};

export const visibilitySchema = z.object({
  ...visibilityFields,
  visitsUnnamed: z._default(z.boolean(), false),
  reservesMining: z._default(z.boolean(), false),
});

export type VisibilityForm = z.output<typeof visibilitySchema>;
