import { formatCount } from "./format-count";

/** How many a list has, in words: 'Ein Profil', '23 Profile', or 'Mehr als 1.000 Profile' where it counts no further. */
export function howMany(count: number, one: string, several: string, max = 1000): string {
  if (count > max) return `Mehr als ${formatCount(max)} ${several}`;
  return count === 1 ? one : `${formatCount(count)} ${several}`;
}
