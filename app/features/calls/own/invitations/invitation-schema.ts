import * as z from "zod/mini";
import { invitationMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

export const invitationSchema = z.object({
  call: textField({ max: 20, missing: "Bitte wählen Sie eine Ausschreibung" }),
  message: z.optional(
    textField({
      ...{ max: invitationMax.message },
      tidy: paragraphs,
    }),
  ),
});
