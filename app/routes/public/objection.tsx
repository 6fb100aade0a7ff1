import { data, useLocation } from "react-router";
import { grounds, isGround, outcomes } from "~/audit/grounds";
import { ObjectionForm } from "~/features/reports/objection-form";
import { findObjectable, sendObjection, whyNoObjection } from "~/features/reports/objections.server";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { formatDay } from "~/text/dates";
import { Container } from "~/ui/container";
import { Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/objection";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const incomplete = {
  title: "Dieser Link gilt nicht",
  text: `Er ist unvollständig oder gilt nicht mehr. Öffnen Sie ihn bitte noch einmal in der E-Mail. Hilft das nicht, schreiben Sie uns: ${settings.contactEmail}`,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findObjectable(new URL(request.url).searchParams);
  if (!found) throw data({ problem: incomplete }, { status: 404 });
  const { decidedAt, objectionUntil, objectedAt, ...decision } = found;
  return {
    ...decision,
    prevented: found.isOpen ? await whyNoObjection(context.get(requestContext).clientAddress) : null,
    decided: formatDay(decidedAt),
    until: formatDay(objectionUntil),
    objected: objectedAt && formatDay(objectedAt),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendObjection(request, readForm(context), context.get(requestContext).clientAddress);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Einspruch");

export default function Objection({ loaderData: decision, actionData }: Route.ComponentProps) {
  const { title, outcome, ground, facts, decided, until, objected, isOpen } = decision;
  const { search } = useLocation();
  const items = [
    { label: "Entscheidung", value: outcomes[outcome] },
    { label: "Am", value: decided },
    ...(isGround(ground) ? [{ label: "Gestützt auf", value: grounds[ground] }] : []),
  ];
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="text-4xl">Einspruch</h1>
      <p className="mt-4 mb-6 font-semibold wrap-anywhere">{title}</p>
      <Facts items={items} />
      {facts && <p className="mt-5 whitespace-pre-line wrap-anywhere">{facts}</p>}
      <div className="mt-8">
        {objected ? (
          <Answered {...decision} objected={objected} />
        ) : isOpen ? (
          <>
            <p className="mb-6 text-soft">
              Bis {until} können Sie sagen, was Sie anders sehen. Darüber entscheidet ein Mensch, wenn möglich ein
              anderer. Es kostet nichts.
            </p>
            <Prevented problem={decision.prevented} />
            <ObjectionForm action={`/einspruch${search}`} arrived={actionData} />
          </>
        ) : (
          <Notice title="Diese Entscheidung lässt sich nicht mehr anfechten">
            Sie ist aufgehoben, oder die sechs Monate für einen Einspruch sind um.
          </Notice>
        )}
      </div>
    </Container>
  );
}

interface AnsweredProps {
  objected: string;
  text: string | null;
  isUpheld: boolean | null;
  answer: string | null;
}

function Answered({ objected, text, isUpheld, answer }: AnsweredProps) {
  const titles = isUpheld ? "Ihrem Einspruch wurde stattgegeben" : "Ihr Einspruch wurde abgelehnt";
  return (
    <>
      <Notice kind={isUpheld ? "success" : "info"} title={isUpheld === null ? "Ihr Einspruch ist angekommen" : titles}>
        {isUpheld === null ? "Wir schreiben Ihnen, sobald wir entschieden haben." : answer}
      </Notice>
      {text && (
        <div className="mt-6">
          <p className="text-sm text-soft">Ihr Einspruch vom {objected}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </div>
      )}
    </>
  );
}
