import { PreparedList } from "~/audit/prepared-list";
import { reasonsFor } from "~/audit/prepared-reasons";
import type { Answer } from "./decide";

/** The act whose sentences fit an answer, and when the form around them shows them. An earlier decision has its own words. */
export const sentencesOf: Record<Exclude<Answer, "as-before">, { act: string; className: string }> = {
  none: { act: "abschliessen", className: "not-empty:group-has-[[value=none]:checked]:block" },
  warn: { act: "verwarnen", className: "not-empty:group-has-[[value=warn]:checked]:block" },
  "remove-text": { act: "ausblenden", className: "not-empty:group-has-[[value=remove-text]:checked]:block" },
  "remove-portrait": { act: "entfernen", className: "not-empty:group-has-[[value=remove-portrait]:checked]:block" },
  hide: { act: "ausblenden", className: "not-empty:group-has-[[value=hide]:checked]:block" },
  delete: { act: "loeschen", className: "not-empty:group-has-[[value=delete]:checked]:block" },
  block: { act: "sperren", className: "not-empty:group-has-[[value=block]:checked]:block" },
};

/** Sentences for the reason of a decision, those of the chosen answer. */
export const AnswerSentences = ({ allowed, fieldId }: { allowed: Answer[]; fieldId: string }) =>
  allowed.map((answer) => {
    if (answer === "as-before") return null;
    const { act, className } = sentencesOf[answer];
    return (
      <div key={answer} className={`hidden ${className}`}>
        <PreparedList reasons={reasonsFor(act)} fieldId={fieldId} />
      </div>
    );
  });
