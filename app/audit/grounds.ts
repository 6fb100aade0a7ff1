import type { Outcome, ReportReason } from "~/db/schema";

/** The laws and rules that a decision can rest on. */
export const grounds = {
  agb: "unsere Nutzungsbedingungen (AGB, Punkt 9)",
  kind: "den Schutz von Kindern im Datenschutz (Art. 6 und 8 DSGVO) und am eigenen Bild (§ 78 UrhG)",
  bild: "das Recht am eigenen Bild (§ 78 UrhG)",
  daten: "das Datenschutzrecht (DSGVO)",
  urheber: "das Urheber- oder Markenrecht (UrhG, MSchG)",
  ehre: "den Schutz der Ehre (§§ 111 und 115 StGB, § 1330 ABGB)",
  hass: "das Verbot der Verhetzung (§ 283 StGB) oder das Verbotsgesetz",
  betrug: "das Verbot von Betrug (§ 146 StGB) oder von irreführender Werbung (§ 2 UWG)",
  name: "das Recht am eigenen Namen (§ 43 ABGB)",
  gesetz: "ein anderes Gesetz, das im Grund genannt ist",
} as const;

export type Ground = keyof typeof grounds;

export const groundNames = Object.keys(grounds) as [Ground, ...Ground[]];

/** The grounds of an act that answers reports of each reason, when its superadmin chose no reports. */
const answeredOn: Record<ReportReason, Ground[]> = {
  child: ["kind", "bild", "daten"],
  rights: ["bild", "urheber"],
  insult: ["ehre", "hass"],
  fraud: ["betrug"],
  person: ["daten", "name"],
  spam: ["agb"],
  other: ["agb"],
};

export const reasonsAnsweredOn = (ground: Ground) =>
  (Object.keys(answeredOn) as ReportReason[]).filter((reason) => answeredOn[reason].includes(ground));

export const isGround = (name: unknown): name is Ground => typeof name === "string" && Object.hasOwn(grounds, name);

/** What was done, for superadmins and statistics. */
export const outcomes: Record<Outcome, string> = {
  none: "Kein Eingriff",
  warn: "Verwarnt",
  part: "Teil entfernt oder geändert",
  hide: "Ausgeblendet",
  delete: "Gelöscht",
  block: "Konto gesperrt",
};
