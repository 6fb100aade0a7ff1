/** A generator of numbers that gives the same row for the same seed, on every machine. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

function hash(text: string): number {
  let sum = 2166136261;
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new RangeError("nothing to pick from");
    return found;
  };
  return {
    next,
    int,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    shuffle(list) {
      const left = [...list];
      for (let i = left.length - 1; i > 0; i--) {
        const j = int(0, i);
        [left[i], left[j]] = [left[j] as (typeof left)[number], left[i] as (typeof left)[number]];
      }
      return left;
    },
  };
}
