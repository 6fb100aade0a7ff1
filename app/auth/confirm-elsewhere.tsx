import { Form } from "react-router";
import type { FormAnswer } from "~/http/answer";
import { Button } from "~/ui/button";
import { newPasswordField, switchField } from "./confirm-fields";
import { PasswordForm } from "./password-form";

interface ConfirmElsewhereProps {
  arrived?: FormAnswer;
  /** Whether the person has agreed to leave the account that is signed in. */
  switched?: boolean;
}

/**
 * The page behind the link in a browser that has not registered the account. Somebody else may have done so, and their
 * password must not work afterwards. It shows nothing that was typed at the registration.
 */
export function ConfirmElsewhere({ arrived, switched = false }: ConfirmElsewhereProps) {
  const agreed = switched && <input type="hidden" name={switchField} value="1" />;
  return (
    <>
      <h1 className="mb-6 text-4xl">E-Mail-Adresse bestätigen</h1>
      <p className="mb-6">
        Mit dieser E-Mail-Adresse wurde in einem anderen Browser ein Konto angelegt. Waren Sie das? Dann geben Sie bitte
        das Passwort ein, das Sie dabei gewählt haben. Danach sind Sie angemeldet.
      </p>
      <PasswordForm
        action=""
        button="Bestätigen und anmelden"
        busyLabel="Wird bestätigt..."
        failure="Bestätigung fehlgeschlagen"
        label="Ihr Passwort"
        arrived={arrived}
      >
        {agreed}
      </PasswordForm>
      <section className="mt-10 border-t-2 border-ink pt-6">
        <h2 className="mb-3 text-2xl">Sie kennen das Passwort nicht?</h2>
        <p className="mb-5">
          Dann setzen Sie ein neues. Das bisherige gilt danach nicht mehr, wer immer es gewählt hat.
        </p>
        <Form method="post">
          {agreed}
          <Button variant="secondary" name={newPasswordField} value="1">
            Neues Passwort setzen
          </Button>
        </Form>
        <p className="mt-6 text-soft">
          Sie haben sich nicht registriert und wollen kein Konto? Schließen Sie diese Seite. Ohne Bestätigung wird das
          Konto nach 14 Tagen entfernt.
        </p>
      </section>
    </>
  );
}
