import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";

export function NewPasswordForm({ token, arrived }: { token: string; arrived?: FormAnswer }) {
  const { passwordMinLength } = useSite();
  const { form, fields, isBusy } = useAnsweredForm({
    id: "neues-passwort",
    rules: () => import("./forms"),
    schema: ({ newPasswordSchema }) => newPasswordSchema(passwordMinLength),
    arrived,
    failure: "Passwort nicht geändert",
  });

  return (
    <AnsweredForm form={form}>
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5">
        <PasswordField
          field={fields.password}
          label="Neues Passwort"
          autoComplete="new-password"
          hint={`Mindestens ${passwordMinLength} Zeichen`}
        />
        <PasswordField
          field={fields.passwordConfirmation}
          label="Neues Passwort wiederholen"
          autoComplete="new-password"
        />
        <Button busy={isBusy} busyLabel="Wird gespeichert...">
          Passwort speichern
        </Button>
      </div>
    </AnsweredForm>
  );
}
