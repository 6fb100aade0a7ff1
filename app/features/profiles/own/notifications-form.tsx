import type { ReactNode } from "react";
import type { LastConsent } from "~/auth/consents.server";
import { newsletterWording } from "~/auth/newsletter";
import type { MailKind } from "~/db/schema";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { mailKinds } from "~/mail/mail-kinds";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import type { Notifications } from "./notifications";

interface NotificationsFormProps {
  notifications: Partial<Notifications>;
  kinds: MailKind[];
  consent: LastConsent;
  arrived?: FormAnswer;
  /** The way out, beside the button that saves. */
  children?: ReactNode;
}

export function NotificationsForm({ notifications, kinds, consent, arrived, children }: NotificationsFormProps) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "benachrichtigungen-form",
    rules: () => import("./notifications"),
    schema: ({ notificationsSchema }) => notificationsSchema,
    defaultValue: notifications,
    arrived,
    failure: "Fehler beim Speichern der Benachrichtigungen",
  });

  return (
    <AnsweredForm form={form} action="/konto/benachrichtigungen">
      <div className="grid gap-6">
        {kinds.map((kind) => (
          <CheckboxField key={kind} field={fields[kind]} label={mailKinds[kind].label} hint={mailKinds[kind].hint} />
        ))}
        <div className="mt-4">
          <p className="mb-3 font-semibold">Newsletter</p>
          <CheckboxField
            field={fields.newsletter}
            label={newsletterWording}
            hint={consent ? said(consent) : "Bisher haben Sie dazu nichts gesagt."}
          />
        </div>
        <p className="max-w-text text-note text-soft">
          Was Ihr Konto betrifft, etwa eine neue Anmeldung oder ein geändertes Passwort, schreiben wir Ihnen immer.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button busy={isBusy} busyLabel="Wird gespeichert...">
            Benachrichtigungen speichern
          </Button>
          {children}
        </div>
      </div>
    </AnsweredForm>
  );
}

function said({ isGiven, isPending, wording, createdAt }: NonNullable<LastConsent>): string {
  const when = formatMoment(createdAt);
  if (isPending)
    return `Noch nicht bestätigt: Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen am ${when} geschickt haben. Keine bekommen? Schalten Sie den Newsletter aus und wieder ein.`;
  return isGiven ? `Eingewilligt am ${when} mit den Worten: „${wording}“` : `Widerrufen am ${when}`;
}
