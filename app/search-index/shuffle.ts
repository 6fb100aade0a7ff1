import { dayMs } from "~/text/dates";

/**
 * A shuffle that is the same for everyone for a day and that PostgreSQL reads from one index. `mix_of` gives each
 * person a number; its upper bits are one of 4096 blocks, whose order changes every day.
 */
export const blocks = 4096;
export const rowsOfBlock = 65_536;

export interface Shuffle {
  /** Days since 1970. */
  day: number;
  factor: number;
  shift: number;
  /** Returns the number of the block at a position. */
  inverse: number;
}

export const dayNumberOf = (day: string): number => Date.parse(day) / dayMs;

/** Makes the orders of consecutive days independent. */
function scatter(value: number): number {
  let bits = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

export function shuffleOf(day: number): Shuffle {
  const bits = scatter(day);
  // An odd factor gives each block a different position.
  const factor = (bits % blocks) | 1;
  const shift = (bits >>> 12) % blocks;
  let inverse = 1;
  // Each round doubles the number of right bits.
  for (let right = 1; right < 12; right *= 2) inverse = (inverse * (2 - factor * inverse)) & (blocks - 1);
  return { day, factor, shift, inverse };
}
