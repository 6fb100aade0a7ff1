/** Sounds of the region's dialect, and how standard German has them; two of them may stand in one word. */
const sounds: readonly (readonly [RegExp, string])[] = [
  // 'Gmoandsblatt', 'Gmeindszitig'.
  [/^gm(?:oa|ei|ea|aa|a)nds?(?=[^aeious])/, "gemeinde"],
  [/ua/, "u"],
  [/ua/, "uh"],
  [/ia/, "ie"],
  [/oa/, "ei"],
  [/oa$/, "ein"],
  // 'Mooler', 'Mohler'.
  [/oo|oh(?=l)/, "a"],
  [/ie/, "ei"],
  [/uu/, "au"],
  [/ii/, "ei"],
  [/sch(?=[tp])/, "s"],
  [/^g(?=[^aeioulrn])/, "ge"],
  [/^b(?=[^aeioulr])/, "be"],
  [/^i(?=[lrkb])/, "ein"],
  [/^a(?=m)/, "an"],
  [/usig/, "usik"],
  [/zit/, "zeit"],
  [/u/, "au"],
  [/i/, "ei"],
  [/o/, "a"],
  // 'Gartahus', 'Gitarrastunda'.
  [/(?<=.{3}[^aeiou])a(?=[^aeiou]+[aeiou])/, "en"],
  [/(?<=.{3}[^aeiou])a(?=[^aeiou]+[aeiou])/, "e"],
];

/** 'Bluama', 'macha'; 'Stubo'; 'Iladig'; 'Bildle', 'Bildli', 'Kettele'. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(?<=[lr])a$/, "n"],
  [/la$/, "eln"],
  [/ra$/, "ern"],
  [/a$/, "en"],
  [/a$/, "e"],
  [/o$/, "e"],
  [/ig$/, "ung"],
  [/e?l[ei]$/, ""],
  [/l[ei]$/, ""],
];

/** Words that no rule explains, and short ones. */
const others = new Map(
  `hochzig hochzeit, hochzit hochzeit, hozig hochzeit, hozat hochzeit, zitig zeitung, hus haus, stoa stein, schua schuhe,
  buach buch, buech buch, gwand gewand, hosa hose, kuchi kuche, kuchl kuche, us aus, foti foto, fotele foto, fescht fest, afoto foto, nahat naht,
  naharbata naharbeiten, homepatsch homepage, homepaitsch homepage, kaschta kasten, kasta kasten, usmola ausmalen`
    .split(/,\s*/)
    .map((pair) => pair.split(" ") as [string, string]),
);

const leastLetters = 4;
const maxTried = 60;

const each = (words: readonly string[], rules: typeof sounds) =>
  words.flatMap((word) =>
    rules.filter(([sound]) => sound.test(word)).map(([sound, other]) => word.replace(sound, other)),
  );

/** What a folded word that nobody knows may be in standard German: 'bluama' is 'blumen', 'schriba' is 'schreiben'. */
export function outOfDialect(word: string): string[] {
  const other = others.get(word);
  if (other) return [other];
  if (word.length < leastLetters) return [];
  const ended = [word, ...each([word], ends)];
  const once = each(ended, sounds);
  return [...new Set([...ended, ...once, ...each(once, sounds)])].filter((heard) => heard !== word).slice(0, maxTried);
}
