import { useState } from "react";
import { CheckboxField } from "~/ui/checkbox-field";
import { Differences } from "~/ui/differences";
import { plainField } from "~/ui/field-frame";
import type { FormAnswer } from "./answer";
import { type Conflict, overwriteField, type Version, versionField } from "./seen-version";

interface VersionFieldProps {
  /** What the form was filled with. */
  version: Version;
  /** The page that shows what is stored. */
  path: string;
  /** The answer in the page, for a form that was sent without script. */
  arrived?: FormAnswer;
  conflict?: Conflict;
}

/**
 * In every form that changes a stored thing: tells the server what the person saw, so that nobody overwrites what they have
 * not seen. After a conflict it shows both texts and lets the person choose.
 */
export function VersionField({ version, path, arrived, conflict }: VersionFieldProps) {
  // The page may have loaded a newer version since, but the fields still show this one.
  const [seen] = useState(() => arrived?.result.initialValue?.[versionField] ?? version);
  return (
    <>
      <input type="hidden" name={versionField} value={String(seen)} />
      {conflict && (
        <div key={conflict.version} className="mb-8 grid gap-3">
          <Differences differences={conflict.differences} before="Gespeichert" after="Ihre Eingabe" />
          <CheckboxField
            field={plainField(overwriteField)}
            value={conflict.version}
            label="Meine Eingabe soll gelten"
            hint="Mit Häkchen ersetzt sie beim nächsten Speichern, was jetzt gespeichert ist."
          />
          <p>
            <a href={path} className="link inline-block py-1">
              Gespeichertes übernehmen und meine Eingabe verwerfen
            </a>
          </p>
        </div>
      )}
    </>
  );
}
