import { dayInVienna } from "~/text/dates";

export type LegalDocument = "agb" | "datenschutz";

export interface LegalVersion {
  /** The first day on which it is in force; also its name. */
  from: string;
  /** The day from which a notice announces it. The first version was not announced. */
  announcedOn?: string;
  /** What changes, in one sentence that completes 'Neu ist: …'. */
  changes: string;
}

export const announcedDaysAhead = 30;

/** All versions of the terms and the privacy policy, oldest first. A new text is a new line here. */
export const legalVersions: Record<LegalDocument, [LegalVersion, ...LegalVersion[]]> = {
  agb: [
    { from: "2025-07-17", changes: "die erste Fassung" },
    {
      from: "2027-01-01",
      announcedOn: "2026-11-22",
      changes:
        "wie Angebote ablaufen, wie Listen gereiht sind, wie Sie Inhalte melden und unseren Entscheidungen widersprechen und wie neue Fassungen dieser AGB zustande kommen",
    },
  ],
  datenschutz: [
    { from: "2025-07-17", changes: "die erste Fassung" },
    {
      from: "2026-11-22",
      changes:
        "was wir zu Unterhaltungen, Angeboten, Fragen und Unterlagen zu Ausschreibungen, Dateien zu Nachrichten, Einladungen, bestätigter Zusammenarbeit, der UID-Nummer, Arbeiten und wer darin genannt ist, Suchaufträgen, Merklisten, Abonnements, dem Antwortverhalten, Meldungen, Sitzungen, dem zweiten Faktor und dem Newsletter speichern, und die Kopie Ihrer Daten",
    },
  ],
};

/** The version in force on a day. */
export function versionOn(document: LegalDocument, day = dayInVienna()): LegalVersion {
  const [first] = legalVersions[document];
  return legalVersions[document].findLast(({ from }) => from <= day) ?? first;
}

/** The version that was announced and is not yet in force. */
export function announcedVersion(document: LegalDocument, day = dayInVienna()): LegalVersion | null {
  return legalVersions[document].find(({ from, announcedOn = from }) => announcedOn <= day && day < from) ?? null;
}

interface Known {
  agbAcceptedAt: Date | null;
  agbDeclinedAt: Date | null;
  privacyNotedAt: Date | null;
  createdAt: Date;
}

const later = (a: Date, b: Date | null) => (b && b > a ? b : a);

/** The documents of which the person has not answered the present version. */
function unanswered(known: Known, now: Date): LegalDocument[] {
  const { createdAt, agbAcceptedAt, agbDeclinedAt, privacyNotedAt } = known;
  const answeredOn = {
    agb: dayInVienna(later(agbAcceptedAt ?? createdAt, agbDeclinedAt)),
    datenschutz: dayInVienna(privacyNotedAt ?? agbAcceptedAt ?? createdAt),
  };
  return (["agb", "datenschutz"] as const).filter(
    (document) => answeredOn[document] < versionOn(document, dayInVienna(now)).from,
  );
}

/**
 * `pending` are the documents that a person must answer before going on. `news` are those that came into force during
 * the session: a notice announces them, and the session continues.
 */
export function openDocuments(known: Known, signedInAt: Date, now = new Date()) {
  const isAsked = (document: LegalDocument) => versionOn(document, dayInVienna(now)).from <= dayInVienna(signedInAt);
  const open = unanswered(known, now);
  return { pending: open.filter(isAsked), news: open.filter((document) => !isAsked(document)) };
}

/** Whether the person stayed with earlier terms than the present ones. */
export const hasDeclined = ({ agbAcceptedAt, agbDeclinedAt }: Known): boolean =>
  agbDeclinedAt !== null && (!agbAcceptedAt || agbDeclinedAt > agbAcceptedAt);
