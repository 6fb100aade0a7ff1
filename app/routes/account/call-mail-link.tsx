import { data } from "react-router";
import { changeLife, confirmCall } from "~/features/calls/own/call-life.server";
import { type LinkAnswer, linkExpired, linkFailures, MailLinkPage } from "~/features/calls/own/mail-link-page";
import { findLinkedCall, mailLinkPath } from "~/features/calls/own/mail-links.server";
import { idOf } from "~/http/id-of";
import { secretInAddress } from "~/http/page-caching.server";
import { LimitReached } from "~/http/rate-limit.server";
import { log } from "~/log.server";
import { secretMeta } from "~/seo/meta";
import { formatDay } from "~/text/dates";
import type { Route } from "./+types/call-mail-link";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

export async function loader({ request, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const call = await findLinkedCall(idOf(params.id) ?? 0, query);
  if (!call) return data({ call: null, path: "" }, { status: 410 });
  const { title, deadline, act } = call;
  const shown = { title, act, deadline: deadline && formatDay(deadline) };
  return data({ call: shown, path: `${mailLinkPath(call.id)}?${query}` });
}

/** The button uses the link up, so the page must not reload: it stays and shows what was done. */
export const shouldRevalidate = () => false;

const answer = (said: LinkAnswer, status = 200) => data(said, { status });

export async function action({ request, params }: Route.ActionArgs) {
  const call = await findLinkedCall(idOf(params.id) ?? 0, new URL(request.url).searchParams);
  if (!call) return answer({ problem: linkExpired }, 410);
  const { companyId, id, act } = call;
  try {
    const isConfirming = act === "verlaengern" && call.deadline === null;
    const changed = await (isConfirming ? confirmCall(companyId, id) : changeLife(companyId, id, act));
    if (!changed?.isDone) return answer({ problem: linkExpired }, 410);
    return answer({ done: act === "schliessen" ? closed : standing(changed.deadline) });
  } catch (error) {
    if (error instanceof LimitReached) return answer({ problem: error.problem }, 429);
    log.error({ err: error }, "could not follow a link of a mail about a call");
    const text = "Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return answer({ problem: { title: linkFailures[act], text } }, 500);
  }
}

const closed = "Ihre Ausschreibung ist geschlossen und nimmt keine Angebote mehr an.";
const standing = (deadline: string | null) =>
  deadline
    ? `Ihre Ausschreibung nimmt jetzt bis ${formatDay(deadline)} Angebote an.`
    : "Ihre Ausschreibung bleibt offen. In zwei Monaten fragen wir wieder nach.";

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Ausschreibung");

export default function CallMailLink({ loaderData: { call, path }, actionData }: Route.ComponentProps) {
  return <MailLinkPage call={call} path={path} arrived={actionData} />;
}
