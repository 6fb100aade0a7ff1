import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { TextField } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { PasswordField } from "~/ui/password-field";
import { useHydrated } from "~/ui/use-hydrated";

export function ClaimForm({ arrived }: { arrived: FormAnswer | undefined }) {
  const { passwordMinLength } = useSite();
  const { form, fields, isBusy } = useAnsweredForm({
    id: "beanspruchen",
    rules: () => import("./claim"),
    schema: ({ claimSchema }) => claimSchema(passwordMinLength),
    arrived,
    failure: "Fehler beim Erstellen des Accounts",
  });
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setIsAccepted] = useState(fields.agbAccepted.initialValue === "on");
  // Without script nothing could enable the button, so the server checks the terms instead.
  const isHydrated = useHydrated();

  // The person may have ticked the box before this script ran.
  useEffect(() => setIsAccepted(box.current?.checked ?? false), []);

  return (
    <AnsweredForm form={form}>
      <div className="grid gap-5">
        <PasswordField
          field={fields.password}
          label="Passwort"
          autoComplete="new-password"
          hint={`Mindestens ${passwordMinLength} Zeichen`}
        />
        <TextField
          field={fields.passwordConfirmation}
          label="Passwort bestätigen"
          type="password"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CheckboxField
          field={fields.agbAccepted}
          ref={box}
          onChange={(event) => setIsAccepted(event.currentTarget.checked)}
          label={
            <>
              Ich akzeptiere die <TextLink to="/agb">AGB</TextLink> und habe die{" "}
              <TextLink to="/datenschutz">Datenschutzerklärung</TextLink> gelesen.
            </>
          }
        />
        <Button
          busy={isBusy}
          busyLabel="Wird erstellt..."
          disabledReason={isHydrated && !isAccepted ? "Bitte akzeptieren Sie zuerst die AGB." : undefined}
        >
          Profil beanspruchen
        </Button>
      </div>
    </AnsweredForm>
  );
}
