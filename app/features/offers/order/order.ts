import type { OrderSide } from "~/db/schema";
import { addDays, dayInVienna } from "~/text/dates";

/** A delivery that its company does not answer is accepted after so many days. */
export const silentDays = 30;

/** Both sides are reminded of an agreed day so many days before. */
export const reminderDays = 2;

/** The state of the order that a confirmed offer became. It has ended when the account of a side is deleted. */
export type OrderState = "running" | "delivered" | "accepted" | "cancelled" | "ended";

export const orderLabels: Record<OrderState, string> = {
  running: "Bestätigt",
  delivered: "Geliefert",
  accepted: "Angenommen",
  cancelled: "Abgebrochen",
  ended: "Beendet",
};

/** What the buttons of the page send. */
export const orderAct = {
  field: "tat",
  propose: "vorschlagen",
  agree: "zustimmen",
  discard: "verwerfen",
  deliver: "liefern",
  accept: "annehmen",
  sendBack: "nachbessern",
  cancel: "abbrechen",
  askAgain: "fragen",
} as const;

/** The days that the two sides agree on. */
export interface OrderDays {
  draftOn: string | null;
  correctionOn: string | null;
  deliveryOn: string | null;
}

const dayLabels: Record<keyof OrderDays, string> = {
  draftOn: "Entwurf",
  correctionOn: "Korrektur",
  deliveryOn: "Lieferung",
};

export const noDays: OrderDays = { draftOn: null, correctionOn: null, deliveryOn: null };

const dayNames = Object.keys(dayLabels) as (keyof OrderDays)[];

/** The agreed days that are set, in order: what is due, and when. */
export const daysOf = (days: OrderDays) =>
  dayNames.flatMap((name) => (days[name] ? [{ name, label: dayLabels[name], day: days[name] }] : []));

/** What one side has proposed to change. It counts once the other has agreed. */
export interface OrderVersion extends OrderDays {
  id: number;
  proposedBy: OrderSide;
  proposedAt: string;
  totalCents: number | null;
  words: string | null;
  agreedAt: string | null;
}

export interface OrderProgress {
  state: OrderState;
  deliveredAt: string | null;
  acceptedAt: string | null;
  acceptedBy: "company" | "site" | "gone" | null;
  cancelledAt: string | null;
  cancelledBy: OrderSide | "gone" | null;
  cancelReason: string | null;
  /** What the company has said is missing, until the next delivery. */
  missing: string | null;
  /** Agreed versions, oldest first. The confirmed offer is the first version of the sheet. */
  agreed: OrderVersion[];
  proposal: OrderVersion | null;
}

/** The days that count now. */
export const agreedDays = ({ agreed }: Pick<OrderProgress, "agreed">): OrderDays => {
  const { draftOn, correctionOn, deliveryOn } = agreed.at(-1) ?? noDays;
  return { draftOn, correctionOn, deliveryOn };
};

/** The last day on which a company can answer a delivery. */
export const lastAnswerDay = (deliveredAt: string) => addDays(dayInVienna(deliveredAt), silentDays);

type Acts = Pick<OrderProgress, "deliveredAt" | "acceptedAt" | "cancelledAt" | "cancelledBy">;

export const stateOfOrder = (order: Acts): OrderState => {
  if (order.cancelledAt) return order.cancelledBy === "gone" ? "ended" : "cancelled";
  if (order.acceptedAt) return "accepted";
  return order.deliveredAt ? "delivered" : "running";
};

/** Whether nothing will be delivered any more, so that the company may look for somebody else. */
export const hasFailed = (state: OrderState) => state === "cancelled" || state === "ended";

export const isUnderWay = (state: OrderState) => state === "running" || state === "delivered";

/** Why an order takes no more acts. */
export const overText = (state: OrderState) =>
  state === "accepted"
    ? "Die Lieferung ist inzwischen angenommen und der Auftrag abgeschlossen."
    : `Dieser Auftrag ist inzwischen ${state === "ended" ? "beendet" : "abgebrochen"}.`;
