import type { ReactNode } from "react";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { FormAnswer } from "./answer";
import { type UnsentOptions, type UnsentText, useUnsentText } from "./use-unsent-text";

interface UnsentFormProps extends Omit<UnsentOptions, "isAnswered"> {
  arrived: FormAnswer | undefined;
  /** What the browser does not store. */
  note?: string;
  /** The form with these props. */
  children: (props: { key: string; arrived: FormAnswer | undefined; onRefusal: () => void }) => ReactNode;
}

/** Stores what somebody types into a form in this browser until it is saved. Each account and address has texts of its own. */
export const UnsentForm = (props: UnsentFormProps) => <FormOfOwner key={`${props.owner} ${props.path}`} {...props} />;

function FormOfOwner({ arrived, note, children, ...options }: UnsentFormProps) {
  const unsent = useUnsentText({ ...options, isAnswered: arrived !== undefined });
  const { key, answer, isStoring, onRefusal } = unsent;
  return (
    <>
      <UnsentNotice {...unsent} />
      {children({ key, arrived: answer ?? arrived, onRefusal })}
      {isStoring && (
        <p className="mt-4 max-w-text text-note text-soft">
          Was Sie schreiben, bleibt bis zum Speichern in diesem Browser, auch wenn Sie den Tab schließen; mit dem
          Abmelden wird es gelöscht. {note}
        </p>
      )}
    </>
  );
}

/** The unsent text that this browser has stored. */
function UnsentNotice({ shown, older, take, discard }: Omit<UnsentText, "key">) {
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
