import { seeded } from "../random";
import { companies } from "./companies";
import { creatives } from "./creatives";
import type { Visit } from "./types";

const days = 60;
/** How busy a page is: the visits on an ordinary day, and the share of signed-in visitors. */
const plans = [
  { visited: "anna", perDay: 3.4, known: 0.55 },
  { visited: "ben", perDay: 2.1, known: 0.5 },
  { visited: "superadmin", perDay: 0.8, known: 0.6 },
  { visited: "valentina", perDay: 1.5, known: 0.4 },
  { visited: "mathilda", perDay: 1.2, known: 0.4 },
  { visited: "jodok", perDay: 1, known: 0.45 },
] as const;

/** The visits of the last sixty days, newest first. A signed-in visitor counts once a day. */
export function planVisits(): Visit[] {
  const people = [...creatives, ...companies].map(({ key }) => key);
  const visits = plans.flatMap(({ visited, perDay, known }) => {
    const random = seeded(`visits ${visited}`);
    const visitors = random.shuffle(people.filter((key) => key !== visited));
    return Array.from({ length: days }, (_, daysAgo): Visit[] => {
      const weekend = daysAgo % 7 > 4 ? 0.5 : 1;
      const growth = 1.35 - (daysAgo / days) * 0.7;
      const count = Math.round(perDay * weekend * growth * random.between(0.3, 1.7));
      const seen = new Set<string>();
      return Array.from({ length: count }, () => {
        // Squaring makes a few neighbours return often, while most visit once.
        const visitor = random.chance(known) ? visitors[Math.floor(random.next() ** 2 * visitors.length)] : undefined;
        if (!visitor || seen.has(visitor)) return { visited, visitor: null, daysAgo };
        seen.add(visitor);
        return { visited, visitor, daysAgo };
      });
    }).flat();
  });
  return visits.sort((a, b) => a.daysAgo - b.daysAgo);
}
