import type { OfferState, openOfferStates } from "~/db/schema";
import { type OrderState, orderLabels } from "./order/order";

/** The two sides of an offer. */
export type Side = "sender" | "company";

/** One of the two sides, or the site itself when a call or an account ends. */
export type Actor = Side | "site";

export type OfferMail = "selected" | "confirmed" | "refused" | "declined" | "withdrawn";

const open: typeof openOfferStates = ["sent", "selected"];

interface Act {
  by: Actor;
  from: readonly OfferState[];
  /** The new state; without one the state stays. */
  to?: OfferState;
  mail?: OfferMail;
}

/** The acts on an offer: who may do them, from which states, and the new state. */
export const acts = {
  change: { by: "sender", from: ["sent"] },
  uphold: { by: "sender", from: ["sent"] },
  withdraw: { by: "sender", from: ["sent"], to: "withdrawn", mail: "withdrawn" },
  renew: { by: "sender", from: ["withdrawn"], to: "sent" },
  return: { by: "sender", from: ["declined", "ended"], to: "sent" },
  confirm: { by: "sender", from: ["selected"], to: "confirmed", mail: "confirmed" },
  refuse: { by: "sender", from: ["selected"], to: "withdrawn", mail: "refused" },
  see: { by: "company", from: ["sent"] },
  shortlist: { by: "company", from: ["sent"] },
  select: { by: "company", from: ["sent"], to: "selected", mail: "selected" },
  "take-back": { by: "company", from: ["selected"], to: "sent" },
  decline: { by: "company", from: open, to: "declined", mail: "declined" },
  end: { by: "site", from: open, to: "ended" },
} as const satisfies Record<string, Act>;

export type OfferAct = keyof typeof acts;

/**
 * The outcome of an act: it can be done now, it was already done (as by the first click of a double click), or it is no
 * longer possible.
 */
export function outcomeOf(act: OfferAct, by: Actor, state: OfferState): "do" | "done" | "no" {
  const rule: Act = acts[act];
  if (rule.by !== by) return "no";
  if (rule.from.includes(state)) return "do";
  return rule.to === state ? "done" : "no";
}

const leading: readonly OfferAct[] = ["change", "uphold", "renew", "return", "confirm", "shortlist", "select"];

/** Whether the two sides continue to work together after this act. Any other act ends something or takes it back. */
export const continuesWork = (act: OfferAct) => leading.includes(act);

/** Whether a call can have waited for this act on an offer that was selected. */
export const answersSelection = (act: OfferAct) => {
  const { from, to }: Act = acts[act];
  return to !== undefined && from.includes("selected");
};

export const may = (act: OfferAct, by: Actor, state: OfferState) => outcomeOf(act, by, state) === "do";

/** The states in which an offer waits for a decision. */
export const isOpen = (state: OfferState) => (open as readonly OfferState[]).includes(state);

export const whoseTurn = (state: OfferState): Side | null =>
  state === "sent" ? "company" : state === "selected" ? "sender" : null;

const labels: Record<OfferState, string> = {
  sent: "Gesendet",
  selected: "Ausgewählt",
  confirmed: "Bestätigt",
  declined: "Abgesagt",
  withdrawn: "Zurückgezogen",
  ended: "Ohne Entscheidung beendet",
};

/** The sender's words for a state. An order says how far it has come. */
export const senderLabel = (state: OfferState, order?: OrderState | null) =>
  order ? orderLabels[order] : labels[state];

interface CompanyView {
  state: OfferState;
  orderState?: OrderState | null;
  isSeen: boolean;
  isShortlisted: boolean;
}

/** The company's words for a state: a sent offer is new, seen or on the short list, which only the company knows. */
export function companyLabel({ state, orderState, isSeen, isShortlisted }: CompanyView): string {
  if (state !== "sent") return senderLabel(state, orderState);
  if (isShortlisted) return "Engere Wahl";
  return isSeen ? "Gesehen" : "Neu";
}

/** Why an act is no longer possible: what has happened meanwhile. */
const happened: Record<Side, Record<OfferState, string>> = {
  sender: {
    sent: "Das Unternehmen hat die Auswahl inzwischen zurückgenommen.",
    selected: "Das Unternehmen hat Ihr Angebot inzwischen ausgewählt. Bitte antworten Sie darauf.",
    confirmed: "Sie haben dieses Angebot bereits bestätigt.",
    declined: "Das Unternehmen hat Ihnen inzwischen abgesagt.",
    withdrawn: "Sie haben dieses Angebot bereits zurückgezogen.",
    ended: "Dieses Angebot ist inzwischen ohne Entscheidung beendet.",
  },
  company: {
    sent: "Dieses Angebot ist nicht mehr ausgewählt.",
    selected: "Dieses Angebot ist inzwischen ausgewählt.",
    confirmed: "Dieses Angebot ist inzwischen bestätigt. Wie es weitergeht, steht beim Auftrag.",
    declined: "Diesem Angebot ist inzwischen abgesagt.",
    withdrawn: "Dieses Angebot wurde inzwischen zurückgezogen.",
    ended: "Dieses Angebot ist inzwischen ohne Entscheidung beendet.",
  },
};

export const whatHappened = (side: Side, state: OfferState) => happened[side][state];
