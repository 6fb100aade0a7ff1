/** How people say what calls have as a choice. */
const otherWords: Record<string, string> = {
  remote: "Homeoffice home office zuhause ortsunabhängig",
  hybrid: "Homeoffice home office",
  einsteiger: "Anfänger Anfängerin Einstieg junior",
  egal: "Anfänger Anfängerin Einsteiger",
  expertin: "senior",
};

/** What a choice with this key is found by. */
export const wordsOfChoice = (key: string | null): string | null => key && `${key} ${otherWords[key] ?? ""}`.trim();
