const maxRemembered = 20_000;
const longestRemembered = 40;

/** A function of a word that remembers its results, because texts consist of the same words. */
export function remembered<Result>(of: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const result = known.get(word);
    if (result !== undefined) return result;
    const made = of(word);
    if (known.size >= maxRemembered) known.clear();
    if (word.length <= longestRemembered) known.set(word, made);
    return made;
  };
}
