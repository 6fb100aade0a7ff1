import { data } from "react-router";
import { actions } from "~/audit/acts";
import { actsIn, listActs } from "~/audit/audit.server";
import { outcomes } from "~/audit/grounds";
import { reportReasons, titleOf } from "~/audit/reported";
import { newslettersIn, stateOf } from "~/features/newsletter/superadmin/newsletter";
import { listNewsletters, listReaders } from "~/features/newsletter/superadmin/newsletters.server";
import { callsIn, listQuietCalls } from "~/features/operations/quiet-calls.server";
import { listAllProfiles, profilesIn } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { type ListedSubject, listReported } from "~/features/reports/superadmin/list-reported.server";
import { reportsIn } from "~/features/reports/superadmin/report-filter";
import { importStageIn, listImports } from "~/features/reservations/import/list-imports.server";
import { listBatches } from "~/features/reservations/letters/letters.server";
import { listReservations, reservationsIn } from "~/features/reservations/reservations.server";
import { listUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { csvAnswer } from "~/http/csv-answer.server";
import { queryIn } from "~/http/list-address";
import { type CsvColumn, momentOf, numberOf, tableOf } from "~/text/csv";
import type { Route } from "./+types/list-csv";

const maxRows = 10_000;

/** The table of a list: its rows, and their columns. */
const list =
  <Row>(read: (search: URLSearchParams) => Promise<Row[]>, columns: CsvColumn<Row>[]) =>
  async (search: URLSearchParams) =>
    tableOf(columns, await read(search));

/** The lists of the superadmin area, each with the filters of its page. */
const lists: Record<string, (search: URLSearchParams) => Promise<string>> = {
  profile: list(
    async (search) => (await listAllProfiles({ ...profilesIn(search), limit: maxRows })).profiles,
    [
      ["Name", ({ name }) => name],
      ["E-Mail", ({ email }) => email],
      ["Art", ({ userType }) => userType],
      ["Status", ({ profileStatus }) => statuses[profileStatus]],
      ["Bestätigt", ({ emailVerified }) => yesNo(emailVerified)],
      ["Von uns ausgeblendet", ({ hiddenBySuperadmin }) => yesNo(hiddenBySuperadmin)],
      ["Seit", ({ createdAt }) => momentOf(createdAt)],
    ],
  ),
  reservierungen: list(
    async (search) => (await listReservations({ ...reservationsIn(search), limit: maxRows })).reservations,
    [
      ["Name", ({ name }) => name],
      ["E-Mail", ({ email }) => email],
      ["Stand", ({ state }) => state],
      ["Reserviert", ({ reservedAt }) => reservedAt],
      ["Endet", ({ expiresAt }) => expiresAt],
      ["Brief", ({ printedAt }) => printedAt ?? ""],
      ["Geöffnet", ({ openedAt }) => openedAt ?? ""],
      ["Beansprucht", ({ claimedAt }) => claimedAt ?? ""],
    ],
  ),
  ausschreibungen: list(
    async (search) => (await listQuietCalls({ ...callsIn(search), limit: maxRows })).calls,
    [
      ["Titel", ({ title }) => title],
      ["Unternehmen", ({ company }) => company.name],
      ["Stand", ({ isOpen }) => (isOpen ? "offen" : "vorbei")],
      ["Veröffentlicht", ({ publishedAt }) => momentOf(publishedAt)],
    ],
  ),
  protokoll: list(
    async (search) => (await listActs({ ...actsIn(search), limit: maxRows })).acts,
    [
      ["Wann", ({ createdAt }) => momentOf(createdAt)],
      ["Wer", ({ actorName }) => actorName],
      ["Was", ({ action }) => actions[action as keyof typeof actions] ?? action],
      ["Woran", ({ subjectName }) => subjectName],
      ["Grund", ({ reason }) => reason ?? ""],
      [
        "Änderungen",
        ({ changes }) =>
          changes.map(({ field, before, after }) => `${field}: ${before ?? "–"} → ${after ?? "–"}`).join("; "),
      ],
    ],
  ),
  meldungen: list(
    async (search): Promise<ListedSubject[]> => {
      const { state, ...wanted } = reportsIn(search);
      return (await listReported(state, wanted, maxRows)).rows;
    },
    [
      ["Was", (row) => titleOf(row)],
      ["Wessen", ({ concerned }) => concerned ?? ""],
      ["Gründe", ({ reasons }) => reasons.map((reason) => reportReasons[reason]).join(", ")],
      ["Meldungen", ({ count }) => numberOf(count)],
      ["Entscheidung", ({ outcome }) => (outcome ? outcomes[outcome] : "")],
      ["Seit", ({ at }) => momentOf(at)],
    ],
  ),
  newsletter: list(
    async (search) => (await listNewsletters({ ...newslettersIn(search), limit: maxRows })).newsletters,
    [
      ["Betreff", ({ subject }) => subject],
      ["Stand", (row) => stateOf(row)],
      ["Geschrieben", ({ createdAt }) => momentOf(createdAt)],
      ["Versendet", ({ startedAt }) => (startedAt ? momentOf(startedAt) : "")],
      ["Zugestellt", ({ counts }) => numberOf(counts.sent)],
    ],
  ),
  "newsletter-empfang": list(
    async (search) => (await listReaders({ query: queryIn(search), limit: maxRows })).readers,
    [
      ["Name", ({ name }) => name],
      ["E-Mail", ({ email }) => email],
      ["Eingewilligt", ({ since }) => (since ? momentOf(new Date(since)) : "")],
    ],
  ),
  importe: list(
    async (search) => (await listImports(importStageIn(search), 0, maxRows)).rows,
    [
      ["Hochgeladen", ({ createdAt }) => createdAt],
      ["Stand", ({ stage }) => stage],
      ["Reserviert", ({ reserved }) => (reserved === null ? "" : numberOf(reserved))],
    ],
  ),
  briefe: list(
    async () => (await listBatches(0, maxRows)).rows,
    [
      ["Vorbereitet", ({ createdAt }) => createdAt],
      ["Briefe", ({ letters }) => numberOf(letters)],
      ["Geöffnet", ({ opened }) => numberOf(opened)],
      ["Beansprucht", ({ claimed }) => numberOf(claimed)],
    ],
  ),
  gesucht: list(
    async (search) => (await listUnfoundWords({ query: queryIn(search), limit: maxRows })).rows,
    [
      ["Wort", ({ word }) => word],
      ["Personen", ({ people }) => numberOf(people)],
      ["Woche vom", ({ from }) => from],
    ],
  ),
};

const statuses = { active: "aktiv", hidden: "ausgeblendet", blocked: "gesperrt" };
const yesNo = (is: boolean) => (is ? "ja" : "nein");

export async function loader({ request, params }: Route.LoaderArgs) {
  const table = Object.hasOwn(lists, params.list) ? lists[params.list] : undefined;
  if (!table) throw data(null, { status: 404 });
  return csvAnswer(params.list, await table(new URL(request.url).searchParams));
}
