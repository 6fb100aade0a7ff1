import { workMax } from "~/text/maximums";

/** Texts for people who show works, in a file of their own, so that visitors do not load them. */
export const fullText = `Sie zeigen bereits ${workMax.works} Arbeiten. Löschen Sie eine, um eine neue anzulegen.`;
export const headFailed = "Fehler beim Ändern des Titelbilds";
export const takeOverFailed = "Der Post konnte nicht übernommen werden";
export const rightsText =
  "Ich darf diese Bilder zeigen; erkennbare Personen, bei Kindern die Erziehungsberechtigten, sind einverstanden.";
