import { expect, it } from "vitest";
import { type Facts, linesOf, maxCalls } from "./today";

const calm: Facts = {
  waiting: { reports: 0, inDanger: 0, objections: 0 },
  operation: {
    ...{ lacksMailServer: false, isSenderRefused: false, backupDays: 0, mailsGivenUp: 0, failedJobs: 0 },
    freeBytes: 50 * 1024 ** 3,
  },
  market: {
    withoutOffer: { count: 0, first: [] },
    undecided: { count: 0, first: [] },
    unanswered: { count: 0, first: [] },
    endingReservations: 0,
    onEarlierTerms: 0,
    unfoundWords: [],
  },
};
const calls = (count: number) => ({
  count,
  first: Array.from({ length: Math.min(count, maxCalls) }, (_, n) => ({
    title: `Plakat ${n}`,
    path: `/ausschreibungen/plakat-${n}`,
  })),
});
const texts = (facts: Facts) => linesOf(facts).map(({ text }) => text);

it("says nothing when nothing waits [ADM-33]", () => {
  expect(linesOf(calm)).toEqual([]);
  expect(linesOf({ waiting: null, operation: null, market: null })).toEqual([]);
});

it("says that mails wait while the mail server refuses the site's address, and leads to its answer [ADM-32]", () => {
  const operation = calm.operation && { ...calm.operation, isSenderRefused: true };
  expect(linesOf({ ...calm, operation })).toEqual([
    { text: "Der Mailserver lehnt unseren Absender ab, E-Mails warten", to: "/admin/einrichten" },
  ]);
});

it("counts one and several, and leads to where one acts [ADM-32]", () => {
  const one: Facts = {
    waiting: { reports: 1, inDanger: 0, objections: 1 },
    operation: {
      ...{ lacksMailServer: false, isSenderRefused: false, backupDays: 3, mailsGivenUp: 1, failedJobs: 1 },
      freeBytes: 300 * 1024 ** 2,
    },
    market: {
      withoutOffer: calls(1),
      undecided: calls(2),
      unanswered: calls(0),
      endingReservations: 1,
      onEarlierTerms: 1,
      unfoundWords: [],
    },
  };
  expect(texts(one)).toEqual([
    "Eine Meldung wartet auf eine Entscheidung",
    "Ein Einspruch wartet auf eine Entscheidung",
    "Die letzte Sicherung ist 3 Tage alt",
    "Auf dem Server sind nur noch 300 MB frei",
    "Eine E-Mail wurde nicht zugestellt",
    "Eine Aufgabe ist zuletzt gescheitert",
    "Eine Ausschreibung ohne Angebot seit mehr als drei Tagen",
    "2 Ausschreibungen mit Angeboten, die seit zwei Wochen auf eine Entscheidung warten",
    "Ein Link einer Reservierung endet in den nächsten sieben Tagen",
    "Ein Mitglied hat die neuen AGB abgelehnt",
  ]);
  const several = texts({
    ...calm,
    waiting: { reports: 3, inDanger: 0, objections: 2 },
    market: {
      ...calm.market,
      withoutOffer: calls(6),
      unanswered: calls(1),
      unfoundWords: ["taxidermie", "falkner"],
    } as Facts["market"],
  });
  expect(several).toEqual([
    "3 Meldungen warten auf eine Entscheidung",
    "2 Einsprüche warten auf eine Entscheidung",
    "6 Ausschreibungen ohne Angebot seit mehr als drei Tagen",
    "Eine Ausschreibung mit Fragen, die seit mehr als drei Tagen auf eine Antwort warten",
    "Diese Woche vergeblich gesucht: „taxidermie“, „falkner“",
  ]);
  expect(linesOf({ ...calm, waiting: null }).length).toBe(0);
});

it("says how many reports are about a danger [ADM-91]", () => {
  const said = (reports: number, inDanger: number) => texts({ ...calm, waiting: { reports, inDanger, objections: 0 } });
  expect([said(1, 1), said(12, 1), said(1200, 1001)].flat()).toEqual([
    "Eine Meldung wartet auf eine Entscheidung, mit Verdacht auf Gefahr",
    "12 Meldungen warten auf eine Entscheidung, eine davon mit Verdacht auf Gefahr",
    "1.200 Meldungen warten auf eine Entscheidung, 1.001 davon mit Verdacht auf Gefahr",
  ]);
});

it("leads from a call without an offer to the people who could answer it [ADM-51]", () => {
  const market = { ...calm.market, withoutOffer: calls(1), undecided: calls(1) } as Facts["market"];
  const [without, undecided] = linesOf({ ...calm, market });
  expect(without?.calls?.map(({ people }) => people)).toEqual(["/kreative?q=Plakat%200"]);
  expect(undecided?.calls?.map(({ people }) => people)).toEqual([undefined]);
});

it("leads from each count to the list of what it counts [ADM-70]", () => {
  const market = {
    ...{ withoutOffer: calls(6), undecided: calls(1), unanswered: calls(2), endingReservations: 2 },
    ...{ onEarlierTerms: 1, unfoundWords: ["falkner"] },
  };
  expect(linesOf({ ...calm, market }).map(({ to }) => to)).toEqual([
    "/admin/ausschreibungen?stand=wartet",
    "/admin/ausschreibungen?stand=unentschieden",
    "/admin/ausschreibungen?stand=unbeantwortet",
    "?stand=endet#reservierungen",
    "/admin/gesucht",
    "/admin/profile?agb=frueher",
  ]);
});

it("has at most ten lines and five calls in one, the most urgent first [ADM-32]", () => {
  const all: Facts = {
    waiting: { reports: 1, inDanger: 0, objections: 1 },
    operation: {
      lacksMailServer: true,
      isSenderRefused: false,
      backupDays: null,
      mailsGivenUp: 2,
      failedJobs: 2,
      freeBytes: 0,
    },
    market: {
      ...{
        withoutOffer: calls(6),
        undecided: calls(1),
        unanswered: calls(1),
        endingReservations: 2,
        onEarlierTerms: 2,
      },
      unfoundWords: ["falkner"],
    },
  };
  const lines = linesOf(all);
  expect(lines).toHaveLength(10);
  expect(lines.slice(2, 4).map(({ text }) => text)).toEqual([
    "Es gehen keine E-Mails hinaus",
    "Es gibt noch keine Sicherung",
  ]);
  expect(lines.find(({ text }) => text.startsWith("6 "))?.calls).toHaveLength(5);
});
