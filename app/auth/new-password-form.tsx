import type { FormAnswer } from "~/http/answer";
import { useSite } from "~/http/site-context";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";
import { Problem } from "~/ui/problem";

interface NewPasswordFormProps {
  token: string;
  arrived?: FormAnswer;
}

export function NewPasswordForm({ token, arrived }: NewPasswordFormProps) {
  const { passwordMinLength } = useSite();
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "neues-passwort",
    rules: () => import("./forms"),
    schema: ({ newPasswordSchema }) => newPasswordSchema(passwordMinLength),
    arrived,
    failure: "Passwort nicht geändert",
  });

  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
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
    </Form>
  );
}
