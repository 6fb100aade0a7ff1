import type { ReactNode } from "react";
import { InterruptedPage } from "~/auth/interrupted-page";
import { WhileHidden } from "~/auth/while-hidden";
import type { FormAnswer } from "~/http/answer";
import { useAnsweredForm } from "~/http/use-answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { Problem } from "~/ui/problem";
import { messageSchema } from "./message-schema";
import { type Recipient, sendMessagePath, subjectFor } from "./recipient";

type MessageFormProps = {
  id: string;
  to: Recipient;
  sender: { name: string; email: string };
  /** The page to return to after sending. */
  returnTo: string;
  arrived?: FormAnswer;
  /** The cancel button or link. */
  children: ReactNode;
};

export function MessageForm({ id, to, sender, returnTo, arrived, children }: MessageFormProps) {
  const { Form, form, fields, answer, problem, isBusy } = useAnsweredForm({
    id,
    schema: messageSchema,
    defaultValue: { senderEmail: sender.email, subject: subjectFor(to) },
    arrived,
    failure: "Fehler beim Senden der Nachricht",
  });
  const interrupted = answer && "interrupted" in answer && answer.interrupted;

  if (interrupted) {
    return (
      <>
        <Problem problem={problem} />
        <InterruptedPage interrupted={interrupted} email={sender.email} />
      </>
    );
  }
  return (
    <Form method="post" action={sendMessagePath(to)} id={form.id} onSubmit={form.onSubmit} noValidate>
      <Problem problem={problem} />
      <WhileHidden>
        {to.name} liest Ihren Namen und Ihre E-Mail-Adresse, kann Ihr Profil aber nicht ansehen.
      </WhileHidden>
      <input type="hidden" name="weiter" value={returnTo} />
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={plainField("senderName", sender.name, `${id}-name`)} label="Ihr Name" readOnly />
          <TextField
            field={fields.senderEmail}
            label="Ihre E-Mail"
            type="email"
            autoComplete="email"
            hint="Dorthin geht die Antwort."
          />
        </div>
        <TextField field={fields.senderMitarbeiter} label="Mitarbeiter" optional autoComplete="off" />
        <TextField field={fields.subject} label="Betreff" />
        <TextAreaField field={fields.message} label="Nachricht" rows={8} />
      </div>
      <ActionBar className="mt-7">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Nachricht senden
        </Button>
        {children}
      </ActionBar>
    </Form>
  );
}
