import { dayInVienna } from "~/text/dates";

export type LegalDocument = "agb" | "datenschutz";

export interface LegalVersion {
  /** The first day on which it holds; also its name. */
  from: string;
  /** The day from which people are told of it. The first version was told to nobody. */
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
        "was wir zu Unterhaltungen, Angeboten, Werken, Meldungen, Sitzungen, dem zweiten Faktor und dem Newsletter speichern, und die Kopie Ihrer Daten",
    },
  ],
};

/** The version that holds on a day. */
export function versionOn(document: LegalDocument, day = dayInVienna()): LegalVersion {
  const [first] = legalVersions[document];
  return legalVersions[document].findLast(({ from }) => from <= day) ?? first;
}

/** The version that was announced and does not hold yet. */
export function announcedVersion(document: LegalDocument, day = dayInVienna()): LegalVersion | null {
  return legalVersions[document].find(({ from, announcedOn = from }) => announcedOn <= day && day < from) ?? null;
}

interface Known {
  agbAcceptedAt: Date | null;
  privacyNotedAt: Date | null;
  createdAt: Date;
}

/**
 * The documents that a person must agree to or take note of: those whose present version is newer than what the person
 * knows. They are asked at a sign-in after the version came to hold, so a session from before goes on.
 */
export function pendingDocuments(known: Known, signedInAt: Date, now = new Date()): LegalDocument[] {
  const knownOn = {
    agb: dayInVienna(known.agbAcceptedAt ?? known.createdAt),
    datenschutz: dayInVienna(known.privacyNotedAt ?? known.agbAcceptedAt ?? known.createdAt),
  };
  return (["agb", "datenschutz"] as const).filter((document) => {
    const { from } = versionOn(document, dayInVienna(now));
    return knownOn[document] < from && from <= dayInVienna(signedInAt);
  });
}
