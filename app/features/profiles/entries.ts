import { oneLine } from "~/text/typed";
import { branchen } from "./branchen";
import { branchenLabel } from "./branchen-label";
import { skillCatalogue } from "./skills";

const inOneCase = (entry: string) => entry.toLocaleLowerCase("de");

const catalogues = {
  skills: new Map(skillCatalogue.map((skill) => [inOneCase(skill), skill as string])),
  branchen: new Map(branchen.map(({ key, label }) => [inOneCase(label), key as string])),
};

/** Splits typed entries at commas, semicolons and line breaks. */
const splitEntries = (typed: string) => typed.split(/[,;\n]/);

/**
 * Joins chosen and typed entries into one list: trimmed, without empty or duplicate ones. A typed word that the
 * catalogue knows gets the catalogue's spelling.
 */
export function joinEntries(kind: keyof typeof catalogues, chosen: readonly string[], typed: string): string[] {
  const known = catalogues[kind];
  const entries = new Map<string, string>();
  for (const entry of [...chosen, ...splitEntries(typed)].map(oneLine).filter(Boolean)) {
    const key = inOneCase(known.get(inOneCase(entry)) ?? entry);
    if (!entries.has(key)) entries.set(key, known.get(inOneCase(entry)) ?? entry);
  }
  return [...entries.values()];
}

const inCatalogue = {
  skills: (entry: string) => skillCatalogue.some((skill) => skill === entry),
  branchen: (entry: string) => branchenLabel(entry) !== entry,
};

/** The entries outside the catalogue, as text for the input field. */
export const ownEntries = (kind: keyof typeof catalogues, entries: readonly string[]): string =>
  entries.filter((entry) => !inCatalogue[kind](entry)).join(", ");
