import type { Question } from "./types";

const signs = "Leitsystem für unsere neue Werkhalle";

/** Questions about calls, with and without answers. */
export const questions: readonly Question[] = [
  {
    call: signs,
    asker: "paul",
    question: "Bis zu welcher Größe kann Ihre Fräse arbeiten, und wie fein werden Buchstaben?",
    answer: "Platten bis 3 mal 1,5 Meter. Unter zwei Zentimetern Schrifthöhe wird es unschön.",
    hoursAgo: 140,
  },
  {
    call: signs,
    asker: "hedwig",
    question: "Müssen die Schilder auch draußen halten, oder hängen alle in der Halle?",
    answer: "Drei stehen draußen bei der Zufahrt, Westseite. Alle anderen sind drinnen.",
    hoursAgo: 120,
  },
  {
    call: signs,
    asker: "kilian",
    question: "Gibt es Pläne der Halle als Datei, oder messen wir bei der Begehung selbst?",
    answer: null,
    hoursAgo: 19,
  },
  {
    call: "Etiketten für fünf Bergkäse",
    asker: "anna",
    question: "Werden die Etiketten in Ihrer Druckerei gedruckt, und mit wie vielen Farben?",
    answer: null,
    hoursAgo: 90,
  },
];
