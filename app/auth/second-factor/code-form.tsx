import { authPath, leadingTo } from "~/auth/auth-path";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import type { Interrupted } from "~/http/interrupted.server";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { TextLink } from "~/ui/link";
import { Problem } from "~/ui/problem";
import { InterruptedFormInput } from "../interrupted-form-input";

interface CodeFormProps {
  goTo: string | null;
  arrived?: FormAnswer;
  /** The form that waits for this sign-in. */
  interrupted?: Interrupted | null;
}

export function CodeForm({ goTo, arrived, interrupted }: CodeFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "code-eingeben",
    rules: () => import("./code"),
    schema: ({ codeSchema }) => codeSchema,
    arrived,
    failure: "Anmeldung fehlgeschlagen",
  });
  const { contactEmail } = useSite();
  const action = leadingTo("/auth/code", goTo);
  const inputs = (
    <>
      {interrupted && <InterruptedFormInput interrupted={interrupted} />}
      <div className="grid gap-5">
        <p>Ihr Passwort stimmt. Geben Sie jetzt den Code ein, den Ihre App gerade zeigt.</p>
        <TextField
          field={fields.code}
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="Sechs Ziffern aus der App, oder einer Ihrer Wiederherstellungscodes"
        />
        <Button busy={isBusy} busyLabel="Wird angemeldet...">
          {interrupted ? "Anmelden und fortsetzen" : "Anmelden"}
        </Button>
        <p className="text-note text-soft">
          Sie haben weder das Telefon noch einen Wiederherstellungscode? Schreiben Sie uns:{" "}
          <a href={`mailto:${contactEmail}`} className="link hit wrap-anywhere">
            {contactEmail}
          </a>
        </p>
        <TextLink to={authPath("anmelden", goTo)} className="flex min-h-11 w-fit items-center">
          Zurück zur Anmeldung
        </TextLink>
      </div>
    </>
  );
  // The next page must be a new document, so that a reload does not lose the waiting form.
  return interrupted ? (
    <form method="post" action={action} id={form.id} encType="multipart/form-data">
      <Problem problem={form.problem} />
      {inputs}
    </form>
  ) : (
    <AnsweredForm form={form} action={action}>
      {inputs}
    </AnsweredForm>
  );
}
