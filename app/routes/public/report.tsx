import { data, useLocation } from "react-router";
import { reportedKindOf, titleOf } from "~/audit/reported";
import { findViewer } from "~/auth/guards.server";
import type { ReportedKind } from "~/db/schema";
import { findSubject } from "~/features/reports/find-subject.server";
import { ReportForm } from "~/features/reports/report-form";
import { sendReport, whyNoReport } from "~/features/reports/send-report.server";
import { secretInAddress, storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { Container } from "~/ui/container";
import { EmailAddress } from "~/ui/email-address";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/report";

/** A page about a message or a shared list is stored nowhere. Other pages keep what was typed for the back button. */
const careful: Partial<Record<ReportedKind, Route.MiddlewareFunction>> = {
  message: storedNowhere,
  collection: secretInAddress,
};

export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => {
    const kind = reportedKindOf(new URL(args.request.url).searchParams.get("art"));
    return (kind && careful[kind]?.(args, next)) ?? next();
  },
];

function askedFor(request: Request, viewerId: string | null) {
  const search = new URL(request.url).searchParams;
  return findSubject(reportedKindOf(search.get("art")), search.get("id"), viewerId);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const isAsked = new URL(request.url).searchParams.has("art");
  const viewer = findViewer(context);
  const subject = await askedFor(request, viewer?.id ?? null);
  const { contactEmail } = settings;
  if (!subject) return data({ subject: null, prevented: null, isAsked, contactEmail }, { status: isAsked ? 404 : 200 });
  const { kind, path } = subject;
  const prevented = await whyNoReport(viewer, context.get(requestContext).clientAddress);
  return data({ subject: { kind, path, title: titleOf(subject) }, prevented, isAsked, contactEmail });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const viewer = findViewer(context);
  const subject = await askedFor(request, viewer?.id ?? null);
  if (!subject) throw data(null, { status: 404 });
  return sendReport({ form, subject, viewer, clientAddress: context.get(requestContext).clientAddress });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Melden");

export default function Report({
  loaderData: { subject, prevented, isAsked, contactEmail },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation();
  if (!subject) return <NothingToReport isAsked={isAsked} contactEmail={contactEmail} />;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="text-4xl">Melden</h1>
      <p className="mt-4 mb-8 wrap-anywhere">
        {subject.path ? (
          <TextLink to={subject.path}>{subject.title}</TextLink>
        ) : (
          <span className="font-semibold">{subject.title}</span>
        )}
        <span className="mt-2 block text-soft">Ein Mensch liest Ihre Meldung. Wer meldet, bleibt unter uns.</span>
      </p>
      <Prevented problem={prevented} />
      <ReportForm action={`/melden${search}`} kind={subject.kind} arrived={actionData} />
    </Container>
  );
}

function NothingToReport({ isAsked, contactEmail }: { isAsked: boolean; contactEmail: string }) {
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">{isAsked ? "Hier ist nichts zu melden" : "Etwas melden"}</h1>
      <div className="mt-6 grid gap-4">
        {isAsked && (
          <p>
            Das gibt es nicht mehr, oder Sie sehen es nur angemeldet. Was Mitglieder einander schreiben, melden die
            beiden selbst.
          </p>
        )}
        <p>
          Bei jedem Profil, jeder Ausschreibung, jeder Arbeit, jedem Post, Artikel und jeder Nachricht finden Sie den
          Link „Melden“. Alles andere schreiben Sie uns bitte:{" "}
          <a href={`mailto:${contactEmail}`} className="link">
            <EmailAddress email={contactEmail} />
          </a>
        </p>
      </div>
    </Container>
  );
}
