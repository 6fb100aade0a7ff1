import { ChooseFiles, useChosenFiles } from "~/files/choose-files";
import { typeNames } from "~/files/file-facts";
import { maxMegabytes } from "~/files/file-types";
import type { FormAnswer } from "~/http/answer";
import { AnsweredForm, useAnsweredForm } from "~/http/answered-form";
import { keepingTimes } from "~/jobs/keeping-times";
import { messageFileTypes } from "~/text/file-types";
import { attachmentMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import type { Conversation } from "./entries";

const filesHint = `Höchstens ${attachmentMax.ofMessage}, als ${typeNames(messageFileTypes)}, je bis ${maxMegabytes} MB. Das Hochladen darf eine Minute dauern. ${keepingTimes.messageFile.words} nach der letzten Nachricht löschen wir sie.`;

const chooseAgain = "Hatten Sie Dateien gewählt, wählen Sie sie bitte noch einmal. ";

/** Mounted again after each sent message, so that it is empty again. */
export function ReplyForm({ conversation, arrived }: { conversation: Conversation; arrived: FormAnswer | undefined }) {
  const { form, fields, isBusy } = useAnsweredForm({
    id: "antwort",
    rules: () => import("./message-schema"),
    schema: ({ replySchema }) => replySchema,
    arrived,
    failure: "Fehler beim Senden der Nachricht",
  });
  const files = useChosenFiles(attachmentMax.ofMessage);
  return (
    <AnsweredForm
      form={form}
      action={`/nachrichten/${conversation.id}`}
      encType="multipart/form-data"
      onSubmit={files.holdBack}
      preventScrollReset
      className="mt-8 grid gap-5 border-t-2 border-ink pt-5"
      once
    >
      <TextAreaField
        field={fields.message}
        label={`Nachricht an ${conversation.partner.name}`}
        rows={4}
        hint="Sie geht auch per E-Mail hinaus, mit Ihrer E-Mail-Adresse für die Antwort."
      />
      <ChooseFiles
        field={fields.files}
        label="Dateien"
        optional
        hint={`${arrived ? chooseAgain : ""}${filesHint}`}
        types={messageFileTypes}
        files={files}
      />
      <div>
        <Button busy={isBusy} busyLabel="Wird gesendet...">
          Nachricht senden
        </Button>
      </div>
    </AnsweredForm>
  );
}
