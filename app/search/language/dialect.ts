/** Sounds of the region's dialect, and how standard German has them; two of them may stand in one word. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ua/, "u"],
  [/ia/, "ie"],
  [/oa/, "ei"],
  [/uu/, "au"],
  [/ii/, "ei"],
  [/u/, "au"],
  [/i/, "ei"],
];

/** 'Bluama', 'macha'; 'Bildle', 'Bildli'. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/a$/, "en"],
  [/a$/, "e"],
  [/l[ei]$/, ""],
];

/** Words that no rule explains. */
const others = new Map([
  ["hochzig", "hochzeit"],
  ["hochzit", "hochzeit"],
  ["hozig", "hochzeit"],
  ["hozat", "hochzeit"],
  ["zitig", "zeitung"],
]);

const leastLetters = 5;
const maxTried = 40;

const each = (words: readonly string[], rules: typeof sounds) =>
  words.flatMap((word) =>
    rules.filter(([sound]) => sound.test(word)).map(([sound, other]) => word.replace(sound, other)),
  );

/** What a folded word that nobody knows may be in standard German: 'bluama' is 'blumen', 'schriba' is 'schreiben'. */
export function outOfDialect(word: string): string[] {
  if (word.length < leastLetters) return [];
  const other = others.get(word);
  if (other) return [other];
  const ended = [word, ...each([word], ends)];
  const once = each(ended, sounds);
  return [...new Set([...ended, ...once, ...each(once, sounds)])].filter((heard) => heard !== word).slice(0, maxTried);
}
