import type { AnsweredCall, OfferedWork, OfferState, UserType } from "~/db/schema";
import { offerMax } from "~/text/maximums";
import type { OrderState } from "./order/order";
import type { Side } from "./states";
import type { OfferTerms } from "./terms";

/** The acts on an offer, each with its own address. */
export type OfferVerb =
  | "aendern"
  | "aufrechterhalten"
  | "zurueckziehen"
  | "gilt-wieder"
  | "uebernehmen"
  | "ablehnen"
  | "auswaehlen"
  | "auswahl-zuruecknehmen"
  | "engere-wahl"
  | "notiz";

export const offerPath = (id: string) => `/angebote/${id}`;
export const offerActPath = (id: string, verb: OfferVerb) => `${offerPath(id)}/${verb}`;
export const orderPath = (id: string) => `${offerPath(id)}/auftrag`;
export const sheetPath = (id: string) => `${offerPath(id)}/auftragsblatt`;
export const sentOffersPath = "/angebote";
/** The form of a new offer. */
export const newOfferPath = (callId: number) => `/nachrichten/neu?ausschreibung=${callId}`;
/** The title of a page about the offers for one call, 'Angebote zu „Etiketten“'. */
export const aboutCall = (what: string, call: { title: string }) => (call ? `${what} zu „${call.title}“` : what);

export const deskPath = (callId: number) => `/ausschreibungen/${callId}/angebote`;

/** Shown while someone selects an offer, and until the selection is confirmed. */
export const noContractText =
  "Mit der Auswahl kommt hier noch kein Vertrag zustande. Den Auftrag vereinbaren Sie direkt.";

/** Shown to whoever is about to confirm. */
export const confirmingText =
  "Mit Ihrer Bestätigung entsteht ein Auftragsblatt mit allem, was ausgewählt ist. Fehlt darin etwas, klären Sie es vorher.";

const onSheet = "Worauf Sie sich verständigt haben, steht auf dem Auftragsblatt.";

/** What counts once an offer is confirmed, by what became of its order. */
export const agreedTexts: Record<OrderState, string> = {
  running: `${onSheet} Termine, Änderungen und die Lieferung stehen beim Auftrag.`,
  delivered: `${onSheet} Die Lieferung wartet darauf, angenommen zu werden.`,
  accepted: `${onSheet} Der Auftrag ist abgeschlossen.`,
  cancelled: "Der Auftrag ist abgebrochen. Worauf Sie sich verständigt hatten, steht auf dem Auftragsblatt.",
  ended: "Der Auftrag ist beendet. Worauf Sie sich verständigt hatten, steht auf dem Auftragsblatt.",
};

export const noteHint = "Notizen können unter das Auskunftsrecht fallen";

export const maxOfferedWorks = offerMax.works;

/** The other side of an offer. */
export interface OfferPartner {
  name: string;
  slug: string;
  userType: UserType;
  avatarUrl: string | null;
  isPublic: boolean;
}

export const partnerName = (partner: Pick<OfferPartner, "name"> | null) => partner?.name ?? "Gelöschtes Konto";

export interface OfferVersion {
  version: number;
  /** Null after its author's account was deleted. */
  message: string | null;
  terms: OfferTerms;
  works: OfferedWork[];
  answeredCall: AnsweredCall;
  /** Whether the sender left the text of the version before for a changed call. */
  isUpheld: boolean;
  writtenAt: string;
}

/** The facts of an offer that only the company sees. */
export interface CompanyOnly {
  isSeen: boolean;
  isShortlisted: boolean;
  note: string | null;
}

export interface Offer extends OfferVersion {
  id: string;
  conversationId: string;
  call: { id: number | null; title: string };
  state: OfferState;
  stateSince: string;
  stateBy: Side | "site";
  /** The same of what lists call its stand, which for a confirmed offer is how far its order has come. */
  standSince: string;
  standBy: Side | "site";
  /** Whether the company has asked once more since it was declined or ended, and waits for an answer. */
  isAskedAgain: boolean;
  /** Whether something is left to decide, and the two can't go on for now. */
  isStopped: boolean;
  /** How far the order has come that a confirmed offer is. */
  orderState: OrderState | null;
  createdAt: string;
  /** The other side. */
  partner: OfferPartner | null;
}

/** An offer in a list, which needs neither its text nor the call that it answers. */
export interface ListedOffer extends Omit<Offer, "message" | "answeredCall"> {
  /** Whether the call has changed since the offer was written or upheld. */
  isOutdated: boolean;
}

/** The call of an offer as it is now, with the moment of its latest change. */
export interface CallNow extends AnsweredCall {
  changedAt: string;
}

/** An offer for one of its two sides. */
export type OfferForOne = Offer & ({ side: "sender" } | ({ side: "company" } & CompanyOnly));
