import { formatCount } from "~/text/format-count";

/** '1.000 €' */
export const euroText = (amount: number) => `${formatCount(amount)} €`;

/** Stored by key. The form shows `label`, a tile shows `short`. */
export const budgets = [
  { key: "500", label: "Bis 500€", short: "Bis 500 €" },
  { key: "1000", label: "500€ - 1.000€", short: "500-1.000 €" },
  { key: "2500", label: "1.000€ - 2.500€", short: "1.000-2.500 €" },
  { key: "5000", label: "2.500€ - 5.000€", short: "2.500-5.000 €" },
  { key: "10000", label: "5.000€ - 10.000€", short: "5.000-10.000 €" },
  { key: "mehr", label: "Über 10.000€", short: "Über 10.000 €" },
] as const;

export const durations = [
  "1 bis 2 Wochen",
  "2 bis 4 Wochen",
  "1 bis 2 Monate",
  "2 bis 3 Monate",
  "3 bis 6 Monate",
  "Über 6 Monate",
] as const;

export const workLocations = [
  { key: "vor-ort", label: "Vor Ort" },
  { key: "remote", label: "Remote" },
  { key: "hybrid", label: "Hybrid" },
] as const;

export const experienceLevels = [
  { key: "einsteiger", label: "Einsteiger" },
  { key: "fortgeschritten", label: "Fortgeschritten" },
  { key: "expertin", label: "Expert:in" },
  { key: "egal", label: "Egal" },
] as const;

/** The drafts that a company can expect before it chooses. `pitchText` has the words for cards. */
export const pitches = [
  { key: "keine", label: "Keine Entwürfe erwartet" },
  { key: "verguetet", label: "Entwürfe werden vergütet" },
  { key: "unbezahlt", label: "Unbezahlte Entwürfe erwartet" },
] as const;

export const noPitch = pitches[0].key;

interface Option {
  key: string;
  label: string;
}

export const labelOf = (options: readonly Option[], key: string | null): string | null =>
  options.find((option) => option.key === key)?.label ?? null;

/** Lets people undo a choice, which radio buttons can't do alone. */
export const noAnswer = { value: "", label: "Keine Angabe" };

/** The options as choices of a form field. */
export const choicesOf = (options: readonly Option[]) => options.map(({ key, label }) => ({ value: key, label }));
