import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { PasswordField } from "~/ui/password-field";
import { authPath } from "./auth-path";

export interface AuthFormProps {
  id: string;
  /** The page to return to, or null. */
  goTo: string | null;
  arrived?: FormAnswer;
  /** Buttons or links to the other forms. */
  children?: ReactNode;
}

export function SignInForm({ id, goTo, arrived, children }: AuthFormProps) {
  const { form, fields, answer, isBusy } = useAnsweredForm({
    id,
    rules: () => import("./forms"),
    schema: ({ signInSchema }) => signInSchema,
    arrived,
    failure: "Anmeldung fehlgeschlagen",
  });

  return (
    <AnsweredForm form={form} action={authPath("anmelden", goTo)}>
      {form.problem && answer && "needsLink" in answer && answer.needsLink && (
        <p className="mb-6">
          Sie möchten nicht warten? <TextLink to={authPath("passwort", goTo)}>Mit einem Link per E-Mail</TextLink> legen
          Sie ein neues Passwort fest und melden sich gleich damit an.
        </p>
      )}
      <div className="grid gap-5">
        <TextField field={fields.email} label="E-Mail" type="email" autoComplete="username" inputMode="email" />
        <PasswordField field={fields.password} label="Passwort" autoComplete="current-password" />
        <Button busy={isBusy} busyLabel="Wird angemeldet...">
          Anmelden
        </Button>
        {children}
      </div>
    </AnsweredForm>
  );
}
