import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";

interface OtherAddressFormProps {
  arrived: FormAnswer | undefined;
  /** The way out. */
  children: ReactNode;
}

/** For someone who has mistyped the address at the registration. */
export function OtherAddressForm({ arrived, children }: OtherAddressFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "andere-adresse",
    rules: () => import("./forms"),
    schema: ({ requestResetSchema }) => requestResetSchema,
    arrived,
    failure: "Adresse nicht geändert",
  });
  return (
    <AnsweredForm form={form}>
      <TextField field={fields.email} label="E-Mail" type="email" autoComplete="email" inputMode="email" />
      <ActionBar className="mt-7">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Link dorthin senden
        </Button>
        {children}
      </ActionBar>
    </AnsweredForm>
  );
}
