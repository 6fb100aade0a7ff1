import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Version } from "~/http/seen-version";
import { Button } from "~/ui/button";
import { PasswordField } from "~/ui/password-field";

interface PasswordFormProps {
  action: string;
  button: string;
  busyLabel: string;
  failure: string;
  danger?: boolean;
  label?: string;
  /** For a change of something stored. */
  version?: Version;
  arrived: FormAnswer | undefined;
  /** The cancel button or link. */
  children?: ReactNode;
}

/** Asks for the account's password, before a change that a stolen session alone must not allow. */
export function PasswordForm({
  action,
  button,
  busyLabel,
  failure,
  danger,
  label = "Zur Sicherheit: Ihr Passwort",
  version,
  arrived,
  children,
}: PasswordFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: `passwort-fuer-${action.split("/").pop() || "diese-seite"}`,
    rules: () => import("./forms"),
    schema: ({ ownPasswordSchema }) => ownPasswordSchema,
    arrived,
    failure,
  });

  return (
    <AnsweredForm form={form} action={action || undefined} version={version}>
      <div className="grid gap-5">
        <PasswordField field={fields.password} label={label} autoComplete="current-password" />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel}>
            {button}
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}
