import { useState } from "react";
import type { Problem as Refusal } from "~/http/answer";
import { SubmissionId } from "~/http/submission-id";
import { WriteForm } from "~/http/write-form";
import { Button } from "~/ui/button";
import { plainField } from "~/ui/field-frame";
import { FileField } from "~/ui/file-field";
import { Problem } from "~/ui/problem";
import { listMax, listMaxText, tooLargeText } from "./read-list";

const tooLarge: Refusal = { title: "Diese Datei können wir nicht übernehmen", text: `Sie ist ${tooLargeText}.` };

/** A file can be dropped on its field as well as chosen: every browser does that by itself. */
export function ImportUpload({ problem }: { problem?: Refusal }) {
  // The server would hang up on a file of 100 MB before a browser reads why.
  const [isTooLarge, setIsTooLarge] = useState(false);
  return (
    <WriteForm
      action="/admin/import"
      failure="Fehler beim Lesen der Liste"
      encType="multipart/form-data"
      className="grid max-w-text gap-5"
      onSubmit={(event) => isTooLarge && event.preventDefault()}
    >
      {(isBusy) => (
        <>
          {!isBusy && <Problem problem={isTooLarge ? tooLarge : problem} />}
          <SubmissionId />
          <FileField
            field={plainField("list")}
            label="Mitgliederliste"
            hint={`CSV oder TSV in UTF-8, ${listMaxText}. Ziehen Sie die Datei auf das Feld, oder wählen Sie sie.`}
            onChange={({ currentTarget: { files } }) => setIsTooLarge((files?.[0]?.size ?? 0) > listMax.bytes)}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          />
          <div>
            <Button busy={isBusy} busyLabel="Wird gelesen...">
              Liste ansehen
            </Button>
          </div>
        </>
      )}
    </WriteForm>
  );
}
