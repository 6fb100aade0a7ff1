import * as z from "zod/mini";
import type { ReportReason } from "~/db/schema";
import { emailField } from "~/text/email-field";
import { reportMax } from "~/text/maximums";
import { textField } from "~/text/text-field";
import { paragraphs } from "~/text/typed";

/** The reasons in the order of the form. */
export const reportReasons: Record<ReportReason, string> = {
  child: "Bild oder Daten eines Kindes ohne Einwilligung",
  rights: "Verletzt Rechte, etwa am eigenen Bild oder an einem Werk",
  insult: "Beleidigung oder Hass",
  fraud: "Betrug oder Täuschung",
  person: "Falsche Person",
  spam: "Spam",
  other: "Anderes",
};

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const isReportReason = (name: unknown): name is ReportReason =>
  typeof name === "string" && Object.hasOwn(reportReasons, name);

/** How much of a conversation a report shows to the superadmins. */
export const scopes = {
  message: "Nur diese Nachricht",
  five: "Diese und die vier davor",
  all: "Die ganze Unterhaltung",
} as const;

export type Scope = keyof typeof scopes;
const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];

export const longestReport = reportMax.text;
const textMissing = "Bitte beschreiben Sie, worum es geht";

export const reportSchema = z.object({
  reason: z.enum(reportReasonNames, "Bitte wählen Sie einen Grund"),
  text: textField({
    ...{ max: longestReport, tooLong: "Bitte höchstens 5.000 Zeichen" },
    ...{ missing: textMissing, tidy: paragraphs },
  }),
  isDanger: z._default(z.boolean(), false),
  scope: z._default(z.enum(scopeNames), "message"),
  email: z.optional(emailField()),
});

export type ReportForm = z.infer<typeof reportSchema>;
