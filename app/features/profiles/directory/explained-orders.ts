import type { Order } from "./orders";

/** What decides in each order, for the page that explains it. */
export const explainedOrders: Record<Order, string> = {
  beliebt:
    "Allein die Zahl der „Gefällt mir“ zählt. Haben zwei gleich viele, steht das neuere Profil voran. So ist das Verzeichnis gereiht, wenn Sie nichts wählen: Wen andere Mitglieder schätzen, sehen Sie zuerst.",
  aktiv:
    "Es zählt der Tag, an dem jemand zuletzt einen Post oder eine Arbeit veröffentlicht oder das eigene Profil geändert hat. Anmelden, „Gefällt mir“, Entwürfe und das Speichern ohne Änderung zählen nicht.",
  neu: "Es zählt der Tag der Registrierung, die jüngste zuerst.",
  gemischt:
    "Der Zufall entscheidet, jeden Tag neu und für alle Besucherinnen und Besucher gleich. Jedes Profil hat dieselbe Chance auf den ersten Platz. Beim Weiterblättern kommt niemand zweimal und niemand zu kurz.",
  naehe:
    "Nur in einer Suche mit einem Ort: Es zählt die Entfernung zwischen den Gemeinden in Luftlinie. Wer im Profil keinen Ort der Region nennt, kommt zuletzt.",
};
