import { aboutOneself } from "~/audit/acts";
import { ReasonForm } from "~/audit/reason-form";
import { titleOf } from "~/audit/reported";
import { getViewer, recentPasswordOnly } from "~/auth/guards.server";
import { db } from "~/db/client.server";
import { deleteArticleForReason } from "~/features/articles/superadmin/moderate-article.server";
import { withdrawArticle } from "~/features/articles/superadmin/withdraw-article.server";
import { setQuestionHidden } from "~/features/calls/superadmin/hide-question.server";
import { deleteCallForReason, setCallHidden } from "~/features/calls/superadmin/moderate-call.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import { setMessageHidden } from "~/features/messages/superadmin/hide-message.server";
import { setCollaborationHidden } from "~/features/offers/superadmin/hide-collaboration.server";
import { deletePostForReason, setPostHidden } from "~/features/posts/moderate-post.server";
import { setProfileHidden } from "~/features/profiles/superadmin/hide-profile.server";
import { blockProfile } from "~/features/profiles/superadmin/moderate-profile.server";
import { removePart } from "~/features/profiles/superadmin/remove-part.server";
import { whyNotDecide } from "~/features/reports/superadmin/answer-objection.server";
import { isLasting, mayAnswer, outcomesFor } from "~/features/reports/superadmin/decide";
import { DecideForm } from "~/features/reports/superadmin/decide-form";
import { type Act, type Acts, decideReports } from "~/features/reports/superadmin/decide-reports.server";
import { DecisionList } from "~/features/reports/superadmin/decision-list";
import { ObjectionList } from "~/features/reports/superadmin/objection-list";
import { listObjectionsTo } from "~/features/reports/superadmin/objections.server";
import { ReportList } from "~/features/reports/superadmin/report-list";
import { getReported } from "~/features/reports/superadmin/reported.server";
import { deleteWorkForReason, setWorkHidden } from "~/features/works/superadmin/moderate-work.server";
import { idOf } from "~/http/id-of";
import { readForm } from "~/http/read-form.server";
import { pageMeta } from "~/seo/meta";
import { formatDay, formatMoment } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import type { Route } from "./+types/reported";

export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const isPost = args.request.method === "POST";
    return isPost && isLasting(readForm(args.context).get("outcome")) ? recentPasswordOnly(args, next) : next();
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { reports, decisions, openReasons, ...subject } = await getReported(params.id);
  const title = titleOf(subject);
  // Whoever is reported reads nothing that could show who reported.
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

const block: Act = (viewer, { accountId }, reason, basis) => blockProfile(viewer, accountId, reason, basis);

/** The acts behind each decision. */
const acts: Acts = {
  profile: {
    "remove-text": (viewer, { accountId }, reason, basis) => removePart(viewer, accountId, "bio", reason, basis),
    "remove-portrait": (viewer, { accountId }, reason, basis) =>
      removePart(viewer, accountId, "avatarUrl", reason, basis),
    hide: (viewer, { accountId }, reason, basis) => setProfileHidden(viewer, accountId, true, reason, basis),
    block,
  },
  call: {
    hide: (viewer, { id }, reason, basis) => setCallHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteCallForReason(viewer, idOf(id), reason, basis),
    block,
  },
  question: {
    hide: (viewer, { id }, reason, basis) => setQuestionHidden(viewer, id, true, reason, basis),
    block,
  },
  collaboration: {
    hide: (viewer, { id }, reason, basis) => setCollaborationHidden(viewer, id, true, reason, basis),
    block,
  },
  collection: {
    hide: (viewer, { id }, reason, basis) => setCollectionHidden(viewer, id, true, reason, basis),
    block,
  },
  work: {
    hide: (viewer, { id }, reason, basis) => setWorkHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteWorkForReason(viewer, idOf(id), reason, basis),
    block,
  },
  post: {
    hide: (viewer, { id }, reason, basis) => setPostHidden(viewer, idOf(id), true, reason, basis),
    delete: (viewer, { id }, reason, basis) => deletePostForReason(viewer, idOf(id), reason, basis),
    block,
  },
  article: {
    hide: (viewer, { id }, reason, basis) => withdrawArticle(viewer, idOf(id) ?? 0, reason, basis),
    delete: (viewer, { id }, reason, basis) => deleteArticleForReason(viewer, idOf(id), reason, basis),
    block,
  },
  message: {
    hide: (viewer, { id }, reason, basis) => setMessageHidden(viewer, idOf(id), true, reason, basis),
    block,
  },
};

export const action = ({ params, context }: Route.ActionArgs) =>
  decideReports(getViewer(context), params.id, readForm(context), acts);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Meldung", path: "/admin/meldungen", noindex: true });

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
          <Link to={path} className="link hit">
            Ansehen
          </Link>
        )}
        {page && (
          <Link to={page} className="link hit">
            Verwalten
          </Link>
        )}
        {concerned && kind !== "profile" && (
          <Link to={`/admin/profile/${concerned.id}`} className="link hit">
            {concerned.name}
          </Link>
        )}
        {subject.state === "hidden" && <Badge variant="outline">Ausgeblendet</Badge>}
        {concerned?.profileStatus === "blocked" && <Badge variant="signal">Konto gesperrt</Badge>}
      </p>
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
          <Section title={`Meldungen (${reports.length})`} flush>
            {reports.length > 0 ? <ReportList reports={reports} /> : <p className="py-5 text-soft">Keine.</p>}
          </Section>
          {allowed.length > 0 && (
            <Section title="Entscheiden">
              <DecideForm
                action={`/admin/meldungen/${subject.id}`}
                allowed={allowed}
                reasons={openReasons}
                arrived={actionData}
              />
            </Section>
          )}
          {kind in showing && subject.state === "hidden" && (
            <Section title="Wieder einblenden">
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
