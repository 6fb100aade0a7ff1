import { formatCount } from "./format-count";

/** Lists count so far. */
const most = 1000;

/** How many a list has, in words: 'Ein Profil', '23 Profile', 'Mehr als 1.000 Profile'. */
export function howMany(count: number, one: string, several: string): string {
  if (count > most) return `Mehr als ${formatCount(most)} ${several}`;
  return count === 1 ? one : `${formatCount(count)} ${several}`;
}
