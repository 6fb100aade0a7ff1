import { reportReasons } from "~/audit/reported";
import type { ReportedKind } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { keepingTimes } from "~/jobs/keeping-times";
import { reportMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { optionsOf, TextAreaField, TextField } from "~/ui/field";
import { scopes } from "./report";

interface ReportFormProps {
  /** The address of the page, with what is reported. */
  action: string;
  kind: ReportedKind;
  arrived: FormAnswer | undefined;
}

export function ReportForm({ action, kind, arrived }: ReportFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "melden",
    rules: () => import("./report-schema"),
    schema: ({ reportSchema }) => reportSchema,
    defaultValue: { scope: "message" },
    arrived,
    failure: "Fehler beim Senden der Meldung",
  });
  return (
    <AnsweredForm form={form} action={action} className="grid gap-7" once>
      <ChoiceField field={fields.reason} label="Was stimmt nicht?" options={optionsOf(reportReasons)} look="chips" />
      <TextAreaField
        field={fields.text}
        label="Worum geht es?"
        hint="Schreiben Sie, was genau zu sehen ist und warum es nicht hierher gehört."
        counter={reportMax.text}
        rows={6}
      />
      <CheckboxField
        field={fields.isDanger}
        label="Leben oder Sicherheit eines Menschen ist in Gefahr"
        hint="Rufen Sie dann bitte auch gleich die Polizei: 133, in ganz Europa 112."
      />
      {kind === "message" && (
        <ChoiceField
          field={fields.scope}
          label="Was dürfen wir lesen?"
          options={optionsOf(scopes)}
          look="chips"
          hint={`Nur das wird mit der Meldung kopiert und ${keepingTimes.decidedReport.words} nach der Entscheidung gelöscht. Alles andere Ihrer Unterhaltung sieht unser Team nicht.`}
        />
      )}
      <TextField
        field={fields.email}
        label="Ihre E-Mail-Adresse"
        optional
        type="email"
        autoComplete="email"
        hint="Für unsere Antwort. Ohne Adresse melden Sie anonym: Wir speichern dann nicht, wer Sie sind."
      />
      <div>
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Meldung senden
        </Button>
      </div>
    </AnsweredForm>
  );
}
