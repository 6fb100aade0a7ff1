import { WriteForm } from "~/http/write-form";
import { offerMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { noteHint, offerActPath } from "./offer";

/** The company's private note about an offer. */
export function NoteForm({ id, note }: { id: string; note: string | null }) {
  return (
    <WriteForm
      action={offerActPath(id, "notiz")}
      failure="Fehler beim Speichern der Notiz"
      className="grid max-w-text gap-4 print:hidden"
    >
      {(isBusy) => (
        <>
          <TextAreaField
            field={plainField("notiz", note, "angebot-notiz")}
            label="Notiz"
            hideLabel
            hint={`Nur für Ihr Unternehmen. ${noteHint}.`}
            maxLength={offerMax.note}
            rows={3}
          />
          <div>
            <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Wird gespeichert...">
              Notiz speichern
            </Button>
          </div>
        </>
      )}
    </WriteForm>
  );
}
