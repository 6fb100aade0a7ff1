import type { ReactNode } from "react";
import type { CallCompany } from "~/features/calls/call";
import { asksForDraft, type CallFormValues, draftButton, requiredTexts } from "~/features/calls/call-schema";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { DefaultValues } from "~/http/form-fields";
import type { Version } from "~/http/seen-version";
import { useRefusal } from "~/http/use-refusal";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { CallFormSections } from "./call-form-sections";
import { callLabels } from "./call-labels";
import { CallPreview } from "./call-preview";

export interface CallFormProps {
  id: string;
  /** The address that receives the form. */
  action: string;
  today: string;
  /** What is stored; absent for a new call. */
  version?: Version;
  /** The stored deadline, which may be in the past. */
  storedDeadline?: string | null;
  company: CallCompany;
  defaultValue: DefaultValues<keyof CallFormValues>;
  arrived: FormAnswer | undefined;
  /** The title of the error when the server can't process the form. */
  failure: string;
  submitLabel: string;
  busyLabel: string;
  /** Heading level of the sections. */
  level?: 2 | 3;
  /** Whether the form can save a draft. */
  mayBeDraft: boolean;
  onRefusal?: () => void;
  /** Content beside the submit button. */
  children?: ReactNode;
}

export function CallForm({
  id,
  action,
  today,
  version,
  storedDeadline,
  company,
  defaultValue,
  arrived,
  failure,
  submitLabel,
  busyLabel,
  level = 2,
  mayBeDraft = false,
  onRefusal,
  children,
}: CallFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id,
    rules: () => import("~/features/calls/call-schema"),
    schema: ({ callSchema }, sent) =>
      callSchema({ today, stored: storedDeadline, isDraft: mayBeDraft && asksForDraft(sent) }),
    defaultValue,
    arrived,
    failure,
    labels: callLabels,
    listTitle: (errors, values) =>
      Object.keys(requiredTexts).some((name) => errors[name] && !String(values[name] ?? "").trim())
        ? "Bitte füllen Sie alle Pflichtfelder aus"
        : undefined,
  });
  useRefusal(form, onRefusal);

  return (
    <AnsweredForm form={form} action={action} once version={version}>
      <div className="grid gap-8">
        <CallFormSections fields={fields} today={today} level={level} />
      </div>
      <ActionBar isStacked className="mt-9">
        <Button busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {mayBeDraft && (
          <Button {...draftButton} variant="secondary">
            Als Entwurf speichern
          </Button>
        )}
        <CallPreview formId={form.id} company={company} today={today} />
        {children}
      </ActionBar>
    </AnsweredForm>
  );
}
