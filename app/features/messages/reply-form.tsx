import type { FormAnswer } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useAnsweredForm } from "~/http/use-answered-form";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Problem } from "~/ui/problem";
import type { Conversation } from "./entries";

/** Mounted again after each sent message, so that it is empty again. */
export function ReplyForm({ conversation, arrived }: { conversation: Conversation; arrived?: FormAnswer }) {
  const { Form, form, fields, problem, isBusy } = useAnsweredForm({
    id: "antwort",
    rules: () => import("./message-schema"),
    schema: ({ replySchema }) => replySchema,
    arrived,
    failure: "Fehler beim Senden der Nachricht",
  });
  return (
    <Form
      method="post"
      action={`/nachrichten/${conversation.id}`}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      preventScrollReset
      className="mt-8 border-t-2 border-ink pt-5"
    >
      <Problem problem={problem} />
      <SubmissionId arrived={arrived} />
      <TextAreaField
        field={fields.message}
        label={`Nachricht an ${conversation.partner.name}`}
        rows={4}
        hint="Sie geht auch per E-Mail hinaus, mit Ihrer E-Mail-Adresse für die Antwort."
      />
      <div className="mt-5">
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Nachricht senden
        </Button>
      </div>
    </Form>
  );
}
