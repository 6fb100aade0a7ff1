/**
 * An occupation, a service or a material of the creative industries, and how people say it. Lists of words are separated
 * by commas. Gender forms, plurals and inflections are derived, and so are compounds of known words. Nouns are
 * capitalised; a verb is written small, and all its forms are derived from the infinitive.
 */
export interface Concept {
  id: string;
  /** The name that is shown. It is also a word. */
  name: string;
  /** Who does it and what it is called. A word belongs to one concept only. */
  words: string;
  /** What people ask for instead of the craft. Also these belong to one concept only. */
  needs?: string;
  /**
   * Motifs that make a wider concept this one: 'Hochzeit' makes photography wedding photography. Several concepts may
   * share a motif; alone it means all of them. A whole field only has occasions, which ask for any of it.
   */
  about?: string;
  /** Concepts that include this one: whoever offers this also offers those. */
  wider?: readonly string[];
  /** Crafts that may help as well. */
  related?: readonly string[];
  /** Skills of the catalogue that mean this. */
  skills?: readonly string[];
  /** A whole field of work: it finds everything below it, but is no answer to a search for a part of it. */
  isField?: true;
}

export const listed = (words = ""): string[] => words.split(/\s*,\s*/).filter(Boolean);
