import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";

interface ChangeAddressFormProps {
  email: string;
  arrived?: FormAnswer;
  /** The way out, beside the button that sends. */
  children: ReactNode;
}

export function ChangeAddressForm({ email, arrived, children }: ChangeAddressFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "adresse-aendern",
    rules: () => import("./address-form"),
    schema: ({ addressSchema }) => addressSchema,
    arrived,
    failure: "Fehler beim Ändern der Adresse",
  });

  return (
    <AnsweredForm form={form} action="/konto/adresse">
      <div className="grid gap-5">
        <p>
          Zurzeit melden Sie sich mit <strong className="wrap-anywhere">{email}</strong> an. An die neue Adresse senden
          wir einen Link. Erst wenn Sie ihn bestätigt haben, gilt sie, und wir sagen es auch der bisherigen.
        </p>
        <TextField
          field={fields.email}
          label="Neue E-Mail-Adresse"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <PasswordField field={fields.password} label="Zur Sicherheit: Ihr Passwort" autoComplete="current-password" />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={isBusy} busyLabel="Wird gesendet...">
            Link an die neue Adresse senden
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}
