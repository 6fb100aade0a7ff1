import { mayOpen } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import { formatCount } from "~/text/format-count";
import { howMany } from "~/text/how-many";
import { bytesText } from "./bytes";
import { type CallStand, callsPath, whoFits } from "./quiet-calls";

/** A call of which a line tells. */
export interface QuietCall {
  title: string;
  path: string;
}

/** How many there are, and the first of them. */
export interface QuietCalls {
  count: number;
  first: QuietCall[];
}

/** What the lines tell of. A part that could not be read is null, and its lines are missing. */
export interface Facts {
  waiting: { reports: number; inDanger: number; objections: number } | null;
  operation: {
    lacksMailServer: boolean;
    isSenderRefused: boolean;
    /** Null when there never was a backup. */
    backupDays: number | null;
    mailsGivenUp: number;
    failedJobs: number;
    freeBytes: number | null;
  } | null;
  market: {
    withoutOffer: QuietCalls;
    undecided: QuietCalls;
    unanswered: QuietCalls;
    endingReservations: number;
    onEarlierTerms: number;
    unfoundWords: string[];
  } | null;
}

/** A call in a line, with the search for people who could answer it where nobody has. */
interface LineCall extends QuietCall {
  people?: string;
}

export interface Line {
  text: string;
  /** Where one acts. */
  to: string;
  /** What the text counts, if it can be opened one by one. */
  calls?: LineCall[];
}

const maxLines = 10;
const maxBackupDays = 2;
/** The lines that lead to where this person may act. Those that lead elsewhere are for superadmins. */
export const linesFor = (viewer: Pick<Viewer, "isSuperadmin" | "roles">, lines: Line[]): Line[] =>
  lines.filter(({ to }) => mayOpen(viewer, "GET", to.replace(/\?.*/, "")));

const littleSpace = 1024 ** 3;

const counted = (count: number, one: string, several: string) =>
  count === 1 ? one : `${formatCount(count)} ${several}`;

const dangerText = ({ reports, inDanger }: { reports: number; inDanger: number }) => {
  const those = reports === 1 ? "" : `${inDanger === 1 ? "eine" : formatCount(inDanger)} davon `;
  return inDanger > 0 ? `, ${those}mit Verdacht auf Gefahr` : "";
};

/** What waits for a superadmin, the most urgent first. A new line is an entry of this list. */
export function linesOf({ waiting, operation, market }: Facts): Line[] {
  const lines: (Line | false | null | undefined)[] = [
    waiting &&
      waiting.reports > 0 && {
        text: `${counted(waiting.reports, "Eine Meldung wartet", "Meldungen warten")} auf eine Entscheidung${dangerText(waiting)}`,
        to: "/admin/meldungen",
      },
    waiting &&
      waiting.objections > 0 && {
        text: `${counted(waiting.objections, "Ein Einspruch wartet", "Einsprüche warten")} auf eine Entscheidung`,
        to: "/admin/meldungen?stand=einspruch",
      },
    operation?.lacksMailServer && { text: "Es gehen keine E-Mails hinaus", to: "#betrieb" },
    operation?.isSenderRefused && {
      text: "Der Mailserver lehnt unseren Absender ab, E-Mails warten",
      to: "/admin/einrichten",
    },
    operation && isBackupOld(operation.backupDays) && { text: backupText(operation.backupDays), to: "#betrieb" },
    operation?.freeBytes != null &&
      operation.freeBytes < littleSpace && {
        text: `Auf dem Server sind nur noch ${bytesText(operation.freeBytes)} frei`,
        to: "#betrieb",
      },
    operation &&
      operation.mailsGivenUp > 0 && {
        text: `${counted(operation.mailsGivenUp, "Eine E-Mail wurde", "E-Mails wurden")} nicht zugestellt`,
        to: "#betrieb",
      },
    operation &&
      operation.failedJobs > 0 && {
        text: `${counted(operation.failedJobs, "Eine Aufgabe ist", "Aufgaben sind")} zuletzt gescheitert`,
        to: "#betrieb",
      },
    lineOfCalls(market?.withoutOffer, "wartet", "ohne Angebot seit mehr als drei Tagen"),
    lineOfCalls(market?.undecided, "unentschieden", "mit Angeboten, die seit zwei Wochen auf eine Entscheidung warten"),
    lineOfCalls(
      market?.unanswered,
      "unbeantwortet",
      "mit Fragen, die seit mehr als drei Tagen auf eine Antwort warten",
    ),
    market &&
      market.endingReservations > 0 && {
        text: `${howMany(market.endingReservations, "Ein Link einer Reservierung endet", "Links von Reservierungen enden")} in den nächsten sieben Tagen`,
        to: "?stand=endet#reservierungen",
      },
    market &&
      market.unfoundWords.length > 0 && {
        text: `Diese Woche vergeblich gesucht: ${market.unfoundWords.map((word) => `„${word}“`).join(", ")}`,
        to: "/admin/gesucht",
      },
    market &&
      market.onEarlierTerms > 0 && {
        text: `${counted(market.onEarlierTerms, "Ein Mitglied hat", "Mitglieder haben")} die neuen AGB abgelehnt`,
        to: "/admin/profile?agb=frueher",
      },
  ];
  return lines.filter((line) => !!line).slice(0, maxLines);
}

const isBackupOld = (days: number | null) => days === null || days > maxBackupDays;
const backupText = (days: number | null) =>
  days === null ? "Es gibt noch keine Sicherung" : `Die letzte Sicherung ist ${days} Tage alt`;

/** A line shows so many by name, and leads to the list of all. */
export const maxCalls = 5;

function lineOfCalls(calls: QuietCalls | undefined, stand: CallStand, what: string): Line | false {
  if (!calls || calls.count === 0) return false;
  const text = `${howMany(calls.count, "Eine Ausschreibung", "Ausschreibungen")} ${what}`;
  const named = calls.first.map((call) => (stand === "wartet" ? { ...call, people: whoFits(call.title) } : call));
  return { text, to: callsPath(stand), calls: named };
}
