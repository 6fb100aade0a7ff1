import { useEffect, useState } from "react";
import type { UserType } from "~/db/schema";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { useSite } from "~/http/site-context";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { TextField } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { PasswordField } from "~/ui/password-field";
import { authPath } from "./auth-path";
import { newsletterWording } from "./newsletter";
import type { AuthFormProps } from "./sign-in-form";

interface RegisterFormProps extends AuthFormProps {
  userType?: UserType;
}

const namePlaceholders: Record<UserType, string> = { kreative: "Vor- und Nachname", unternehmen: "Unternehmensname" };

/** Does not break. */
const byMail = "per E-Mail";
const [beforeMail, afterMail] = newsletterWording.split(byMail);

export function RegisterForm({ id, goTo, arrived, userType = "kreative", children }: RegisterFormProps) {
  const { passwordMinLength } = useSite();
  const { form, fields, isBusy } = useAnsweredForm({
    id,
    rules: () => import("./forms"),
    schema: ({ registerSchema }) => registerSchema(passwordMinLength),
    defaultValue: { userType },
    arrived,
    failure: "Registrierung fehlgeschlagen",
  });
  const [chosenType, setChosenType] = useState(userType);

  // The person may have chosen before this script ran, and the browser may have restored the choice.
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (form) setChosenType(new FormData(form).get("userType") === "unternehmen" ? "unternehmen" : "kreative");
  }, [id]);

  return (
    <AnsweredForm form={form} action={authPath("registrieren", goTo)}>
      <div className="grid gap-4">
        <ChoiceField
          field={fields.userType}
          label="Ich bin"
          options={[
            { value: "kreative", label: "Kreative/r" },
            { value: "unternehmen", label: "Unternehmen" },
          ]}
          onChoose={(value) => setChosenType(value === "unternehmen" ? "unternehmen" : "kreative")}
        />
        <TextField
          field={fields.name}
          label="Name"
          placeholder={namePlaceholders[chosenType]}
          autoComplete={chosenType === "kreative" ? "name" : "organization"}
        />
        <TextField field={fields.email} label="E-Mail" type="email" autoComplete="email" inputMode="email" />
        <PasswordField
          field={fields.password}
          label="Passwort"
          autoComplete="new-password"
          hint={`Mindestens ${passwordMinLength} Zeichen`}
        />
        <div className="grid">
          <CheckboxField
            field={fields.agbAccepted}
            label={
              <>
                Ich akzeptiere die <TextLink to="/agb">AGB</TextLink> und die{" "}
                <TextLink to="/datenschutz">Datenschutzerklärung</TextLink>.
              </>
            }
          />
          <CheckboxField
            field={fields.newsletterConsent}
            label={
              <>
                {beforeMail}
                <span className="whitespace-nowrap">{byMail}</span>
                {afterMail}
              </>
            }
          />
        </div>
      </div>
      <ActionBar className="mt-5 gap-x-4 [@media(height<52rem)]:static">
        <Button busy={isBusy} busyLabel="Wird registriert..." className="grow">
          Registrieren
        </Button>
        {children}
      </ActionBar>
    </AnsweredForm>
  );
}
