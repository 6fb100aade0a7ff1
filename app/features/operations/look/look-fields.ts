import type { Look } from "~/look.server";
import { type Parts, partsFor } from "~/text/differences";

export type LookField = keyof Look;

/** The fields of the form in their order, with their labels. */
export const lookLabels = {
  name: "Name",
  claim: "Leitsatz",
  about: "Beschreibung in der Fußzeile",
  headline: "Überschrift der Startseite",
  subline: "Satz unter der Überschrift",
  description: "Beschreibung für Suchmaschinen",
  accent: "Akzentfarbe",
} as const satisfies Record<LookField, string>;

export const lookFields = Object.keys(lookLabels) as LookField[];

export const lookParts = (look: Look): Parts =>
  partsFor(Object.fromEntries(lookFields.map((field) => [field, [lookLabels[field], look[field]]])));

/** What the log shows of a look. */
export const lookFacts = (look: Look): Record<string, string | null> =>
  Object.fromEntries(lookFields.map((field) => [lookLabels[field], look[field]]));
