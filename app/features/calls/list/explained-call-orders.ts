import type { CallOrder } from "./call-orders";

/** What decides in each order, for the page that explains it. */
export const explainedCallOrders: Record<CallOrder, string> = {
  neu: "Allein der Zeitpunkt der Veröffentlichung zählt, die neueste zuerst. So ist die Liste gereiht, wenn Sie nichts wählen.",
  frist:
    "Es zählt der letzte Tag für Angebote, der nächste zuerst. Danach stehen offene Ausschreibungen ohne Frist, die zuletzt angelegte zuerst, und am Ende die beendeten, die zuletzt beendete zuerst.",
  naehe:
    "Nur in einer Suche mit einem Ort: In jeder Stufe zählt die Entfernung zwischen den Gemeinden in Luftlinie, auch über die Umgebung hinaus. Was keinen Ort der Region nennt, kommt zuletzt.",
};
