import * as z from "zod/mini";
import { groundNames } from "~/audit/grounds";
import { reasonLength } from "~/audit/reason";
import { accountName } from "~/auth/forms";
import type { UserType } from "~/db/schema";
import { entriesIn, kindOf, ownEntries, profileTexts, profileTitle } from "~/features/profiles/profile-fields";
import { chosenText, textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

const reasonText = textField({
  ...{ max: reasonLength.max },
  tidy: paragraphs,
}).check(z.minLength(reasonLength.min, "Bitte nennen Sie den Grund etwas genauer"));

/**
 * The fields of a profile that a superadmin may change: skills of creatives, branchen of companies, and the rest of
 * both.
 */
export function superadminEditSchema(userType: UserType) {
  const kind = kindOf(userType);
  return z.pipe(
    z.object({
      name: accountName("Bitte geben Sie den Namen ein", { mayBeOperators: true }),
      ...profileTexts,
      title: profileTitle({ mayBeOperators: true }),
      skills: z._default(z.array(chosenText()), []),
      branchen: z._default(z.array(chosenText()), []),
      newWord: z.optional(ownEntries),
      /** Given when something against a law or rule is removed, and not when the edit is a service. */
      reason: z.optional(reasonText),
      ground: z._default(z.enum(groundNames), "agb"),
    }),
    z.transform(({ newWord, ...form }, context) => ({
      ...form,
      [kind]: entriesIn(kind, { chosen: form[kind], own: newWord, field: "newWord" }, context),
    })),
  );
}

export type SuperadminEdit = z.output<ReturnType<typeof superadminEditSchema>>;
export type SuperadminInput = z.input<ReturnType<typeof superadminEditSchema>>;
