import * as z from "zod/mini";
import { nameText } from "~/auth/forms";
import { chosenText } from "~/text/text-field";
import { visibilityFields } from "./own/visibility";
import { entriesIn, ownEntries, profileTexts } from "./profile-fields";

/**
 * The form in which owners edit their profile. It sends chosen and typed entries in separate fields, so that both work
 * without script.
 */
export const profileSchema = z.pipe(
  z.object({
    name: nameText,
    ...profileTexts,
    skills: z._default(z.array(chosenText()), []),
    customSkills: z.optional(ownEntries),
    branchen: z._default(z.array(chosenText()), []),
    customBranchen: z.optional(ownEntries),
    ...visibilityFields,
  }),
  z.transform(({ customSkills, customBranchen, ...form }, context) => ({
    ...form,
    skills: entriesIn("skills", { chosen: form.skills, own: customSkills, field: "customSkills" }, context),
    branchen: entriesIn("branchen", { chosen: form.branchen, own: customBranchen, field: "customBranchen" }, context),
  })),
);

export type ProfileForm = z.output<typeof profileSchema>;
export type ProfileInput = z.input<typeof profileSchema>;
