import type { Invitation } from "./types";

const signs = "Leitsystem für unsere neue Werkhalle";

/** Invitations in every state. */
export const invitations: readonly Invitation[] = [
  {
    call: signs,
    person: "paul",
    message: "Sie sind letzte Woche auch im Lackraum gelandet. Wollen Sie den Nächsten davor bewahren?",
    answer: null,
    isSeen: true,
    hoursAgo: 96,
  },
  { call: signs, person: "hedwig", message: "", answer: null, isSeen: true, hoursAgo: 95 },
  {
    call: signs,
    person: "mathilda",
    message: "Zeichen, die auch ein Lehrling am ersten Tag versteht: Das können Sie.",
    answer: "keine-zeit",
    isSeen: true,
    hoursAgo: 94,
  },
  { call: signs, person: "ursula", message: "", answer: "kein-interesse", isSeen: true, hoursAgo: 93 },
  { call: signs, person: "kilian", message: "", answer: null, isSeen: false, hoursAgo: 20 },
  {
    call: "Etiketten für fünf Bergkäse",
    person: "anna",
    message: "Ihre Alpkäseplakate hängen bei uns im Reifekeller. Fünf Etiketten fehlen noch.",
    answer: null,
    isSeen: false,
    hoursAgo: 18,
  },
];
