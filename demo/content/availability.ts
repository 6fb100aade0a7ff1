import type { Availability } from "~/db/schema";

/** What creatives of the demo say of their time; days from now. */
export const availability: readonly { who: string; says: Availability; inDays?: number; saidDaysAgo: number }[] = [
  { who: "anna", says: "frei", inDays: 40, saidDaysAgo: 3 },
  { who: "ben", says: "ausgebucht", inDays: 70, saidDaysAgo: 12 },
  { who: "elif", says: "einzelne", saidDaysAgo: 20 },
  { who: "hedwig", says: "frei", saidDaysAgo: 1 },
];
