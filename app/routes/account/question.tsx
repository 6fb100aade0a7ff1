import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { AnswerForm } from "~/features/calls/own/questions/answer-form";
import { questionsOn } from "~/features/calls/own/questions/question";
import { QuestionList } from "~/features/calls/own/questions/question-list";
import { findOwnQuestion } from "~/features/calls/own/questions/questions.server";
import { sendAnswer } from "~/features/calls/own/questions/send-question.server";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/question";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

async function getQuestion({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const found = await findOwnQuestion(uuidOf(params.id), getViewer(context).id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export const loader = (args: Route.LoaderArgs) => getQuestion(args);

export async function action(args: Route.ActionArgs) {
  const { question, call } = await getQuestion(args);
  return sendAnswer(getViewer(args.context).id, question.id, questionsOn(call), readForm(args.context));
}

const title = "Frage beantworten";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, title);

export default function Question({ loaderData: { question, call }, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p>
        <TextLink to={questionsOn(call)} alone>
          {call.title}
        </TextLink>
      </p>
      <h1 className="mt-7 mb-6 text-4xl">{title}</h1>
      <QuestionList questions={[question]} isCompany={false} />
      <div className="mt-8">
        {question.answer === null && <AnswerForm id={question.id} backTo={questionsOn(call)} arrived={actionData} />}
      </div>
    </Container>
  );
}
