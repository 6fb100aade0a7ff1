import { useSite } from "~/http/site-context";
import type { Field } from "~/ui/field-frame";
import { PasswordField } from "~/ui/password-field";

export function NewPasswordFields({ password, confirmation }: { password: Field; confirmation: Field }) {
  const hint = `Mindestens ${useSite().passwordMinLength} Zeichen`;
  return (
    <>
      <PasswordField field={password} label="Neues Passwort" autoComplete="new-password" hint={hint} />
      <PasswordField field={confirmation} label="Neues Passwort wiederholen" autoComplete="new-password" />
    </>
  );
}
