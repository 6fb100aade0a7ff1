import { ChooseFiles, useChosenFiles } from "~/files/choose-files";
import { filesHint } from "~/files/file-types";
import type { Problem as Refusal } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { WriteForm } from "~/http/write-form";
import { callFileTypes } from "~/text/file-types";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { Problem } from "~/ui/problem";
import { callFilesPath } from "../../own-call-path";

interface CallFilesFormProps {
  callId: number;
  /** How many more the call takes. */
  places: number;
  problem?: Refusal;
}

/** Adds files to a call. */
export function CallFilesForm({ callId, places, problem }: CallFilesFormProps) {
  const files = useChosenFiles(places);
  return (
    <WriteForm
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
