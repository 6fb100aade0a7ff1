import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { NewPasswordFields } from "./new-password-fields";

export function NewPasswordForm({ token, arrived }: { token: string; arrived: FormAnswer | undefined }) {
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
        <NewPasswordFields password={fields.password} confirmation={fields.passwordConfirmation} />
        <Button busy={isBusy} busyLabel="Wird gespeichert...">
          Passwort speichern
        </Button>
      </div>
    </AnsweredForm>
  );
}
