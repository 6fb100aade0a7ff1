import { Link } from "react-router";
import { titleOf } from "~/audit/reported";
import { DecisionList } from "~/features/reports/superadmin/decision-list";
import { ReportList } from "~/features/reports/superadmin/report-list";
import { getReported } from "~/features/reports/superadmin/reported.server";
import { pageMeta } from "~/seo/meta";
import { formatDay, formatMoment } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";
import type { Route } from "./+types/reported";

export async function loader({ params }: Route.LoaderArgs) {
  const { reports, decisions, ...subject } = await getReported(params.id);
  return {
    subject: { ...subject, title: titleOf(subject) },
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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Meldung", path: "/admin/meldungen", noindex: true });

/** Where superadmins see the content in any state. */
const pages = { profile: "/admin/profile", call: "/admin/ausschreibungen", post: "/admin/posts" };

export default function ReportedPage({ loaderData }: Route.ComponentProps) {
  const { subject, isInDanger, reports, decisions } = loaderData;
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
        {concerned?.profileStatus === "blocked" && <Badge variant="signal">Konto gesperrt</Badge>}
      </p>
      {isInDanger && (
        <Notice kind="error" title="Verdacht auf Gefahr für Leben oder Sicherheit" className="mt-8">
          Ist der Verdacht begründet, verständigen Sie sofort die Polizei: 133. Artikel 18 des Gesetzes über digitale
          Dienste (DSA) verpflichtet uns dazu, mit allem, was wir wissen.
        </Notice>
      )}
      <Section title={`Meldungen (${reports.length})`} flush>
        {reports.length > 0 ? <ReportList reports={reports} /> : <p className="py-5 text-soft">Keine.</p>}
      </Section>
      <Section title="Bisherige Entscheidungen" flush>
        {decisions.length > 0 ? <DecisionList decisions={decisions} /> : <p className="py-5 text-soft">Keine.</p>}
      </Section>
    </>
  );
}
