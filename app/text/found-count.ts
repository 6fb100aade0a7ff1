import { formatCount } from "./format-count";

/** The number of search results as text. At most `most` are counted. */
export function foundCount(total: number, most: number, [one, many]: readonly [one: string, many: string]): string {
  if (total > most) return `Mehr als ${formatCount(most)} ${many} gefunden`;
  return total === 1 ? `1 ${one} gefunden` : `${formatCount(total)} ${many} gefunden`;
}
