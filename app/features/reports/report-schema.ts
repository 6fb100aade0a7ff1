import * as z from "zod/mini";
import { emailField } from "~/text/email-field";
import { reportMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";
import { reportReasonNames, scopeNames } from "./report";

const textMissing = "Bitte beschreiben Sie, worum es geht";

export const reportSchema = z.object({
  reason: z.enum(reportReasonNames, "Bitte wählen Sie einen Grund"),
  text: textField({
    ...{ max: reportMax.text },
    ...{ missing: textMissing, tidy: paragraphs },
  }),
  isDanger: z._default(z.boolean(), false),
  scope: z._default(z.enum(scopeNames), "message"),
  email: z.optional(emailField()),
});

export type ReportForm = z.infer<typeof reportSchema>;
