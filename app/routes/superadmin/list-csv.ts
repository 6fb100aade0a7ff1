import { data } from "react-router";
import { actions } from "~/audit/acts";
import { actsIn, listActs } from "~/audit/audit.server";
import { outcomes } from "~/audit/grounds";
import { titleOf } from "~/audit/reported";
import { newslettersIn, stateOf } from "~/features/newsletter/superadmin/newsletter";
import { listNewsletters, listReaders } from "~/features/newsletter/superadmin/newsletters.server";
import { callsIn, listQuietCalls } from "~/features/operations/quiet-calls.server";
import { listAllProfiles, profilesIn } from "~/features/profiles/superadmin/superadmin-profiles.server";
import { reportReasons } from "~/features/reports/report";
import { listReported } from "~/features/reports/superadmin/list-reported.server";
import { reportsIn } from "~/features/reports/superadmin/report-filter";
import { importStageIn, listImports } from "~/features/reservations/import/list-imports.server";
import { listBatches } from "~/features/reservations/letters/letters.server";
import { listReservations, reservationsIn } from "~/features/reservations/reservations.server";
import { listUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { csvAnswer } from "~/http/csv-answer.server";
import { queryIn } from "~/http/list-address";
import { type Cell, headOf, lineOf, momentOf, numberOf } from "~/text/csv";
import type { Route } from "./+types/list-csv";

const maxRows = 10_000;

interface List {
  head: string[];
  read: (search: URLSearchParams) => Promise<Cell[][]>;
}

/** The lists of the superadmin area, each with the filters of its page. */
const lists: Record<string, List> = {
  profile: {
    head: ["Name", "E-Mail", "Art", "Status", "Bestätigt", "Von uns ausgeblendet", "Seit"],
    read: async (search) =>
      (await listAllProfiles({ ...profilesIn(search), limit: maxRows })).profiles.map((profile) => [
        ...[profile.name, profile.email, profile.userType, statuses[profile.profileStatus]],
        ...[yesNo(profile.emailVerified), yesNo(profile.hiddenBySuperadmin), momentOf(profile.createdAt)],
      ]),
  },
  reservierungen: {
    head: ["Name", "E-Mail", "Stand", "Reserviert", "Endet", "Brief", "Geöffnet", "Beansprucht"],
    read: async (search) =>
      (await listReservations({ ...reservationsIn(search), limit: maxRows })).reservations.map((row) => [
        ...[row.name, row.email, row.state, row.reservedAt, row.expiresAt],
        ...[row.printedAt ?? "", row.openedAt ?? "", row.claimedAt ?? ""],
      ]),
  },
  ausschreibungen: {
    head: ["Titel", "Unternehmen", "Stand", "Veröffentlicht"],
    read: async (search) =>
      (await listQuietCalls({ ...callsIn(search), limit: maxRows })).calls.map((call) => [
        ...[call.title, call.company.name, call.isOpen ? "offen" : "vorbei", momentOf(call.publishedAt)],
      ]),
  },
  protokoll: {
    head: ["Wann", "Wer", "Was", "Woran", "Grund", "Änderungen"],
    read: async (search) =>
      (await listActs({ ...actsIn(search), limit: maxRows })).acts.map((act) => [
        ...[momentOf(act.createdAt), act.actorName, actions[act.action as keyof typeof actions] ?? act.action],
        ...[act.subjectName, act.reason ?? ""],
        act.changes.map(({ field, before, after }) => `${field}: ${before ?? "–"} → ${after ?? "–"}`).join("; "),
      ]),
  },
  meldungen: {
    head: ["Was", "Wessen", "Gründe", "Meldungen", "Entscheidung", "Seit"],
    read: async (search) => {
      const { state, ...wanted } = reportsIn(search);
      return (await listReported(state, wanted, maxRows)).rows.map((row) => [
        ...[titleOf(row), row.concerned ?? "", row.reasons.map((reason) => reportReasons[reason]).join(", ")],
        ...[numberOf(row.count), row.outcome ? outcomes[row.outcome] : "", momentOf(row.at)],
      ]);
    },
  },
  newsletter: {
    head: ["Betreff", "Stand", "Geschrieben", "Versendet", "Zugestellt"],
    read: async (search) =>
      (await listNewsletters({ ...newslettersIn(search), limit: maxRows })).newsletters.map((row) => [
        ...[row.subject, stateOf(row), momentOf(row.createdAt), row.startedAt ? momentOf(row.startedAt) : ""],
        numberOf(row.counts.sent),
      ]),
  },
  "newsletter-empfang": {
    head: ["Name", "E-Mail", "Eingewilligt"],
    read: async (search) =>
      (await listReaders({ query: queryIn(search), limit: maxRows })).readers.map(({ name, email, since }) => [
        ...[name, email, since ? momentOf(new Date(since)) : ""],
      ]),
  },
  importe: {
    head: ["Hochgeladen", "Stand", "Reserviert"],
    read: async (search) =>
      (await listImports(importStageIn(search), 0, maxRows)).rows.map((row) => [
        ...[row.createdAt, row.stage, row.reserved === null ? "" : numberOf(row.reserved)],
      ]),
  },
  briefe: {
    head: ["Vorbereitet", "Briefe", "Geöffnet", "Beansprucht"],
    read: async () =>
      (await listBatches(0, maxRows)).rows.map((row) => [
        ...[row.createdAt, numberOf(row.letters), numberOf(row.opened), numberOf(row.claimed)],
      ]),
  },
  gesucht: {
    head: ["Wort", "Personen", "Woche vom"],
    read: async (search) =>
      (await listUnfoundWords({ query: queryIn(search), limit: maxRows })).rows.map((row) => [
        ...[row.word, numberOf(row.people), row.from],
      ]),
  },
};

const statuses = { active: "aktiv", hidden: "ausgeblendet", blocked: "gesperrt" };
const yesNo = (is: boolean) => (is ? "ja" : "nein");

export async function loader({ request, params }: Route.LoaderArgs) {
  const list = Object.hasOwn(lists, params.list) ? lists[params.list] : undefined;
  if (!list) throw data(null, { status: 404 });
  const rows = await list.read(new URL(request.url).searchParams);
  return csvAnswer(params.list, headOf(list.head) + rows.map(lineOf).join(""));
}
