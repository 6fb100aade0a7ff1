import { ReportLink } from "~/audit/report-link";
import { ConfirmedAct } from "~/http/confirmed-act";
import { cutAt } from "~/text/cut";
import { formatDay } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { LinkedText } from "~/ui/linked-text";
import { type CallQuestion, callField, questionPath } from "./question";

interface QuestionListProps {
  questions: CallQuestion[];
  /** Whether the viewer is the company that answers. */
  isCompany: boolean;
  /** The call, where people can withdraw their own questions. */
  callId?: number;
}

/** Questions about a call with their answers, without the names of those who asked. */
export function QuestionList({ questions, isCompany, callId }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <ol className="border-t border-line">
      {questions.map((question) => (
        <li key={question.id} id={`frage-${question.id}`} className="grid gap-3 border-b border-line py-5">
          <Asked question={question} />
          {question.answer && (
            <div className="border-l-3 border-spruce pl-4">
              <p className="text-sm text-soft">
                Antwort des Unternehmens{question.answeredAt && ` vom ${formatDay(question.answeredAt)}`}
              </p>
              <LinkedText text={question.answer} />
            </div>
          )}
          <Acts question={question} isCompany={isCompany} callId={callId} />
        </li>
      ))}
    </ol>
  );
}

const Asked = ({ question: { question, createdAt, hidden, isOwn } }: { question: CallQuestion }) => (
  <div>
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
      {isOwn ? "Ihre Frage" : "Frage"} vom {formatDay(createdAt)}
      {hidden && <Badge>Ausgeblendet</Badge>}
    </p>
    <div className="font-semibold">
      <LinkedText text={question} />
    </div>
  </div>
);

function Acts({
  question: { id, question, answer, isOwn },
  isCompany,
  callId,
}: Omit<QuestionListProps, "questions"> & { question: CallQuestion }) {
  const about = cutAt(question, 60);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-note empty:hidden">
      {isCompany && !answer && (
        <ButtonLink to={questionPath(id)} variant="secondary" size="sm">
          Beantworten<span className="sr-only">: {about}</span>
        </ButtonLink>
      )}
      {isOwn && !answer && (
        <ConfirmedAct
          action={`${questionPath(id)}/zurueckziehen`}
          label="Zurückziehen"
          look={{ variant: "quiet", size: "sm" }}
          title="Frage zurückziehen"
          confirmLabel="Zurückziehen"
          busyLabel="Einen Moment..."
          failure="Fehler beim Zurückziehen der Frage"
        >
          <p>Ihre Frage wird gelöscht. Das Unternehmen hat sie vielleicht schon gelesen.</p>
          <input type="hidden" name={callField} value={callId} />
        </ConfirmedAct>
      )}
      {!isOwn && <ReportLink kind="question" id={id} about={about} />}
    </div>
  );
}
