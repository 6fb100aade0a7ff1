import { useSite } from "~/http/site-context";
import type { Field } from "~/ui/field-frame";
import { PasswordField } from "~/ui/password-field";

interface NewPasswordFieldsProps {
  password: Field;
  confirmation: Field;
  label?: string;
  confirmationLabel?: string;
}

export function NewPasswordFields({
  password,
  confirmation,
  label = "Neues Passwort",
  confirmationLabel = "Neues Passwort wiederholen",
}: NewPasswordFieldsProps) {
  const hint = `Mindestens ${useSite().passwordMinLength} Zeichen`;
  return (
    <>
      <PasswordField field={password} label={label} autoComplete="new-password" hint={hint} />
      <PasswordField field={confirmation} label={confirmationLabel} autoComplete="new-password" />
    </>
  );
}
