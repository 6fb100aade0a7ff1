/** What somebody has begun to write for a call. Nobody else ever sees it. */
export interface OfferDraft {
  /** The fields of the form, by their names. */
  values: Record<string, unknown>;
  savedAt: string;
}

/** A draft in the list of its writer. */
export interface BegunOffer {
  callId: number;
  title: string;
  /** Null while the company hides its profile. */
  companyName: string | null;
  savedAt: string;
  /** The undecided offer that it changes; null for a new offer. */
  changes: string | null;
}

export const draftPath = (callId: number) => `/ausschreibungen/${callId}/entwurf`;

/** The field of the button that saves a draft without script. */
export const saveField = "entwurf";

/** In the form that changes an offer: the version that it changes. A draft without it belongs to a new offer. */
export const changedVersionField = "fassung";

/** The field that asks to discard a draft, with the page to go back to. */
export const discardField = "verwerfen";
