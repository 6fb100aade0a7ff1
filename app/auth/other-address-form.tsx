import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Problem } from "~/ui/problem";

interface OtherAddressFormProps {
  arrived?: FormAnswer;
  /** The way out. */
  children: ReactNode;
}

/** For someone who has mistyped the address at the registration. */
export function OtherAddressForm({ arrived, children }: OtherAddressFormProps) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "andere-adresse",
    rules: () => import("./forms"),
    schema: ({ requestResetSchema }) => requestResetSchema,
    arrived,
    failure: "Adresse nicht geändert",
  });
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
      <TextField field={fields.email} label="E-Mail" type="email" autoComplete="email" inputMode="email" />
      <ActionBar className="mt-7">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Link dorthin senden
        </Button>
        {children}
      </ActionBar>
    </Form>
  );
}
