import { ConfirmedAct } from "~/http/confirmed-act";
import { TypedWordField } from "~/http/typed-word-field";
import { formatCount } from "~/text/format-count";

interface SendFormsProps {
  path: string;
  subject: string;
  version: number;
  readers: number;
}

/** The two ends of a draft: it is sent to everyone, or deleted. */
export function SendForms({ path, subject, version, readers }: SendFormsProps) {
  return (
    <>
      <p className="mb-6 max-w-text">
        Der zuletzt gespeicherte Stand geht an {readers === 1 ? "eine Person" : `${formatCount(readers)} Personen`},
        nach und nach. Ändern lässt er sich dann nicht mehr, nur noch anhalten.
      </p>
      <div className="flex flex-wrap gap-3">
        <ConfirmedAct
          action={`${path}/senden`}
          label="An alle versenden …"
          title="Newsletter versenden"
          confirmLabel="Jetzt versenden"
          busyLabel="Wird versendet..."
          failure="Newsletter nicht versendet"
        >
          <p className="mb-5">
            „{subject}“ geht an {readers === 1 ? "eine Person" : `${formatCount(readers)} Personen`}, so wie er zuletzt
            gespeichert wurde. Was beim Mailserver ist, lässt sich nicht zurückholen.
          </p>
          <input type="hidden" name="version" value={version} />
          <TypedWordField act="send" />
        </ConfirmedAct>
        <ConfirmedAct
          action={`${path}/loeschen`}
          label="Entwurf löschen …"
          look={{ variant: "danger" }}
          title="Entwurf löschen"
          confirmLabel="Löschen"
          busyLabel="Wird gelöscht..."
          danger
          failure="Fehler beim Löschen des Entwurfs"
        >
          <p className="mb-5">„{subject}“ wird gelöscht. Das lässt sich nicht rückgängig machen.</p>
          <TypedWordField act="delete" />
        </ConfirmedAct>
      </div>
    </>
  );
}
