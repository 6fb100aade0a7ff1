/** What somebody has begun to write for a call. Nobody else ever sees it. */
export interface OfferDraft {
  /** The fields of the form, by their names. */
  values: Record<string, unknown>;
  savedAt: string;
}

export const draftPath = (callId: number) => `/ausschreibungen/${callId}/entwurf`;

/** The field of the button that saves a draft without script. */
export const saveField = "entwurf";

/** In the form that changes an offer: the version that it changes. A draft without it belongs to a new offer. */
export const changedVersionField = "fassung";

/** The field that asks to discard a draft, with the page to go back to. */
export const discardField = "verwerfen";
