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
  /** The list of those who have come so far and no further, if superadmins may see it. */
  list?: { to: string; label: string };
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
        list: { to: "/admin/dashboard?stand=ungeoeffnet#reservierungen", label: "Noch nicht geöffnet" },
      },
      {
        key: "opened",
        label: "Geöffnet",
        definition: "Jemand hat den Link oder den Code des Briefs geöffnet.",
        of: "reserved",
        list: { to: "/admin/dashboard?stand=geoeffnet#reservierungen", label: "Geöffnet, nicht beansprucht" },
      },
      {
        key: "claimed",
        label: "Beansprucht",
        definition: "Die Person hat das Profil übernommen.",
        of: "opened",
        list: { to: "/admin/dashboard?stand=beansprucht#reservierungen", label: "Beansprucht" },
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
        list: { to: "/admin/profile?stand=unbestaetigt", label: "Noch nicht bestätigt" },
      },
      {
        key: "confirmed",
        label: "Bestätigt",
        definition: "Die E-Mail-Adresse ist bestätigt.",
        of: "registered",
        list: { to: "/admin/profile?stand=ohne-bild", label: "Noch ohne Bild" },
      },
      {
        key: "pictured",
        label: "Mit Bild",
        definition: "Das Profil hat ein Bild oder Logo.",
        of: "confirmed",
        list: { to: "/admin/profile?stand=still", label: "Noch nichts getan" },
      },
      { key: "liked", label: "Like", definition: "Wer ein Bild hat und ein Profil favorisiert.", of: "pictured" },
      { key: "worked", label: "Arbeit", definition: "Wer ein Bild hat und eine Arbeit zeigt.", of: "pictured" },
      { key: "posted", label: "Post", definition: "Wer ein Bild hat und gepostet hat.", of: "pictured" },
      {
        key: "offered",
        label: "Angebot",
        definition: "Wer ein Bild hat und ein Angebot gesendet hat.",
        of: "pictured",
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
        list: { to: "/ausschreibungen", label: "Offene Ausschreibungen" },
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

export interface ShownWay extends Way {
  weeks: { week: string; texts: string[] }[];
}

/** Every way with its weeks, the latest first. */
export const waysOf = (weeks: readonly FunnelWeek[]): ShownWay[] =>
  ways.map((way) => ({
    ...way,
    weeks: weeks.map((week) => ({ week: week.week, texts: way.steps.map((step) => stepShown(week, step)) })),
  }));
