import type { CallFormValues } from "~/features/calls/call-schema";

/** The name of each field, beside it and in the list of errors. */
export const callLabels: Record<keyof CallFormValues, string> = {
  title: "Titel",
  description: "Beschreibung",
  category: "Kategorie",
  subcategory: "Unterkategorie",
  location: "Ort",
  workLocation: "Arbeitsort",
  budget: "Budget",
  deadline: "Deadline",
  questionsUntil: "Fragen bis",
  projectDuration: "Projektdauer",
  requirements: "Anforderungen",
  deliverables: "Lieferumfang",
  experienceLevel: "Erfahrung",
  pitch: "Entwürfe vor der Auswahl",
  pitchFee: "Vergütung der Entwürfe",
  rightsUses: "Nutzungsrechte",
  rightsKind: "Art der Nutzung",
  rightsArea: "Wo?",
  rightsTerm: "Wie lange?",
  rightsSources: "Offene Dateien",
  rightsCredit: "Namensnennung",
  targetGroup: "Zielgruppe",
  pinned: "Diese Ausschreibung anheften",
};
