/** What calls of the desk's list wait for, as its filter. */
export const callStands = {
  "ohne-angebot": "Ohne Angebot",
  wartet: "Offen, seit mehr als drei Tagen ohne Angebot",
  unentschieden: "Vorbei, Angebote ohne Entscheidung",
  unbeantwortet: "Offen, Fragen seit mehr als drei Tagen ohne Antwort",
};

export type CallStand = keyof typeof callStands;

export const callStandOf = (text: string | null): CallStand =>
  text !== null && Object.hasOwn(callStands, text) ? (text as CallStand) : "ohne-angebot";

export const callsPath = (stand: CallStand) => `/admin/ausschreibungen?stand=${stand}`;

/** The search for creatives who could answer a call. */
export const whoFits = (title: string) => `/kreative?q=${encodeURIComponent(title)}`;
