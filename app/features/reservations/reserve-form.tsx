import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

export function ReserveForm({ arrived }: { arrived: FormAnswer | undefined }) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "reservieren",
    rules: () => import("./reservation"),
    schema: ({ reserveSchema }) => reserveSchema,
    arrived,
    failure: "Fehler beim Erstellen des reservierten Profils",
  });

  return (
    <AnsweredForm form={form} action="/admin/reserve-profile" once>
      <div className="grid gap-5">
        <TextField
          field={fields.name}
          label="Name"
          hint="So wird das Profil heißen. Wer es beansprucht, kann den Namen danach ändern."
          autoComplete="off"
        />
        <TextField
          field={fields.email}
          label="E-Mail"
          type="email"
          hint="Mit dieser Adresse meldet sich die Person später an."
          autoComplete="off"
          inputMode="email"
        />
        <Button busy={isBusy} busyLabel="Wird reserviert..." className="sm:justify-self-start">
          Profil reservieren
        </Button>
      </div>
    </AnsweredForm>
  );
}
