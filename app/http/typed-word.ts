/** What somebody types before an act that nobody can take back. */
const typedWords = {
  delete: "LÖSCHEN",
  block: "SPERREN",
  send: "VERSENDEN",
  end: "BEENDEN",
  undo: "ZURÜCKNEHMEN",
  revoke: "WIDERRUFEN",
  discard: "VERWERFEN",
};

export type TypedAct = keyof typeof typedWords;

export const typedField = "word";

/** In the address of a page, the act whose word was missing. */
export const missingParameter = "fehlt";

export const wordFor = (act: TypedAct): string => typedWords[act];

/** Capitals are easy to read, and needn't be typed. */
export const isTyped = (act: TypedAct, typed: unknown): boolean =>
  typeof typed === "string" && typed.trim().normalize("NFC").toLocaleUpperCase("de") === typedWords[act];

/** The same for the browser, which asks for it also without script. */
export const typedPattern = (act: TypedAct): string =>
  `\\s*${[...typedWords[act]].map((letter) => `[${letter}${letter.toLocaleLowerCase("de")}]`).join("")}\\s*`;

export const pleaseType = (act: TypedAct): string => `Bitte tippen Sie ${typedWords[act]}`;
