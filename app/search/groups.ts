import type { TierKind } from "./tiers";

/** 'similar' are names that are spelled alike. */
export type FoundKind = TierKind | "similar";

/** Kinds that hold the typed letters in name, title or place. */
export const isOfLetters = (kind: TierKind): boolean => kind === "name" || kind === "letters" || kind === "within";

/** Kinds of results that do not count as found. */
const noAnswers: FoundKind[] = ["related", "similar"];

export const isAnswer = (kind: FoundKind | undefined): boolean => !kind || !noAnswers.includes(kind);

export const headingOf = (kind: FoundKind | undefined, place: string | null): string | null => {
  if (kind === "near") return `In der Nähe von ${place}`;
  if (kind === "elsewhere") return "Weiter entfernt";
  if (kind === "within") return "Enthält die Buchstaben";
  if (kind === "part") return "Passt zu einem Teil der Suche";
  if (kind === "broader") return "Auch passend";
  if (kind === "related") return "Ähnliche Tätigkeiten";
  if (kind === "mentioned") return "Erwähnt in Texten";
  return kind === "similar" ? "Ähnliche Profile" : null;
};

interface Group<Row> {
  heading: string | null;
  isAnswer: boolean;
  rows: Row[];
}

/** The results under a heading for each lower kind. */
export function groupsOf<Row extends { kind?: FoundKind }>(rows: readonly Row[], place: string | null): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const row of rows) {
    const heading = headingOf(row.kind, place);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else groups.push({ heading, isAnswer: isAnswer(row.kind), rows: [row] });
  }
  return groups;
}
