import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { Problem } from "~/ui/problem";
import { authPath } from "./auth-path";
import { signInSchema } from "./forms";

export interface AuthFormProps {
  id: string;
  /** Null for someone who comes from nowhere else. */
  goTo: string | null;
  arrived?: FormAnswer;
  /** The ways to the other forms: buttons in a dialog, links on the page. */
  children?: ReactNode;
}

export function SignInForm({ id, goTo, arrived, children }: AuthFormProps) {
  const { form, fields, fetcher, problem, isBusy } = useAnsweredForm({ id, schema: signInSchema, arrived });

  return (
    <fetcher.Form method="post" action={authPath("anmelden", goTo)} id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
      <div className="grid gap-5">
        <TextField field={fields.email} label="E-Mail" type="email" autoComplete="username" inputMode="email" />
        <PasswordField field={fields.password} label="Passwort" autoComplete="current-password" />
        <Button busy={isBusy} busyLabel="Wird angemeldet...">
          Anmelden
        </Button>
        {children}
      </div>
    </fetcher.Form>
  );
}
