import { ChooseFiles, useChosenFiles } from "~/files/choose-files";
import { filesHint } from "~/files/file-types";
import type { Problem as Refusal } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { WriteForm } from "~/http/write-form";
import { callFileTypes } from "~/text/file-types";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { Problem } from "~/ui/problem";
import { callFilesPath } from "../../own-call-path";

interface CallFilesFormProps {
  callId: number;
  /** The files that the call has. */
  files: { id: string }[];
  /** How many more the call takes. */
  places: number;
  problem?: Refusal;
}

const formId = "unterlagen";

/** Adds files to a call. */
export const CallFilesForm = (props: CallFilesFormProps) => (
  <FormOfStored key={useKeyOfStored(props.files.map(({ id }) => id).join(), formId)} {...props} />
);

function FormOfStored({ callId, places, problem }: CallFilesFormProps) {
  const files = useChosenFiles(places);
  return (
    <WriteForm
      id={formId}
      action={callFilesPath(callId)}
      failure="Fehler beim Speichern der Unterlagen"
      encType="multipart/form-data"
      className="grid gap-5"
      onSubmit={files.holdBack}
    >
      {(isBusy) => (
        <>
          {!isBusy && !files.whyNot && <Problem problem={problem} />}
          <SubmissionId />
          <ChooseFiles
            field={plainField("files")}
            label="Unterlagen hinzufügen"
            hint={filesHint(callFileTypes)}
            types={callFileTypes}
            files={files}
          />
          <div>
            <Button busy={isBusy} busyLabel="Wird hochgeladen...">
              Hochladen
            </Button>
          </div>
        </>
      )}
    </WriteForm>
  );
}
