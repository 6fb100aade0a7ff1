import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { awardedText } from "~/conversations/awarded-text";
import { DeclineForm } from "~/features/offers/desk/decline-form";
import { maxTicked, readDeclining, readReturn, readTicked, withoutTicks } from "~/features/offers/desk/desk-query";
import { aboutCall, deskPath } from "~/features/offers/offer";
import { preparedTexts } from "~/features/offers/offer-mails";
import { type Declined, declineOffers, listToDecline, listUndecided } from "~/features/offers/own/decline.server";
import { findOwnCall } from "~/features/offers/own/desk.server";
import type { Problem as ProblemText } from "~/http/answer";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit, LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { submissionOf } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { unlistedMeta } from "~/seo/meta";
import { offerMax } from "~/text/maximums";
import { paragraphs } from "~/text/typed";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Prevented } from "~/ui/prevented";
import { Problem } from "~/ui/problem";
import type { Route } from "./+types/offers-decline";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const call = await findOwnCall(viewer.id, idOf(params.id) ?? 0);
  if (!call) throw data(null, { status: 404 });
  const { ticked, isAll, desk } = readDeclining(call.id, new URL(request.url).searchParams);
  const [chosen, prevented] = await Promise.all([
    isAll ? listUndecided(viewer.id, call.id) : findTicked(viewer.id, call.id, ticked),
    findReachedLimit("offer-decision", viewer.id),
  ]);
  return { call, desk, ...chosen, isAll, prevented };
}

async function findTicked(companyId: string, callId: number, ticked: string[]) {
  const offers = await listToDecline(companyId, callId, ticked.slice(0, maxTicked));
  return { offers, left: Math.max(0, ticked.length - maxTicked) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const form = readForm(context);
  const call = await findOwnCall(viewer.id, idOf(params.id) ?? 0);
  if (!call) throw data(null, { status: 404 });
  const prepared = preparedTexts(call.title).find(({ value }) => value === form.get("satz"));
  const words = prepared?.text ?? paragraphs(`${form.get("text") ?? ""}`);
  const ids = readTicked(form).slice(0, maxTicked);
  const refuse = (problem: ProblemText, status: number) => data({ problem, words, ticked: ids }, { status });
  if (ids.length === 0) return refuse({ title: "Bitte lassen Sie mindestens eine Person angekreuzt" }, 400);
  if (!words) return refuse({ title: "Bitte schreiben Sie einen Text für die Absage" }, 400);
  if (words.length > offerMax.note) return refuse({ title: "Der Text darf höchstens 2.000 Zeichen lang sein" }, 400);
  try {
    const declined = await declineOffers(viewer.id, call.id, ids, words, submissionOf(form, viewer.id));
    return redirectWithToast(withoutTicks(readReturn(form) ?? deskPath(call.id), ids), toastFor(declined));
  } catch (error) {
    if (error instanceof LimitReached) return refuse(error.problem, 429);
    log.error({ err: error }, "could not decline offers");
    const text = "Abgesagt wurde niemandem. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refuse({ title: "Fehler beim Senden der Absage", text }, 500);
  }
}

/** The toast, which also tells what has happened to other offers meanwhile. */
function toastFor({ count, isAwarded, others }: Declined) {
  const title = count === 1 ? "Absage gesendet" : `${count} Absagen gesendet`;
  const happened = others.map(({ name, problem }) => `${name}: ${problem}`);
  const description = [...happened, ...(isAwarded ? [awardedText] : [])].join(" ");
  if (count === 0 && others.length > 0) return { title: "Keine Absage gesendet", description, kind: "error" as const };
  return count === 0 ? nothingToDo : { title, description };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, aboutCall("Absagen", loaderData?.call));

export default function DeclineOffers({
  loaderData: { call, desk, offers, prevented, left, isAll },
  actionData,
}: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="mb-6 text-4xl wrap-anywhere">{aboutCall("Absagen", call)}</h1>
      <Prevented problem={prevented} />
      <Problem problem={actionData?.problem} />
      {left > 0 && (
        <Notice title={`Auf einmal gehen höchstens ${maxTicked} Absagen hinaus.`} className="mb-6">
          {left} weitere {isAll ? "warten noch" : "haben Sie angekreuzt"}. Bitte sagen Sie diesen danach ab.
        </Notice>
      )}
      {offers.length > 0 ? (
        <DeclineForm call={call} offers={offers} refused={actionData} desk={desk} />
      ) : (
        <EmptyState
          title={isAll ? "Niemand wartet auf eine Entscheidung" : "Niemand ausgewählt"}
          level={2}
          seed="absagen"
          action={<ButtonLink to={desk}>Zu den Angeboten</ButtonLink>}
        >
          {!isAll && "Kreuzen Sie bei den Angeboten an, wem Sie absagen möchten."}
        </EmptyState>
      )}
    </Container>
  );
}
