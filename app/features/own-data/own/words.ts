import type { OfferState, UserType } from "~/db/schema";
import { rightsAreas, rightsKinds, rightsTerms, rightsUses } from "~/features/rights/rights";

/** Names and words that several chapters have. */
export const createdAndChanged = { createdAt: "Angelegt am", updatedAt: "Zuletzt geändert am" };

/** Another person, with what everyone sees of them. */
export const otherPerson = { name: "Name", slug: "Name in der Adresse" };

export const userTypes: Record<UserType, string> = { kreative: "Kreative", unternehmen: "Unternehmen" };

export const offerStates: Record<OfferState, string> = {
  sent: "gesendet",
  selected: "ausgewählt",
  confirmed: "bestätigt",
  declined: "abgesagt",
  withdrawn: "zurückgezogen",
  ended: "ohne Entscheidung beendet",
};

/** What a document of usage rights has. */
export const rightsNames = [
  "Nutzungsrechte",
  {
    uses: ["Wofür", rightsUses],
    area: ["Wo", rightsAreas],
    term: ["Wie lange", rightsTerms],
    kind: ["Art der Nutzung", rightsKinds],
    sources: "Offene Dateien",
    credit: "Namensnennung",
  },
] as const;
