import { reportReasons } from "~/audit/reported";
import type { ReportReason } from "~/db/schema";

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

/** How much of a conversation a report shows to the superadmins. */
export const scopes = {
  message: "Nur diese Nachricht",
  five: "Diese und die vier davor",
  all: "Die ganze Unterhaltung",
} as const;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
