import type { CallDetail } from "~/features/calls/call";
import type { Problem } from "~/http/answer";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { Disclosure } from "~/ui/disclosure";
import { Prevented } from "~/ui/prevented";
import { type CallQuestions, openText } from "./question";
import { QuestionForm, questionFormId } from "./question-form";
import { QuestionList } from "./question-list";

interface CallQuestionsProps {
  call: CallDetail;
  asked: CallQuestions;
  /** Why the viewer can't ask; null when they can. */
  whyNot: string | null;
  isOver: boolean;
  /** Until when people can ask. */
  until: string | null;
  /** The limit that refuses a question now. */
  prevented: Problem | null;
}

/** The questions about a call on its page, with the form for another one. */
export function CallQuestionsPart({ call, asked, whyNot, isOver, until, prevented }: CallQuestionsProps) {
  const { isOwn } = call;
  const ownLatest = asked.questions.findLast((question) => question.isOwn)?.createdAt ?? "";
  const latest = useKeyOfStored(ownLatest, questionFormId);
  const open = openText(asked.open, { isOwn, isOver });
  if (asked.questions.length === 0 && !open && !until && (isOwn || whyNot)) return null;
  return (
    <section id="fragen" className="mt-10 scroll-mt-24">
      <h2 className="mb-3 text-2xl">Fragen und Antworten</h2>
      {until && <p className="mb-4">{until}</p>}
      {open && <p className="mb-4 border-l-3 border-signal pl-3">{open}</p>}
      <QuestionList questions={asked.questions} isCompany={isOwn} callId={call.id} />
      {whyNot === null ? (
        <Disclosure key={latest} summary="Frage stellen">
          <Prevented problem={prevented} />
          <QuestionForm call={call} />
        </Disclosure>
      ) : (
        !isOwn && call.state === "offen" && <p className="mt-4 text-note text-soft">{whyNot}</p>
      )}
    </section>
  );
}
