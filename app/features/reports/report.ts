import type { ReportReason } from "~/db/schema";

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
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
