import * as z from "zod/mini";
import { accountName, emailTextOr } from "~/auth/forms";
import { keepingTimes } from "~/jobs/keeping-times";

/** A claim link is valid for this many days. */
export const claimDays = keepingTimes.claimLink.hours / 24;

export const reserveSchema = z.object({
  name: accountName("Bitte geben Sie den Namen ein"),
  email: emailTextOr("Bitte geben Sie die E-Mail-Adresse ein"),
});

export type ReservedPerson = z.infer<typeof reserveSchema>;

export type ReservationState = "offen" | "abgelaufen" | "widerrufen" | "beansprucht";

interface Lifecycle {
  claimed: boolean;
  revokedAt: Date | null;
  expiresAt: Date;
}

/** A reservation that was ended after its expiry, to free its name, still counts as expired. */
export function reservationState({ claimed, revokedAt, expiresAt }: Lifecycle): ReservationState {
  if (claimed) return "beansprucht";
  if (revokedAt && revokedAt < expiresAt) return "widerrufen";
  return revokedAt || expiresAt <= new Date() ? "abgelaufen" : "offen";
}

/** What the list is filtered by. */
export const reservationStages = {
  ungeoeffnet: "Noch nicht geöffnet",
  geoeffnet: "Geöffnet, nicht beansprucht",
  beansprucht: "Beansprucht",
  endet: "Link endet in den nächsten sieben Tagen",
} as const;
export type ReservationStage = keyof typeof reservationStages;
