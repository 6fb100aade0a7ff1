import type { DirectoryCard } from "./directory";

type Kind = NonNullable<DirectoryCard["kind"]>;

/** Of these results it can't be said that somebody was found. */
const noAnswers: Kind[] = ["related", "similar"];

const headingOf = (kind: Kind | undefined, place: string | null): string | null => {
  if (kind === "near") return `In der Nähe von ${place}`;
  if (kind === "elsewhere") return "Weiter entfernt";
  if (kind === "part") return "Passt zu einem Teil der Suche";
  if (kind === "broader") return "Auch passend";
  if (kind === "related") return "Ähnliche Tätigkeiten";
  if (kind === "mentioned") return "Erwähnt in Texten";
  return kind === "similar" ? "Ähnliche Profile" : null;
};

interface Group {
  heading: string | null;
  isAnswer: boolean;
  creatives: DirectoryCard[];
}

/** The results under a heading for each lower kind. */
export function groupsOf(creatives: readonly DirectoryCard[], place: string | null): Group[] {
  const groups: Group[] = [];
  for (const creative of creatives) {
    const heading = headingOf(creative.kind, place);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.creatives.push(creative);
    else
      groups.push({
        heading,
        isAnswer: !creative.kind || !noAnswers.includes(creative.kind),
        creatives: [creative],
      });
  }
  return groups;
}
