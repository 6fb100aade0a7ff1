/**
 * Endings of Turkish and of Bosnian, Croatian and Serbian, which many people here speak. The vocabulary has the bare
 * words, as it has English ones: 'fotoğrafçısı' and 'davetiyeler' are 'fotoğraf' and 'davetiye', 'svadbu' is 'svadba'.
 */
const turkish: readonly (readonly [ending: RegExp, least: number])[] = [
  [/c[iu]l[iu]k$|c[iu](?:s[iu])?$/, 5],
  [/l[ae]r[iu]?$/, 4],
  [/(?<=[aeiou])s[iu]$/, 4],
  [/(?<=[^aeiou])[iu]$/, 6],
];
const slavic: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:a|e|i|u|o|om|ama|ima|ova)$/, 5],
  [/(?:nih?|ne|na|nu|skih?|ske|ska)$/, 6],
];

/** What a folded word that nobody knows may be in one of these languages. */
export function withoutForeignEnding(word: string): string[] {
  const bare = (rules: typeof turkish) =>
    rules.flatMap(([ending, least]) => {
      const stem = word.replace(ending, "");
      return stem !== word && stem.length >= least ? [stem] : [];
    });
  const stems = bare(slavic);
  return [...bare(turkish), ...stems.map((stem) => `${stem}a`), ...stems];
}
