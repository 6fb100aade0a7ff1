/** The periods that the list of visitors can show. */
export const periods = [
  { key: "alle", label: "Alle", days: null },
  { key: "woche", label: "Letzte 7 Tage", days: 7 },
  { key: "monat", label: "Letzte 30 Tage", days: 30 },
] as const;

export type Period = (typeof periods)[number];

export const readPeriod = (key: string | null): Period => periods.find((period) => period.key === key) ?? periods[0];
