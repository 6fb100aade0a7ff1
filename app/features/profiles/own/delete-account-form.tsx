import type { ReactNode } from "react";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PasswordField } from "~/ui/password-field";

interface DeleteAccountFormProps {
  arrived?: FormAnswer;
  /** What would refuse the deletion now. */
  prevented: { title: string; text: string } | null;
  /** The way out, beside the button that deletes. */
  children: ReactNode;
}

export function DeleteAccountForm({ arrived, prevented, children }: DeleteAccountFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "konto-loeschen",
    rules: () => import("~/auth/forms"),
    schema: ({ ownPasswordSchema }) => ownPasswordSchema,
    arrived,
    failure: "Fehler beim Löschen des Profils",
  });

  return (
    <AnsweredForm form={form} action="/profil/loeschen">
      {prevented && !form.problem && (
        <Notice title={prevented.title} className="mb-6">
          {prevented.text}
        </Notice>
      )}
      <div className="grid gap-5">
        <p>
          Ihr Konto mit Ihrem Profil, Ihre Ausschreibungen, Arbeiten und Posts, Ihre Bilder, Likes, Suchaufträge und
          Nachrichten werden endgültig gelöscht. Das lässt sich nicht rückgängig machen. Möchten Sie etwas davon
          behalten, erstellen Sie vorher eine <TextLink to="/konto/daten">Kopie Ihrer Daten</TextLink>.
        </p>
        <p>
          Offene Angebote von Ihnen und für Ihre Ausschreibungen enden, und die andere Seite erfährt das per E-Mail.
          Laufende Aufträge enden; was Ihnen schon geliefert wurde, gilt als angenommen. Wem Sie ein Angebot gemacht
          haben, sieht weiter, dass es eines gab, ohne Namen und Text.
        </p>
        <p className="max-w-text text-note text-soft">
          Wer Ihnen geschrieben hat, behält die eigenen Nachrichten und sieht, dass Sie geantwortet haben, ohne Ihren
          Namen und Ihren Text. Blog-Artikel bleiben mit dem Namen stehen, der in ihnen steht. E-Mails, die schon
          zugestellt sind, bleiben beim Empfänger. An Ihre Adresse schreiben wir noch einmal, dass alles gelöscht ist.
        </p>
        <PasswordField field={fields.password} label="Zur Sicherheit: Ihr Passwort" autoComplete="current-password" />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant="danger" busy={isBusy} busyLabel="Wird gelöscht...">
            Endgültig löschen
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}
