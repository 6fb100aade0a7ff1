import { formatCount } from "~/text/format-count";

/** A week as it is stored. */
export interface MarketWeek {
  week: string;
  calls: number;
  open: number;
  offers: number;
  withOffer: number;
  withThree: number;
  awarded: number;
  firstOfferHours: number | null;
  decisionDays: number | null;
  firstMessages: number;
  answered: number;
  creatives: number;
  companies: number;
}

/** What is fewer is not shown as a number, because it might be one's neighbour. */
export const fewestShown = 5;
const fewer = `unter ${fewestShown}`;

/** A value as people read it, and as it is drawn; null where nothing can be said. */
export interface Shown {
  text: string;
  value: number | null;
}

const nothing: Shown = { text: "–", value: null };
export const isFew = (count: number) => count > 0 && count < fewestShown;

export const countShown = (count: number): Shown =>
  isFew(count) ? { text: fewer, value: null } : { text: formatCount(count), value: count };

/** How many of a hundred, if both are enough. */
function shareShown(part: number, of: number): Shown {
  if (of < fewestShown) return nothing;
  if (isFew(part)) return { text: `${fewer} von ${formatCount(of)}`, value: null };
  // What is left is a count as well.
  if (isFew(of - part)) return { text: `fast alle von ${formatCount(of)}`, value: null };
  const percent = Math.round((part / of) * 100);
  return { text: `${percent} %`, value: percent };
}

const medianShown = (median: number | null, of: number, unit: string): Shown =>
  median === null || of < fewestShown ? nothing : { text: `${median} ${unit}`, value: median };

function ratioShown(part: number, of: number): Shown {
  if (of < fewestShown || isFew(part)) return nothing;
  const ratio = Math.round((part / of) * 10) / 10;
  return { text: `${ratio}`.replace(".", ","), value: ratio };
}

interface FigureKind {
  label: string;
  /** What exactly is counted, for the page. */
  definition: string;
  of: (week: MarketWeek) => Shown;
  /** It says little of a week that has just ended. */
  isSlow?: true;
}

/** Every figure of the market. A new one is a line here, and a column that `count-market.server.ts` fills. */
const figureKinds: FigureKind[] = [
  {
    label: "Offene Ausschreibungen",
    definition: "Am Ende der Woche veröffentlicht und weder abgelaufen noch geschlossen oder vergeben.",
    of: ({ open }) => countShown(open),
  },
  {
    label: "Neue Ausschreibungen",
    definition: "In der Woche veröffentlicht. Auch die nächsten fünf Zahlen betreffen diese.",
    of: ({ calls }) => countShown(calls),
  },
  {
    label: "Angebote je Ausschreibung",
    definition: "Alle Angebote, die sie bis heute haben, durch ihre Zahl.",
    of: ({ offers, calls }) => ratioShown(offers, calls),
  },
  {
    label: "Mit mindestens einem Angebot",
    definition: "Anteil mit einem Angebot oder mehr.",
    of: ({ withOffer, calls }) => shareShown(withOffer, calls),
  },
  {
    label: "Mit drei Angeboten",
    definition: "Anteil mit drei Angeboten oder mehr.",
    of: ({ withThree, calls }) => shareShown(withThree, calls),
  },
  {
    label: "Vergeben",
    definition: "Anteil, der bis heute vergeben ist.",
    of: ({ awarded, calls }) => shareShown(awarded, calls),
  },
  {
    label: "Zeit bis zum ersten Angebot",
    definition: "Median der Stunden von der Veröffentlichung bis zum ersten Angebot, wo es eines gibt.",
    of: ({ firstOfferHours, withOffer }) => medianShown(firstOfferHours, withOffer, "Std."),
  },
  {
    label: "Zeit bis zur Vergabe",
    definition: "Median der Tage von der Veröffentlichung bis zur Vergabe, wo vergeben ist.",
    of: ({ decisionDays, awarded }) => medianShown(decisionDays, awarded, "Tage"),
    isSlow: true,
  },
  {
    label: "Beantwortete erste Nachrichten",
    definition:
      "Anteil der Unterhaltungen, die in der Woche mit einer Nachricht begannen, nicht mit einem Angebot, und eine Antwort haben.",
    of: ({ answered, firstMessages }) => shareShown(answered, firstMessages),
  },
  {
    label: "Aktive Kreative",
    definition: "Wer in der Woche etwas geschrieben, angeboten, gepostet oder als Arbeit gezeigt hat.",
    of: ({ creatives }) => countShown(creatives),
  },
  {
    label: "Aktive Unternehmen",
    definition: "Wer in der Woche etwas geschrieben, ausgeschrieben oder gepostet hat.",
    of: ({ companies }) => countShown(companies),
  },
];

export interface ShownFigure {
  label: string;
  definition: string;
  weeks: (Shown & { week: string })[];
}

export const figuresOf = (weeks: readonly MarketWeek[]): ShownFigure[] =>
  figureKinds.map(({ label, definition, of }) => ({
    ...{ label, definition },
    weeks: weeks.map((week) => ({ week: week.week, ...of(week) })),
  }));

/** The figures of a week in a line each, beside those of the week before. */
export const linesOfWeek = (week: MarketWeek, before: MarketWeek): string[] =>
  figureKinds
    .filter(({ isSlow }) => !isSlow)
    .map(({ label, of }) => {
      const [now, then] = [of(week).text, of(before).text];
      return `${label}: ${now} (${now === then ? "wie in der Woche davor" : `davor: ${then}`})`;
    });

/** One a month, in the half-year that is counted. */
const callsForEach = 6;

/**
 * Whether more is looked for than the people could answer. Enough people for what is sought are no gap. Few people count
 * as if they were as many as few can be, because the number of calls is shown, and the gap would tell how many they are.
 */
export const isGap = ({ people, calls }: { people: number; calls: number }): boolean =>
  calls > (isFew(people) ? fewestShown - 1 : people) * callsForEach;
