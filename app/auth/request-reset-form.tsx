import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import { authPath } from "./auth-path";
import type { AuthFormProps } from "./sign-in-form";

export function RequestResetForm({ id, goTo, arrived, children }: AuthFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id,
    rules: () => import("./forms"),
    schema: ({ requestResetSchema }) => requestResetSchema,
    arrived,
    failure: "E-Mail nicht gesendet",
  });

  return (
    <Form method="post" action={authPath("passwort", goTo)} id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
      <div className="grid gap-5">
        <p className="text-soft">
          Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort
          festlegen.
        </p>
        <TextField field={fields.email} label="E-Mail" type="email" autoComplete="username" inputMode="email" />
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Link anfordern
        </Button>
        {children}
      </div>
    </Form>
  );
}
