import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { authPath } from "./auth-path";
import type { AuthFormProps } from "./sign-in-form";

export function RequestResetForm({ id, goTo, arrived, children }: AuthFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id,
    rules: () => import("./forms"),
    schema: ({ requestResetSchema }) => requestResetSchema,
    arrived,
    failure: "E-Mail nicht gesendet",
  });

  return (
    <AnsweredForm form={form} action={authPath("passwort", goTo)}>
      <div className="grid gap-5">
        <p className="text-soft">
          Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort
          festlegen.
        </p>
        <TextField field={fields.email} label="E-Mail" type="email" autoComplete="username" inputMode="email" />
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Link anfordern
        </Button>
        {children}
      </div>
    </AnsweredForm>
  );
}
