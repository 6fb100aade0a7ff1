import type { ReportedKind } from "~/db/schema";

interface Kind {
  /** In the address of the form. */
  slug: string;
  noun: string;
  /** With its article, in the accusative. */
  accusative: string;
}

/** What people can report. */
export const reportedKinds: Record<ReportedKind, Kind> = {
  profile: { slug: "profil", noun: "Profil", accusative: "das Profil" },
  call: { slug: "ausschreibung", noun: "Ausschreibung", accusative: "die Ausschreibung" },
  work: { slug: "arbeit", noun: "Arbeit", accusative: "die Arbeit" },
  post: { slug: "post", noun: "Post", accusative: "den Post" },
  article: { slug: "artikel", noun: "Artikel", accusative: "den Artikel" },
  message: { slug: "nachricht", noun: "Nachricht", accusative: "die Nachricht" },
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

const quoted = (noun: string, { kind, name }: Named) => `${noun} ${kind === "message" ? `von ${name}` : `„${name}“`}`;

type Named = Pick<Subject, "kind" | "name">;

/** 'Post „Ein neues Plakat“' */
export const titleOf = (subject: Named) => quoted(reportedKinds[subject.kind].noun, subject);

/** 'den Post „Ein neues Plakat“' */
export const titleInSentence = (subject: Named) => quoted(reportedKinds[subject.kind].accusative, subject);
