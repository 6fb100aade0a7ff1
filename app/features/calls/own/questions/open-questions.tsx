import { Section } from "~/ui/section";
import type { CallQuestions } from "./question";
import { QuestionList } from "./question-list";

/** The questions about a call that wait for its company, at its desk. */
export function OpenQuestions({ asked }: { asked: CallQuestions | null }) {
  const open = asked?.questions.filter(({ answer }) => answer === null) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title="Offene Fragen" id="fragen" flush>
      <QuestionList questions={open} isCompany />
    </Section>
  );
}
