import { countShown, fewestShown, isFew } from "./figures";

/** How far those who began in a week have come, as it is stored. */
export interface FunnelWeek {
  week: string;
  reserved: number;
  opened: number;
  claimed: number;
  registered: number;
  confirmed: number;
  pictured: number;
  liked: number;
  worked: number;
  posted: number;
  offered: number;
  published: number;
  answered: number;
  selected: number;
  agreed: number;
}

interface Step {
  key: Exclude<keyof FunnelWeek, "week">;
  label: string;
  definition: string;
  /** The step before it, of which it is a part. */
  of?: Step["key"];
  /** The list of those who stand there, if superadmins may see it. */
  list?: StepList;
}

interface StepList {
  page: "/admin/dashboard" | "/admin/profile" | "/admin/ausschreibungen";
  stand: string;
  label: string;
  /** What it holds: those counted by the first, without those counted by the second. */
  holds: [Step["key"], Step["key"]?];
}

interface Way {
  title: string;
  about: string;
  steps: Step[];
}

/** The three ways, step by step. A new step is a line here, and a column that `count-funnel.server.ts` fills. */
export const ways: Way[] = [
  {
    title: "Von der Reservierung zum Profil",
    about: "Gezählt nach der Woche, in der reserviert wurde, ohne gelöschte Reservierungen.",
    steps: [
      {
        key: "reserved",
        label: "Reserviert",
        definition: "Ein Profil wurde reserviert.",
        list: {
          page: "/admin/dashboard",
          stand: "ungeoeffnet",
          label: "Noch nicht geöffnet",
          holds: ["reserved", "opened"],
        },
      },
      {
        key: "opened",
        label: "Geöffnet",
        definition: "Jemand hat den Link oder den Code des Briefs geöffnet.",
        of: "reserved",
        list: {
          page: "/admin/dashboard",
          stand: "geoeffnet",
          label: "Geöffnet, nicht beansprucht",
          holds: ["opened", "claimed"],
        },
      },
      {
        key: "claimed",
        label: "Beansprucht",
        definition: "Die Person hat das Profil übernommen.",
        of: "opened",
        list: { page: "/admin/dashboard", stand: "beansprucht", label: "Beansprucht", holds: ["claimed"] },
      },
    ],
  },
  {
    title: "Von der Registrierung zur ersten Tat",
    about:
      "Gezählt nach der Woche der Registrierung. Wer die Adresse nicht bestätigt, wird später gelöscht und zählt dann nicht mehr.",
    steps: [
      {
        key: "registered",
        label: "Registriert",
        definition: "Ein Konto wurde angelegt.",
        list: {
          page: "/admin/profile",
          stand: "unbestaetigt",
          label: "Noch nicht bestätigt",
          holds: ["registered", "confirmed"],
        },
      },
      {
        key: "confirmed",
        label: "Bestätigt",
        definition: "Die E-Mail-Adresse ist bestätigt.",
        of: "registered",
        list: { page: "/admin/profile", stand: "ohne-bild", label: "Noch ohne Bild", holds: ["confirmed", "pictured"] },
      },
      {
        key: "pictured",
        label: "Mit Bild",
        definition: "Das Profil hat ein Bild oder Logo.",
        of: "confirmed",
      },
      {
        key: "liked",
        label: "Like",
        definition: "Wer ein Bild hat und ein Profil favorisiert.",
        of: "pictured",
        list: { page: "/admin/profile", stand: "ohne-like", label: "Noch ohne Like", holds: ["pictured", "liked"] },
      },
      {
        key: "worked",
        label: "Arbeit",
        definition: "Wer ein Bild hat und eine Arbeit zeigt.",
        of: "pictured",
        list: {
          page: "/admin/profile",
          stand: "ohne-arbeit",
          label: "Noch ohne Arbeit",
          holds: ["pictured", "worked"],
        },
      },
      {
        key: "posted",
        label: "Post",
        definition: "Wer ein Bild hat und gepostet hat.",
        of: "pictured",
        list: { page: "/admin/profile", stand: "ohne-post", label: "Noch ohne Post", holds: ["pictured", "posted"] },
      },
      {
        key: "offered",
        label: "Angebot",
        definition: "Wer ein Bild hat und ein Angebot gesendet hat.",
        of: "pictured",
        list: {
          page: "/admin/profile",
          stand: "ohne-angebot",
          label: "Noch ohne Angebot",
          holds: ["pictured", "offered"],
        },
      },
    ],
  },
  {
    title: "Von der Ausschreibung zum Auftrag",
    about:
      "Gezählt nach der Woche der Veröffentlichung. Wer eine Ausschreibung ansieht, speichern wir nicht; dazu gibt es keine Zahl. Angebote sind versiegelt; von ihnen gibt es keine Liste.",
    steps: [
      {
        key: "published",
        label: "Veröffentlicht",
        definition: "Eine Ausschreibung wurde veröffentlicht.",
        list: {
          page: "/admin/ausschreibungen",
          stand: "ohne-angebot",
          label: "Noch ohne Angebot",
          holds: ["published", "answered"],
        },
      },
      { key: "answered", label: "Angebot", definition: "Sie hat mindestens ein Angebot.", of: "published" },
      { key: "selected", label: "Ausgewählt", definition: "Ein Angebot wurde ausgewählt.", of: "answered" },
      { key: "agreed", label: "Bestätigt", definition: "Beide Seiten haben den Auftrag bestätigt.", of: "selected" },
    ],
  },
];

/** What is left of the step before is a count as well. */
function stepShown(week: FunnelWeek, { key, of }: Step): string {
  const count = week[key];
  return of && count >= fewestShown && isFew(week[of] - count) ? "fast alle" : countShown(count).text;
}

/** The list of a step, of those who began in the weeks that are counted. */
export function listPath({ page, stand }: StepList, since: string | undefined): string {
  const search = new URLSearchParams({ stand, ...(since && { seit: since }) });
  return `${page}?${search}${page === "/admin/dashboard" ? "#reservierungen" : ""}`;
}

export interface ShownWay extends Omit<Way, "steps"> {
  steps: (Omit<Step, "list"> & { list?: { to: string; label: string } })[];
  weeks: { week: string; texts: string[] }[];
}

/** Every way with its weeks, the latest first. */
export function waysOf(weeks: readonly FunnelWeek[]): ShownWay[] {
  const since = weeks.at(-1)?.week;
  return ways.map((way) => ({
    ...way,
    steps: way.steps.map(({ list, ...step }) => ({
      ...step,
      list: list && { to: listPath(list, since), label: list.label },
    })),
    weeks: weeks.map((week) => ({ week: week.week, texts: way.steps.map((step) => stepShown(week, step)) })),
  }));
}
