import { Form } from "react-router";
import { Button } from "~/ui/button";
import { optionsOf, SelectField, TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { type EmbeddedKind, embeddedKinds, embeddingPath } from "./embedding";

interface EmbeddingFormProps {
  kinds: readonly EmbeddedKind[];
  kind: EmbeddedKind;
  lists: { value: string; label: string }[];
  list: string;
  skills: readonly string[];
  fields: { q: string; skill: string; ort: string };
  theme: string;
}

const themes = [
  { value: "auto", label: "Wie das Gerät" },
  { value: "hell", label: "Hell" },
  { value: "dunkel", label: "Dunkel" },
];

/** What is shown and how. It is read from the address, so that it works without script. */
export function EmbeddingForm({ kinds, kind, lists, list, skills, fields, theme }: EmbeddingFormProps) {
  return (
    <Form method="get" action={embeddingPath} className="grid max-w-text gap-5" preventScrollReset>
      <SelectField field={plainField("was", kind)} label="Was" options={optionsOf(embeddedKinds, kinds)} />
      {lists.length > 0 && (
        <SelectField field={plainField("liste", list)} label="Merkliste, wenn Sie eine zeigen" options={lists} />
      )}
      <div className="grid items-end gap-5 sm:grid-cols-[7fr_5fr_5fr]">
        <TextField field={plainField("q", fields.q)} label="Suche im Verzeichnis" optional />
        <SelectField
          field={plainField("skill", fields.skill)}
          label="Skill"
          placeholder="Alle Skills"
          options={skills.map((name) => ({ value: name, label: name }))}
        />
        <TextField field={plainField("ort", fields.ort)} label="Ort" optional />
      </div>
      <SelectField field={plainField("farbe", theme)} label="Farben" options={themes} />
      <div>
        <Button variant="secondary">Vorschau zeigen</Button>
      </div>
    </Form>
  );
}
