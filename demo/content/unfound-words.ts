/** What people looked for in vain. */
export const demoUnfoundWords = [
  { word: "orgelbau", people: 7, weeksAgo: 0 },
  { word: "perückenmacherin", people: 3, weeksAgo: 0 },
  { word: "orgelbau", people: 5, weeksAgo: 1 },
  { word: "glasblasen", people: 4, weeksAgo: 1 },
  { word: "feuershow", people: 3, weeksAgo: 3 },
];
