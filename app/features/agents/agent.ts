import type { AgentKind, AgentRhythm } from "~/db/schema";
import { formatCount } from "~/text/format-count";

export const agentsPath = "/suchauftraege";
export const agentPath = (id: number, act?: string) => `${agentsPath}/${id}${act ? `/${act}` : ""}`;
export const newAgentPath = `${agentsPath}/neu`;
export const kindParameter = "art";

interface KindTexts {
  /** 'Alle Ausschreibungen', '4 Ausschreibungen'. */
  one: string;
  many: string;
  label: string;
}

export const kindTexts: Record<AgentKind, KindTexts> = {
  ausschreibungen: { one: "Ausschreibung", many: "Ausschreibungen", label: "Ausschreibungen" },
  kreative: { one: "Profil", many: "Profile", label: "Kreative" },
  arbeiten: { one: "Arbeit", many: "Arbeiten", label: "Arbeiten" },
};

export const rhythms: { value: AgentRhythm; label: string }[] = [
  { value: "sofort", label: "Sofort, höchstens eine E-Mail in der Stunde" },
  { value: "taeglich", label: "Täglich um 7 Uhr" },
  { value: "woechentlich", label: "Wöchentlich am Montag um 7 Uhr" },
  { value: "seite", label: "Nur auf der Seite, ohne E-Mail" },
];

export const firstRhythm: AgentRhythm = "taeglich";

export const countOf = (count: number, kind: AgentKind) =>
  `${formatCount(count)} ${count === 1 ? kindTexts[kind].one : kindTexts[kind].many}`;

/** What people can change about results that do not fit. */
export const howToNarrow =
  "Kommt so etwas öfter, ändern Sie den Suchauftrag: genauere Wörter, „keine …“ für das, was Sie nicht suchen, eine Kategorie oder ein kleinerer Umkreis.";

/** The name of a stored search in a sentence: „‚Logo‘, Egg“. Those that nobody has named quote their words. */
export const quoted = (name: string) => `„${name.replaceAll("„", "‚").replaceAll("“", "‘")}“`;
