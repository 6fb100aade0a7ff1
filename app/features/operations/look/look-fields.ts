import type { Look } from "~/look.server";
import { type Parts, partsFor } from "~/text/differences";

/** The pictures of a look, with their names for people. */
export const pictureLabels = { logo: "Logo", sharing: "Bild zum Teilen" } as const satisfies Partial<
  Record<keyof Look, string>
>;

export type LookPictureKind = keyof typeof pictureLabels;

export const pictureKinds = Object.keys(pictureLabels) as LookPictureKind[];

const slugs: Record<LookPictureKind, string> = { logo: "logo", sharing: "teilen" };

export const picturePath = (kind: LookPictureKind): string => `/admin/auftritt/bilder/${slugs[kind]}`;

export const pictureKindOf = (slug: string) => pictureKinds.find((kind) => slugs[kind] === slug) ?? null;

/** The button that leaves a picture to the product. */
export const backToDefault = "vorgabe";

export type LookField = Exclude<keyof Look, LookPictureKind>;

/** What is typed. */
export type LookTexts = Pick<Look, LookField>;

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

/** What the form shows. */
export const textParts = (look: LookTexts): Parts =>
  partsFor(Object.fromEntries(lookFields.map((field) => [field, [lookLabels[field], look[field]]])));

/** All of a look. */
export const lookParts = (look: Look): Parts => ({
  ...textParts(look),
  ...partsFor(Object.fromEntries(pictureKinds.map((kind) => [kind, [pictureLabels[kind], look[kind]]]))),
});

/** What the log shows of a look. */
export const lookFacts = (look: Look): Record<string, string | null> =>
  Object.fromEntries([
    ...lookFields.map((field) => [lookLabels[field], look[field]]),
    ...pictureKinds.map((kind) => [pictureLabels[kind], look[kind] && pictureFact(look[kind])]),
  ]);

/** The name of a picture for people: its size, and the beginning of the sum of its bytes. */
const pictureFact = (name: string): string => name.replace(/^(.{8}).*-(\d+)x(\d+)\..*$/, "$2 × $3 Pixel, Prüfsumme $1");
