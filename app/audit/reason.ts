import { reasonMax } from "~/text/maximums";
import { paragraphs } from "~/text/typed";

/** Long enough to say something, short enough for a mail. */
export const reasonLength = { min: 5, max: reasonMax };

export const missingReason = "Bitte nennen Sie einen Grund. Die betroffene Person bekommt ihn per E-Mail.";

/** The superadmin's reason; null when it is too short. */
export function readReason(form: FormData): string | null {
  const value = form.get("reason");
  const reason = typeof value === "string" ? paragraphs(value).slice(0, reasonLength.max) : "";
  return reason.length >= reasonLength.min ? reason : null;
}
