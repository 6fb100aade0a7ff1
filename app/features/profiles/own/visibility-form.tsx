import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import type { OwnVisibility } from "./save-visibility.server";
import { VisibilityFields } from "./visibility-fields";

interface VisibilityFormProps {
  visibility: OwnVisibility;
  arrived?: FormAnswer;
  /** The cancel button or link, beside the save button. */
  children?: ReactNode;
}

export function VisibilityForm({ visibility: { userType, ...saved }, arrived, children }: VisibilityFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "sichtbarkeit-form",
    rules: () => import("./visibility"),
    schema: ({ visibilitySchema }) => visibilitySchema,
    defaultValue: saved,
    arrived,
    failure: "Fehler beim Speichern der Sichtbarkeit",
  });

  return (
    <AnsweredForm form={form} action="/konto/sichtbarkeit">
      <div className="grid gap-6">
        <VisibilityFields fields={fields} userType={userType} />
        <CheckboxField
          field={fields.visitsUnnamed}
          label="Profile ohne Namen besuchen"
          hint="Wer sieht, wie oft sein Profil besucht wurde, sieht dabei Ihren Namen nicht, auch bei früheren Besuchen."
        />
        <CheckboxField
          field={fields.reservesMining}
          label="Text- und Data-Mining vorbehalten"
          hint="Ihre Seiten sagen dann in maschinenlesbarer Form, dass niemand Ihre Texte und Bilder automatisiert auswerten darf, auch nicht, um KI zu trainieren. Das bindet alle, die sich an das Urheberrecht halten."
        />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={isBusy} busyLabel="Wird gespeichert...">
            Sichtbarkeit speichern
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}
