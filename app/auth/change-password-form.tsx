import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";
import { NewPasswordFields } from "./new-password-fields";

interface ChangePasswordFormProps {
  email: string;
  arrived?: FormAnswer;
  /** The cancel button or link, beside the save button. */
  children: ReactNode;
}

export function ChangePasswordForm({ email, arrived, children }: ChangePasswordFormProps) {
  const { passwordMinLength } = useSite();
  const { form, fields, isBusy } = useAnsweredForm({
    id: "passwort-aendern",
    rules: () => import("./forms"),
    schema: ({ changePasswordSchema }) => changePasswordSchema(passwordMinLength),
    arrived,
    failure: "Fehler beim Ändern des Passworts",
  });

  return (
    <AnsweredForm form={form} action="/profil/passwort">
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <div className="grid gap-5">
        <PasswordField field={fields.currentPassword} label="Aktuelles Passwort" autoComplete="current-password" />
        <NewPasswordFields password={fields.newPassword} confirmation={fields.newPasswordConfirmation} />
        <p className="text-note text-soft">Auf anderen Geräten werden Sie damit abgemeldet.</p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={isBusy} busyLabel="Wird gespeichert...">
            Passwort ändern
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}
