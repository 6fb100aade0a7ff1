import type { ReactNode } from "react";
import { availabilities, availabilityPath, type availabilities as choices } from "~/features/profiles/availability";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";

interface AvailabilityFormProps {
  availability: (typeof choices)[number]["value"] | null;
  day: string | null;
  arrived: FormAnswer | undefined;
  children: ReactNode;
}

export function AvailabilityForm({ availability, day, arrived, children }: AvailabilityFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "verfuegbarkeit",
    rules: () => import("~/features/profiles/availability"),
    schema: ({ availabilitySchema }) => availabilitySchema,
    defaultValue: { stand: availability ?? "", tag: day ?? "" },
    arrived,
    failure: "Fehler beim Speichern der Verfügbarkeit",
  });
  return (
    <AnsweredForm form={form} action={availabilityPath} className="grid max-w-text gap-5">
      <SelectField
        field={fields.stand}
        label="Nehmen Sie Aufträge an?"
        placeholder="Keine Angabe"
        options={availabilities.map(({ value, label }) => ({ value, label }))}
      />
      <TextField
        field={fields.tag}
        label="Tag"
        hint="Für „Frei ab“ und „Ausgebucht bis“. Ohne Tag sind Sie ab sofort frei."
        optional
        type="date"
      />
      <ActionBar className="mt-4">
        <Button busy={isBusy} busyLabel="Speichern...">
          Speichern
        </Button>
        {children}
      </ActionBar>
    </AnsweredForm>
  );
}
