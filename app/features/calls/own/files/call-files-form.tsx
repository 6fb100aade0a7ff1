import { useState } from "react";
import { acceptedFiles, filesHint, whyNotFiles } from "~/files/file-types";
import type { Problem as Refusal } from "~/http/answer";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
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
  // The server would hang up on a file that is much too large before a browser reads why.
  const [whyNot, setWhyNot] = useState<string | null>(null);
  return (
    <WriteForm
      action={callFilesPath(callId)}
      failure="Fehler beim Speichern der Unterlagen"
      encType="multipart/form-data"
      className="grid gap-5"
      onSubmit={(event) => whyNot && event.preventDefault()}
    >
      {(isBusy) => (
        <>
          {!isBusy && !whyNot && <Problem problem={problem} />}
          <FileField
            field={{ ...plainField("files"), errors: whyNot ? [whyNot] : undefined }}
            label="Unterlagen hinzufügen"
            hint={filesHint}
            multiple
            accept={acceptedFiles}
            onChange={({ currentTarget: { files } }) => setWhyNot(files && whyNotFiles(files, places))}
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
