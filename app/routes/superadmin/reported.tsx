import { aboutOneself } from "~/audit/acts";
import { ReasonForm } from "~/audit/reason-form";
import { titleOf } from "~/audit/reported";
import { getViewer, recentPasswordOnly } from "~/auth/guards.server";
import { db } from "~/db/client.server";
import { whyNotDecide } from "~/features/reports/superadmin/answer-objection.server";
import { mayAnswer, needsPasswordAgain, outcomesFor } from "~/features/reports/superadmin/decide";
import { DecideForm } from "~/features/reports/superadmin/decide-form";
import { decideReports } from "~/features/reports/superadmin/decide-reports.server";
import { DecisionList } from "~/features/reports/superadmin/decision-list";
import { ObjectionList } from "~/features/reports/superadmin/objection-list";
import { listObjectionsTo } from "~/features/reports/superadmin/objections.server";
import { ReportList } from "~/features/reports/superadmin/report-list";
import { getReported } from "~/features/reports/superadmin/reported.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { formatDay, formatMoment } from "~/text/dates";
import { formatCount } from "~/text/format-count";
import { Badge } from "~/ui/badge";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import type { Route } from "./+types/reported";
import { actsOnReported } from "./acts-on-reported.server";

export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const isPost = args.request.method === "POST";
    return isPost && needsPasswordAgain(readForm(args.context).get("outcome"))
      ? recentPasswordOnly(args, next)
      : next();
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { reports, decisions, openReasons, ...subject } = await getReported(params.id);
  const title = titleOf(subject);
  // A reported person sees nothing that could show who reported them.
  const hidden = { openReasons: [], allowed: [], objections: [], isInDanger: false, reports: [], decisions: [] };
  if (subject.concerns === viewer.id) return { subject: { ...subject, title }, isAboutViewer: true, ...hidden };
  const objections = await listObjectionsTo(subject.id);
  return {
    subject: { ...subject, title },
    isAboutViewer: false,
    openReasons,
    allowed:
      openReasons.length > 0 ? outcomesFor(subject).filter((answer) => mayAnswer(viewer, subject.kind, answer)) : [],
    objections: await Promise.all(
      objections.map(async ({ decidedBy, concerns, objectorId, createdAt, ...objection }) => ({
        ...objection,
        createdAt: formatMoment(createdAt),
        whyNot: await whyNotDecide(db, viewer, {
          ...{ decidedBy, concerns, objectorId },
          ...{ outcome: objection.outcome, since: createdAt },
        }),
      })),
    ),
    isInDanger: reports.some(({ isDanger, decisionId }) => isDanger && !decisionId),
    reports: reports.map((report) => ({ ...report, createdAt: formatMoment(report.createdAt) })),
    decisions: decisions.map(({ decidedAt, revokedAt, ...decision }) => ({
      ...decision,
      title: titleOf(decision),
      decided: formatDay(decidedAt),
      revoked: revokedAt && formatDay(revokedAt),
    })),
  };
}

export const action = ({ params, context }: Route.ActionArgs) =>
  decideReports(getViewer(context), params.id, readForm(context), actsOnReported);

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Meldung");

/** Where superadmins see the content in any state. */
const pages = {
  profile: "/admin/profile",
  call: "/admin/ausschreibungen",
  post: "/admin/posts",
  work: "/admin/arbeiten",
};

/** What has no page of its own for superadmins, and is shown again here. */
const showing = {
  message: { path: "nachrichten", says: "Die andere Seite liest die Nachricht wieder." },
  question: { path: "fragen", says: "Die Frage steht wieder bei der Ausschreibung." },
  collection: { path: "merklisten", says: "Der Link der Merkliste führt wieder zu ihr, solange sie geteilt ist." },
  collaboration: { path: "zusammenarbeit", says: "Der Satz steht wieder auf dem Profil." },
  answer: { path: "antworten", says: "Die Antwort steht wieder unter dem Satz." },
};

export default function ReportedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, isAboutViewer, allowed, openReasons, objections, isInDanger, reports, decisions } = loaderData;
  const { kind, contentId, path, concerned, title } = subject;
  const page = kind in pages && contentId ? `${pages[kind as keyof typeof pages]}/${contentId}` : null;
  return (
    <>
      <h1 className="text-4xl wrap-anywhere">{title}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-soft">
        {path && (
          <TextLink to={path} className="hit">
            Ansehen
          </TextLink>
        )}
        {page && (
          <TextLink to={page} className="hit">
            Verwalten
          </TextLink>
        )}
        {concerned && kind !== "profile" && (
          <TextLink to={`/admin/profile/${concerned.id}`} className="hit">
            {concerned.name}
          </TextLink>
        )}
        {subject.state === "hidden" && <Badge>Ausgeblendet</Badge>}
        {concerned?.profileStatus === "blocked" && <Badge variant="signal">Konto gesperrt</Badge>}
      </p>
      {subject.text && <p className="mt-6 max-w-text whitespace-pre-line wrap-anywhere">{subject.text}</p>}
      {isAboutViewer && (
        <Notice title={aboutOneself.title} className="mt-8">
          {aboutOneself.text}
        </Notice>
      )}
      {isInDanger && (
        <Notice kind="error" title="Verdacht auf Gefahr für Leben oder Sicherheit" className="mt-8">
          Ist der Verdacht begründet, verständigen Sie sofort die Polizei: 133. Artikel 18 des Gesetzes über digitale
          Dienste (DSA) verpflichtet uns dazu, mit allem, was wir wissen.
        </Notice>
      )}
      {objections.length > 0 && (
        <Section title="Einsprüche" flush>
          <ObjectionList objections={objections} />
        </Section>
      )}
      {!isAboutViewer && (
        <>
          <Section title={`Meldungen (${formatCount(reports.length)})`} flush>
            {reports.length > 0 ? <ReportList reports={reports} /> : <p className="py-5 text-soft">Keine.</p>}
          </Section>
          {allowed.length > 0 && (
            <Section title="Entscheiden" className="print:hidden">
              <DecideForm
                action={`/admin/meldungen/${subject.id}`}
                allowed={allowed}
                reasons={openReasons}
                arrived={actionData}
              />
            </Section>
          )}
          {kind in showing && subject.state === "hidden" && (
            <Section title="Wieder einblenden" className="print:hidden">
              <ReasonForm
                action={`/admin/${showing[kind as keyof typeof showing].path}/${contentId}/einblenden`}
                label="Einblenden"
                failure="Fehler beim Einblenden"
              >
                {showing[kind as keyof typeof showing].says}
              </ReasonForm>
            </Section>
          )}
          <Section title="Bisherige Entscheidungen" flush>
            {decisions.length > 0 ? <DecisionList decisions={decisions} /> : <p className="py-5 text-soft">Keine.</p>}
          </Section>
        </>
      )}
    </>
  );
}
