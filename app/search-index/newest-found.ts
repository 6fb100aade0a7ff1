import type { SQL, SQLWrapper } from "drizzle-orm";
import { after } from "~/db/newest-first";
import type { FoundAt } from "./find-by-tiers.server";

const cursor = /^(\d{1,16}-\d{1,15})-(\d{1,2})-(\d{1,3})$/;

/** Where a page ended whose kinds of results are each sorted newest first. */
export const cursorOfFound = (last: (FoundAt & { cursor: string }) | null): string | null =>
  last && `${last.cursor}-${last.tier}-${last.distance}`;

/** The condition of the rows after such a cursor. */
export function afterFound(
  text: string | null,
  row: { createdAt: SQLWrapper; id: SQLWrapper },
): (FoundAt & { isAfter: SQL | undefined }) | null {
  const [, last, tier, distance] = cursor.exec(text ?? "") ?? [];
  return last ? { tier: Number(tier), distance: Number(distance), isAfter: after(last, row) } : null;
}
