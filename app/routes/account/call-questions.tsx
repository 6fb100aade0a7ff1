import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callPath } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { askUntilText, isAskingOver, openText, whyNotAsk } from "~/features/calls/own/questions/question";
import { QuestionForm } from "~/features/calls/own/questions/question-form";
import { QuestionList } from "~/features/calls/own/questions/question-list";
import { listQuestions } from "~/features/calls/own/questions/questions.server";
import { sendQuestion } from "~/features/calls/own/questions/send-question.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { dayInVienna } from "~/text/dates";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/call-questions";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

async function getCall(id: string, viewerId: string) {
  const call = await findCall(idOf(id), viewerId);
  if (!call) throw data(null, { status: 404 });
  return call;
}

/** The questions have their own page too, so that a refused form comes back with its text also without script. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: viewerId } = getViewer(context);
  const call = await getCall(params.id, viewerId);
  const today = dayInVienna();
  const [asked, prevented] = await Promise.all([
    listQuestions(call.id, viewerId),
    findReachedLimit("question", viewerId),
  ]);
  const [whyNot, isOver, until] = [whyNotAsk(call, today), isAskingOver(call, today), askUntilText(call, today)];
  return { call, asked, prevented, whyNot, isOver, until };
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  return sendQuestion(viewer, await getCall(params.id, viewer.id), readForm(context));
}

const title = "Fragen zur Ausschreibung";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, title);

export default function CallQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { call, asked, prevented, whyNot, isOver, until } = loaderData;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p>
        <TextLink to={callPath(call)} alone>
          {call.title}
        </TextLink>
      </p>
      <h1 className="mt-7 mb-6 text-4xl">{title}</h1>
      <p className="mb-4 empty:hidden">{until}</p>
      <p className="mb-6 empty:hidden">{openText(asked.open, { isOwn: call.isOwn, isOver })}</p>
      <QuestionList questions={asked.questions} isCompany={call.isOwn} callId={call.id} />
      <div className="mt-8">
        {whyNot === null || actionData ? (
          <>
            <Prevented problem={prevented} />
            <QuestionForm call={call} arrived={actionData} />
          </>
        ) : (
          !call.isOwn && <p className="text-soft">{whyNot}</p>
        )}
      </div>
      {call.isOwn && asked.questions.length === 0 && <p className="text-soft">Noch hat niemand gefragt.</p>}
    </Container>
  );
}
