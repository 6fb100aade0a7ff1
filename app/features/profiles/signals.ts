import type { CallRecord, ResponseClass } from "~/db/schema";

/** How fast somebody mostly answers, the fastest class first. Slower answers are not shown. */
export const responseClasses = {
  tag: { days: 1, text: "meist innerhalb eines Tages" },
  "drei-tage": { days: 3, text: "meist innerhalb von drei Tagen" },
  woche: { days: 7, text: "meist innerhalb einer Woche" },
} as const satisfies Record<ResponseClass, { days: number; text: string }>;

/** What counts for how fast somebody answers. */
export const responseCounts = { newest: 10, least: 5, days: 180, patienceDays: 7 } as const;

export const recordText = ({ ended, awarded, answered }: CallRecord): string =>
  `${ended} beendet, ${awarded} vergeben; bei ${answered} haben alle Angebote eine Antwort`;
