import { GroundField } from "~/audit/ground-field";
import { reasonLength } from "~/audit/reason";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { ChoiceField } from "~/ui/choice-field";
import { TextAreaField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import type { Answer } from "./decide";

interface DecideFormProps {
  action: string;
  allowed: Answer[];
  arrived?: FormAnswer;
}

const verbs: Record<Answer, string> = {
  none: "Nicht eingreifen",
  hide: "Ausblenden",
  delete: "Löschen",
  block: "Konto sperren",
};

/** Decides about all open reports of one subject at once. */
export function DecideForm({ action, allowed, arrived }: DecideFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "entscheiden",
    rules: () => import("./decide"),
    schema: ({ decisionSchema }) => decisionSchema,
    defaultValue: { ground: "agb" },
    arrived,
    failure: "Fehler beim Entscheiden",
  });
  return (
    <Form
      method="post"
      action={action}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="grid max-w-text gap-6"
    >
      <Problem problem={problem} />
      <ChoiceField
        field={fields.outcome}
        label="Entscheidung"
        look="chips"
        options={allowed.map((value) => ({ value, label: verbs[value] }))}
        hint={
          allowed.includes("hide") &&
          "Ausblenden genügt meist: Gelöschtes kommt auch nach einem Einspruch nicht zurück."
        }
      />
      <GroundField field={fields.ground} />
      <TextAreaField
        field={fields.reason}
        label="Grund"
        hint="Diesen Text bekommt die betroffene Person per E-Mail; greifen Sie nicht ein, wer gemeldet hat."
        counter={reasonLength.max}
        rows={4}
      />
      <div>
        <Button busy={isBusy} busyLabel="Einen Moment...">
          Entscheiden
        </Button>
      </div>
    </Form>
  );
}
