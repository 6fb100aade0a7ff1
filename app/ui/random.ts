function hashText(text: string) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function scramble(value: number) {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The same seed gives the same numbers everywhere and in every version. */
export function seededRandom(seed: string) {
  let counter = hashText(seed);
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    return scramble(counter) / 2 ** 32;
  };
}
