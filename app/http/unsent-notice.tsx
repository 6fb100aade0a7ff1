import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { UnsentText } from "./use-unsent-text";

/** Shown above a form: the unsent text that this browser has stored. */
export function UnsentNotice({ unsent: { shown, older, take, discard } }: { unsent: UnsentText }) {
  const unsent = older ?? shown;
  if (!unsent) return null;
  const typedAt = formatMoment(unsent.typedAt);
  return (
    <Notice
      className="mt-5"
      title={older ? "Hier ist noch ein früherer Entwurf von Ihnen." : "Ihr Entwurf ist noch da."}
      action={
        <div className="flex flex-wrap gap-3">
          {older && (
            <Button type="button" variant="secondary" size="sm" onClick={take}>
              Entwurf übernehmen
            </Button>
          )}
          <Button type="button" variant="secondary" size="sm" onClick={discard}>
            Entwurf verwerfen
          </Button>
        </div>
      }
    >
      {older
        ? `Sie haben ihn am ${typedAt} geschrieben. Übernehmen ersetzt, was jetzt im Formular steht; gespeichert wird dabei nichts.`
        : `Sie können dort weiterschreiben, wo Sie am ${typedAt} aufgehört haben.`}
    </Notice>
  );
}

/** Shown below a form: that this browser stores the text. */
export function UnsentNote({ unsent: { isStoring }, children }: { unsent: UnsentText; children?: string }) {
  if (!isStoring) return null;
  return (
    <p className="mt-4 max-w-text text-note text-soft">
      Was Sie schreiben, bleibt bis zum Speichern in diesem Browser, auch wenn Sie den Tab schließen; mit dem Abmelden
      wird es gelöscht. {children}
    </p>
  );
}
