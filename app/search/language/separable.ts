import type { Token } from "./tokens";

/** Verbs whose prefix moves to the end of the sentence: 'Ich richte Hotels ein'. */
const verbs = `einrichten auflegen aufnehmen einrahmen einsprechen vorlesen aufzeichnen ausstatten ausmalen aufschreiben
  ausleuchten umbauen umgestalten ausbauen einscannen zuschneiden zusammenschneiden zusammenarbeiten aufführen auftreten vortragen nachvertonen`;

const byEnd = new Map<string, Set<string>>();
for (const verb of verbs.split(/\s+/)) {
  const [, end = "", stem = ""] = /^(ein|auf|vor|aus|um|zusammen|zu|nach)(.+)en$/.exec(verb) ?? [];
  byEnd.set(end, new Set([...(byEnd.get(end) ?? []), stem]));
}

const endings = ["", "e", "t", "et", "st", "en", "n"];

/** Joins such a verb, if the sentence so far ends with its prefix. */
export function joinSeparable(tokens: readonly Token[]): Token[] {
  const last = tokens.at(-1);
  const stems = last && byEnd.get(last.folded);
  if (!last || !stems) return [...tokens];
  const isIts = ({ folded }: Token) =>
    endings.some((ending) => folded.endsWith(ending) && stems.has(folded.slice(0, folded.length - ending.length)));
  const at = tokens.findIndex(isIts);
  const verb = tokens[at];
  if (!verb) return [...tokens];
  return [...tokens.slice(0, at), { ...verb, folded: last.folded + verb.folded }, ...tokens.slice(at + 1, -1)];
}
