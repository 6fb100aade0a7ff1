import { useState } from "react";
import { CheckboxField } from "~/ui/checkbox-field";
import { Differences } from "~/ui/differences";
import { plainField } from "~/ui/field-frame";
import type { FormAnswer } from "./answer";
import { type Conflict, overwriteField, type Version, versionField } from "./seen-version";

interface VersionFieldProps {
  /** What the fields show, of `useSeenVersion`. */
  seen: string;
  /** The page that shows what is stored. */
  path: string;
  conflict?: Conflict;
}

/** The version that the fields of a form show, also when the page has loaded a newer one since. */
export function useSeenVersion(version: Version | undefined, arrived: FormAnswer | undefined): string | undefined {
  const [seen] = useState(() => version && String(arrived?.result.initialValue?.[versionField] ?? version));
  return seen;
}

/**
 * In every form that changes a stored thing: tells the server what the person saw, so that nobody overwrites what they have
 * not seen. After a conflict it shows both texts and lets the person choose.
 */
export function VersionField({ seen, path, conflict }: VersionFieldProps) {
  return (
    <>
      <input type="hidden" name={versionField} value={seen} />
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
