import * as z from "zod/mini";
import { nameTextOr } from "~/auth/forms";
import type { UserType } from "~/db/schema";
import { entriesIn, kindOf, profileTexts } from "~/features/profiles/profile-fields";

/**
 * The fields of a profile that a superadmin may change: skills of creatives, branchen of companies, and the rest of
 * both.
 */
export function superadminEditSchema(userType: UserType) {
  const kind = kindOf(userType);
  return z.pipe(
    z.object({
      name: nameTextOr("Bitte geben Sie den Namen ein"),
      ...profileTexts,
      skills: z._default(z.array(z.string()), []),
      branchen: z._default(z.array(z.string()), []),
      newWord: z.optional(z.string()),
      /** The profile's last change when the form was loaded. */
      knownVersion: z._default(z.string(), ""),
    }),
    z.transform(({ newWord, ...form }, context) => ({
      ...form,
      [kind]: entriesIn(kind, { chosen: form[kind], own: newWord, field: "newWord" }, context),
    })),
  );
}

export type SuperadminEdit = z.output<ReturnType<typeof superadminEditSchema>>;
export type SuperadminInput = z.input<ReturnType<typeof superadminEditSchema>>;
