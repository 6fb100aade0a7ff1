import type { WorkOrder } from "./work-orders";

/** What decides in each order, for the page that explains it. */
export const explainedWorkOrders: Record<WorkOrder, string> = {
  neu: "Allein der Zeitpunkt der ersten Veröffentlichung zählt, die neueste Arbeit zuerst. So ist die Liste gereiht, wenn Sie nichts wählen. Ein späteres Bearbeiten bringt eine Arbeit nicht wieder nach vorne.",
  gemischt:
    "Der Zufall entscheidet, jeden Tag neu und für alle Besucherinnen und Besucher gleich. Jede Arbeit hat dieselbe Chance auf den ersten Platz.",
  naehe:
    "Nur in einer Suche mit einem Ort: Es zählt die Entfernung zur Gemeinde, die im Profil steht, in Luftlinie. Arbeiten von Personen, die keinen Ort der Region nennen, kommen zuletzt.",
};
