import type { ReportedKind, ReportReason } from "~/db/schema";

interface Kind {
  /** In the address of the form. */
  slug: string;
  noun: string;
  /** With its article, in the accusative. */
  accusative: string;
  /** The same without saying which one. */
  indefinite: string;
}

/** What people can report. */
export const reportedKinds: Record<ReportedKind, Kind> = {
  profile: { slug: "profil", noun: "Profil", accusative: "das Profil", indefinite: "ein Profil" },
  call: {
    slug: "ausschreibung",
    noun: "Ausschreibung",
    accusative: "die Ausschreibung",
    indefinite: "eine Ausschreibung",
  },
  question: { slug: "frage", noun: "Frage", accusative: "die Frage", indefinite: "eine Frage" },
  collaboration: { slug: "zusammenarbeit", noun: "Satz", accusative: "den Satz", indefinite: "einen Satz" },
  answer: { slug: "antwort", noun: "Antwort", accusative: "die Antwort", indefinite: "eine Antwort" },
  work: { slug: "arbeit", noun: "Arbeit", accusative: "die Arbeit", indefinite: "eine Arbeit" },
  post: { slug: "post", noun: "Post", accusative: "den Post", indefinite: "einen Post" },
  article: { slug: "artikel", noun: "Artikel", accusative: "den Artikel", indefinite: "einen Artikel" },
  collection: { slug: "merkliste", noun: "Merkliste", accusative: "die Merkliste", indefinite: "eine Merkliste" },
  message: { slug: "nachricht", noun: "Nachricht", accusative: "die Nachricht", indefinite: "eine Nachricht" },
};

/** Why people report something, in the order of the form. */
export const reportReasons: Record<ReportReason, string> = {
  child: "Bild oder Daten eines Kindes ohne Einwilligung",
  rights: "Verletzt Rechte, etwa am eigenen Bild oder an einem Werk",
  insult: "Beleidigung oder Hass",
  fraud: "Betrug oder Täuschung",
  person: "Falsche Person",
  spam: "Spam",
  other: "Anderes",
};

export function reportedKindOf(slug: string | null): ReportedKind | null {
  const found = Object.entries(reportedKinds).find(([, kind]) => kind.slug === slug);
  return found ? (found[0] as ReportedKind) : null;
}

export const reportPath = (kind: ReportedKind, id: string | number) =>
  `/melden?art=${reportedKinds[kind].slug}&id=${encodeURIComponent(id)}`;

/** What a report or decision is about. */
export interface Subject {
  kind: ReportedKind;
  id: string;
  /** Its title or beginning, or the name of the person. */
  name: string;
  path: string | null;
  /** The account of the person concerned. */
  concerns: string | null;
}

const genitives: Record<ReportedKind, string> = {
  profile: "Ihres Profils",
  call: "Ihrer Ausschreibung",
  question: "Ihrer Frage",
  collaboration: "Ihres Satzes",
  answer: "Ihrer Antwort",
  work: "Ihrer Arbeit",
  post: "Ihres Posts",
  article: "Ihres Artikels",
  collection: "Ihrer Merkliste",
  message: "einer Ihrer Nachrichten",
};

/** For the person concerned, in the genitive: 'Ihres Posts „Ein neues Plakat“' */
export const warnedAbout = ({ kind, name }: Named) =>
  kind === "profile" || kind === "message" ? genitives[kind] : `${genitives[kind]} „${name}“`;

const quoted = (noun: string, { kind, name }: Named) => `${noun} ${kind === "message" ? `von ${name}` : `„${name}“`}`;

export type Named = Pick<Subject, "kind" | "name">;

/** 'Post „Ein neues Plakat“' */
export const titleOf = (subject: Named) => quoted(reportedKinds[subject.kind].noun, subject);

/** 'den Post „Ein neues Plakat“' */
export const titleInSentence = (subject: Named) => quoted(reportedKinds[subject.kind].accusative, subject);

/** The same, or for a subject whose name is not said: 'einen Post' */
export const titleOrKind = ({ kind, name }: Pick<Subject, "kind"> & { name: string | null }) =>
  name === null ? reportedKinds[kind].indefinite : titleInSentence({ kind, name });
