/** Where people stand on the way from the registration to the first act, as filters of the list of profiles. */
export const stands = {
  unbestaetigt: "Adresse nicht bestätigt",
  "ohne-bild": "Bestätigt, ohne Bild",
  "ohne-like": "Mit Bild, ohne Like",
  "ohne-arbeit": "Mit Bild, ohne Arbeit",
  "ohne-post": "Mit Bild, ohne Post",
  "ohne-angebot": "Mit Bild, ohne Angebot",
  still: "Mit Bild, ohne Like, Arbeit, Post und Angebot",
};

export type Stand = keyof typeof stands;

export const standOf = (text: string | null): Stand | null =>
  text !== null && Object.hasOwn(stands, text) ? (text as Stand) : null;
