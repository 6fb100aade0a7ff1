import type { ReactNode } from "react";
import { InterruptedPage } from "~/auth/interrupted-page";
import { WhileHidden } from "~/auth/while-hidden";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { TextAreaField, TextField } from "~/ui/field";
import { type Field, plainField } from "~/ui/field-frame";
import { Problem } from "~/ui/problem";
import { type Recipient, sendMessagePath, subjectFor } from "./recipient";

export type MessageFormProps = {
  id: string;
  to: Recipient;
  sender: { name: string; email: string };
  /** The page to go back to once the message is sent. */
  returnTo: string;
  arrived?: FormAnswer;
  /** The way out without sending. */
  children: ReactNode;
};

export const messageDefaults = ({ sender, to }: Pick<MessageFormProps, "sender" | "to">) => ({
  senderEmail: sender.email,
  subject: subjectFor(to),
});

export function MessageForm(props: MessageFormProps) {
  const answered = useAnsweredForm({
    id: props.id,
    rules: () => import("./message-schema"),
    schema: ({ messageSchema }) => messageSchema,
    defaultValue: messageDefaults(props),
    arrived: props.arrived,
    failure: "Fehler beim Senden der Nachricht",
  });
  return (
    <MessageFormFrame {...props} answered={answered} sendLabel="Nachricht senden" wayOut={props.children}>
      <MessageFields id={props.id} sender={props.sender} fields={answered.fields} />
    </MessageFormFrame>
  );
}

type MessageFormFrameProps = Omit<MessageFormProps, "children"> & {
  answered: Pick<ReturnType<typeof useAnsweredForm>, "form" | "answer" | "isBusy">;
  sendLabel: string;
  /** What else the form can do. */
  more?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The way out without sending. */
  wayOut: ReactNode;
};

/** The frame of a form to a member: its error, its fields and its buttons. */
export function MessageFormFrame(props: MessageFormFrameProps) {
  const { answered, to, sender, returnTo, sendLabel, more, children, wayOut } = props;
  const { form, answer, isBusy } = answered;
  const interrupted = answer && "interrupted" in answer && answer.interrupted;

  if (interrupted) {
    return (
      <>
        <Problem problem={form.problem} />
        <InterruptedPage interrupted={interrupted} email={sender.email} />
      </>
    );
  }
  return (
    <AnsweredForm form={form} action={sendMessagePath(to)}>
      <WhileHidden>
        {to.name} liest Ihren Namen und Ihre E-Mail-Adresse, kann Ihr Profil aber nicht ansehen.
      </WhileHidden>
      <input type="hidden" name="weiter" value={returnTo} />
      {children}
      <ActionBar isTight={Boolean(more)} className="mt-7">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          {sendLabel}
        </Button>
        {more}
        {wayOut}
      </ActionBar>
    </AnsweredForm>
  );
}

type MessageFieldsProps = Pick<MessageFormProps, "id" | "sender"> & {
  fields: Record<"senderEmail" | "senderMitarbeiter" | "subject" | "message", Field>;
};

export function MessageFields({ id, sender, fields }: MessageFieldsProps) {
  return (
    <div className="grid gap-5">
      <TextField field={plainField("senderName", sender.name, `${id}-name`)} label="Ihr Name" readOnly />
      <TextField
        field={fields.senderEmail}
        label="Ihre E-Mail"
        type="email"
        autoComplete="email"
        hint="Dorthin geht die Antwort."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField field={fields.senderMitarbeiter} label="Mitarbeiter" optional />
        <TextField field={fields.subject} label="Betreff" />
      </div>
      <TextAreaField field={fields.message} label="Nachricht" rows={8} />
    </div>
  );
}
