import type { ReactNode } from "react";
import type { AgentKind } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { DefaultValues } from "~/http/form-fields";
import type { Version } from "~/http/seen-version";
import { useSite } from "~/http/site-context";
import { agentMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { SelectField, TextField } from "~/ui/field";
import { kindParameter, rhythms } from "./agent";
import type { Preview } from "./found/preview.server";
import type { Choices } from "./kinds.server";
import { PreviewText } from "./preview-text";
import { useLivePreview } from "./use-live-preview";

export const previewParameter = "vorschau";

interface AgentFormProps {
  kind: AgentKind;
  /** Where the form is sent, and where it is shown with what is typed. */
  action: string;
  choices: Choices;
  values: DefaultValues<string>;
  /** What narrows the search without a field in this form, so that saving does not lose it. */
  others: [string, string][];
  preview: Preview;
  submitLabel: string;
  /** For a stored agent. */
  version?: Version;
  arrived?: FormAnswer;
  /** The cancel link, beside the save button. */
  children?: ReactNode;
}

export function AgentForm(props: AgentFormProps) {
  const { kind, action, choices, values, others, preview, submitLabel, version, arrived, children } = props;
  const { region } = useSite();
  const { form, fields, isBusy } = useAnsweredForm({
    id: "suchauftrag-form",
    rules: () => import("./own/agent-form"),
    schema: ({ agentSchema }) => agentSchema,
    defaultValue: values,
    arrived,
    failure: "Fehler beim Speichern des Suchauftrags",
  });
  const live = useLivePreview(form.id);

  return (
    <AnsweredForm form={form} action={action} version={version} onChange={live.refreshSoon} className="grid gap-6">
      <input type="hidden" name={kindParameter} value={kind} data-asks />
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField
        field={fields.q}
        label="Suchwörter"
        optional
        hint="Wie in der Suche: „Fotograf“ findet auch „Produktfotos“. Mit „keine Hochzeit“ schließen Sie etwas aus."
      />
      {choices.categories && (
        <ChoiceField
          field={fields.kategorie}
          label="Kategorien"
          optional
          look="chips"
          multiple
          options={choices.categories}
        />
      )}
      {choices.skills && (
        <SelectField field={fields.skill} label="Skill" optional placeholder="Alle Skills" options={choices.skills} />
      )}
      {choices.kilometres && (
        <div className="grid gap-6 sm:grid-cols-[1.6fr_1fr]">
          <TextField field={fields.ort} label="Ort" optional hint={`Gemeinde, Tal oder Region, etwa ${region.area}.`} />
          <SelectField field={fields.umkreis} label="Im Umkreis von" options={choices.kilometres} />
        </div>
      )}
      {choices.isFree && <CheckboxField field={fields.frei} value="1" label="Nur wer gerade frei ist" />}
      {choices.budgets && (
        <div className="grid gap-2">
          <SelectField
            field={fields.budget}
            label="Budget"
            optional
            placeholder="Jedes Budget"
            options={choices.budgets}
          />
          <CheckboxField field={fields["ohne-budget"]} value="1" label="Auch ohne Budgetangabe" />
        </div>
      )}
      <PreviewText kind={kind} preview={live.preview ?? preview} isLoading={live.isLoading} />
      <SelectField field={fields.rhythm} label="Wie oft sollen wir Ihnen schreiben?" options={rhythms} />
      <TextField
        field={fields.name}
        label="Name des Suchauftrags"
        optional
        maxLength={agentMax.name}
        hint="Ohne Namen heißt er wie das, wonach er sucht."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button busy={isBusy} busyLabel="Wird gespeichert...">
          {submitLabel}
        </Button>
        <Button
          variant="secondary"
          name={previewParameter}
          value="1"
          formMethod="get"
          formNoValidate
          onClick={(event) => {
            event.preventDefault();
            live.refresh();
          }}
        >
          Vorschau
        </Button>
        {children}
      </div>
    </AnsweredForm>
  );
}
