import { collectionMax } from "~/text/maximums";

export const collectionsPath = "/merklisten";
export const collectionPath = (id: string) => `${collectionsPath}/${id}`;
export const sharedPath = (token: string) => `/merkliste/${token}`;

export const maxCollections = collectionMax.collections;
export const maxEntries = collectionMax.entries;

/** What a list can contain, as written in its addresses. */
export interface Subject {
  slug: string;
  /** The slug of one of this person's works. */
  work?: string | null;
}

/** The form that puts a creative or a work on a list. */
export const rememberPath = ({ slug, work }: Subject, collectionId?: string) =>
  `${collectionsPath}/merken?${new URLSearchParams({
    an: slug,
    ...(work ? { arbeit: work } : {}),
    ...(collectionId ? { liste: collectionId } : {}),
  })}`;

export interface CollectionSummary {
  id: string;
  name: string;
  isShared: boolean;
  count: number;
}

/** An entry as its row shows it; null for what others no longer see. */
export interface ShownEntry {
  subject: Subject;
  name: string;
  /** What it is: title and place of a person, the person of a work. */
  about: string;
  path: string;
  picture: { seed: string; src: string | null };
}

export interface OwnEntry {
  id: number;
  note: string | null;
  shown: ShownEntry | null;
}

export const countText = (count: number) => (count === 1 ? "1 Eintrag" : `${count} Einträge`);
