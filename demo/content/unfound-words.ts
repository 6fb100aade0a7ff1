import { seeded } from "../random";

const words = [
  ...["orgelbau", "perückenmacherin", "glasblasen", "feuershow", "kalligrafin", "schriftsetzer", "puppenspiel"],
  ...["notenstecher", "gebärdensprache", "vergolder", "kartograf", "buchbinderei", "trickfilmer", "hörspielsprecher"],
];
/** As long as such words are stored. */
const weeks = 12;

/** What people looked for in vain. */
export const demoUnfoundWords = [
  { word: "orgelbau", people: 7, weeksAgo: 0 },
  { word: "perückenmacherin", people: 3, weeksAgo: 0 },
  { word: "orgelbau", people: 5, weeksAgo: 1 },
  { word: "glasblasen", people: 4, weeksAgo: 1 },
  { word: "feuershow", people: 3, weeksAgo: 3 },
  ...Array.from({ length: weeks - 4 }, (_, index) => {
    const random = seeded(`unfound ${index}`);
    return random
      .shuffle(words)
      .slice(0, random.int(2, 4))
      .map((word) => ({ word, people: random.int(3, 9), weeksAgo: index + 4 }));
  }).flat(),
];
