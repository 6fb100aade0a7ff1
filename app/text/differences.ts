/**
 * The readable content of a thing: the entries of each part, by its label. Things with the same content count as equal.
 */
export type Parts = Record<string, readonly string[]>;

export interface Difference {
  label: string;
  before: readonly string[];
  after: readonly string[];
}

/** The parts that differ between two versions, with both. */
export const differencesOf = (before: Parts, after: Parts): Difference[] =>
  Object.entries(after)
    .map(([label, entries]) => ({ label, before: before[label] ?? [], after: entries }))
    .filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));

type Value = string | number | boolean | readonly string[] | null | undefined;

/** A value of a form as entries of a part. */
export function entriesFor(value: Value): readonly string[] {
  if (typeof value === "boolean") return [value ? "Ja" : "Nein"];
  if (typeof value === "string" || typeof value === "number") return value === "" ? [] : [String(value)];
  return value ?? [];
}

/** The fields of a form with their labels. The type names the fields, so that none is forgotten. */
export type Labelled<Name extends string> = Record<Name, [label: string, value: Value]>;

export const partsFor = (fields: Labelled<string>): Parts =>
  Object.fromEntries(Object.values(fields).map(([label, value]) => [label, entriesFor(value)]));
