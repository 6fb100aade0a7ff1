import { GroundField } from "~/audit/ground-field";
import { reasonLength } from "~/audit/reason";
import { reportReasons } from "~/audit/reported";
import type { ReportReason } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { pleaseType } from "~/http/typed-word";
import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { optionsOf, TextAreaField, TextField } from "~/ui/field";
import { AnswerSentences } from "./answer-sentences";
import { type Answer, typedActs } from "./decide";

interface DecideFormProps {
  action: string;
  allowed: Answer[];
  /** The reasons of the open reports, the oldest report's first. */
  reasons: ReportReason[];
  arrived: FormAnswer | undefined;
}

const verbs: Record<Answer, string> = {
  none: "Nicht eingreifen",
  "as-before": "Frühere Entscheidung gilt weiter",
  warn: "Verwarnen",
  "remove-text": "Text über die Person entfernen",
  "remove-portrait": "Profilbild oder Logo entfernen",
  hide: "Ausblenden",
  delete: "Löschen",
  block: "Konto sperren",
};

const hintOf = (allowed: Answer[]) =>
  allowed.includes("delete")
    ? "Wählen Sie das gelindeste Mittel, das ausreicht. Ausblenden genügt meist: Gelöschtes kommt auch nach einem Einspruch nicht zurück."
    : "Wählen Sie das gelindeste Mittel, das ausreicht. Eine Verwarnung ändert nichts, außer dass die Person Ihren Grund erfährt.";

/** Decides about all open reports of one subject at once. */
export function DecideForm({ action, allowed, reasons, arrived }: DecideFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "entscheiden",
    rules: () => import("./decide"),
    schema: ({ decisionSchema }) => decisionSchema,
    defaultValue: { ground: "agb", reasons: reasons.slice(0, 1) },
    arrived,
    failure: "Fehler beim Entscheiden",
  });
  const lasting = allowed.flatMap((answer) => {
    const act = typedActs[answer];
    return act ? [`${verbs[answer]}: ${pleaseType(act)}.`] : [];
  });
  return (
    <AnsweredForm form={form} action={action} className="group grid max-w-text gap-6">
      {reasons.length > 1 && (
        <ChoiceField
          field={fields.reasons}
          label="Welche Meldungen beantworten Sie?"
          look="chips"
          multiple
          options={optionsOf(reportReasons, reasons)}
          hint="Die anderen bleiben offen. Wählen Sie nur, worauf Ihre Entscheidung und Ihr Grund antworten."
        />
      )}
      <ChoiceField
        field={fields.outcome}
        label="Entscheidung"
        look="chips"
        options={optionsOf(verbs, allowed)}
        hint={hintOf(allowed)}
      />
      <GroundField field={fields.ground} />
      <TextAreaField
        field={fields.reason}
        label="Grund"
        hint="Diesen Text bekommt die betroffene Person per E-Mail; greifen Sie nicht ein, wer gemeldet hat."
        counter={reasonLength.max}
        rows={4}
      />
      <AnswerSentences allowed={allowed} fieldId={fields.reason.id} />
      {lasting.length > 0 && (
        <TextField
          field={fields.word}
          label="Zur Bestätigung"
          hint={`Das lässt sich nicht rückgängig machen. ${lasting.join(" ")}`}
          autoComplete="off"
          className="hidden group-has-[[value=block]:checked]:grid group-has-[[value=delete]:checked]:grid"
        />
      )}
      <div>
        <Button busy={isBusy} busyLabel="Einen Moment...">
          Entscheiden
        </Button>
      </div>
    </AnsweredForm>
  );
}
