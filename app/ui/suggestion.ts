/** What people may choose while they type. */
export interface Suggestion {
  label: string;
  to: string;
  /** How many there are, or what it is. */
  note?: string;
}

export interface SuggestionGroup {
  title: string;
  entries: Suggestion[];
}
