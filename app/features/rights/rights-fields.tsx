import { ChoiceField } from "~/ui/choice-field";
import { optionsOf, SelectField } from "~/ui/field";
import { type Field, initialText } from "~/ui/field-frame";
import { rightsAreas, rightsKinds, rightsTerms, rightsUses } from "./rights";
import type { RightsField } from "./rights-schema";

const answers = (yes: string, no: string) => [
  { value: "ja", label: yes },
  { value: "nein", label: no },
];

interface RightsFieldsProps {
  fields: Record<RightsField, Field>;
  /** What is chosen before anybody chooses. */
  preset: Record<Exclude<RightsField, "rightsUses">, string>;
  hint: string;
}

/** The fields for rights. Those besides the uses appear when one is chosen, also without script. */
export function RightsFields({ fields, preset, hint }: RightsFieldsProps) {
  const chosen = (name: Exclude<RightsField, "rightsUses">) => ({
    ...fields[name],
    initialValue: initialText(fields[name]) || preset[name],
  });
  return (
    <div className="group/rights grid gap-5" data-optional>
      <ChoiceField
        field={fields.rightsUses}
        label="Nutzungsrechte: wofür?"
        hint={hint}
        optional
        look="chips"
        multiple
        options={optionsOf(rightsUses)}
      />
      <div className="hidden gap-5 group-has-[[name=rightsUses]:checked]/rights:grid">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            field={chosen("rightsKind")}
            label="Art der Nutzung"
            hint="Üblich ist einfach: Andere können eine Erlaubnis für dasselbe Werk bekommen. Exklusiv heißt, dass nur das Unternehmen es nutzt, auch die oder der Kreative nicht mehr (§ 24 UrhG)."
            options={optionsOf(rightsKinds)}
          />
          <SelectField
            field={chosen("rightsCredit")}
            label="Namensnennung"
            hint="Wer ein Werk schafft, bestimmt, ob der Name dabeisteht (§ 20 UrhG). Üblich ist ja."
            options={answers("Ja, der Name wird genannt", "Nein, ohne Namen")}
          />
          <SelectField
            field={chosen("rightsArea")}
            label="Wo?"
            hint="So weit, wie das Unternehmen wirbt. Im Web gilt, an wen sich die Seite richtet."
            options={optionsOf(rightsAreas)}
          />
          <SelectField
            field={chosen("rightsTerm")}
            label="Wie lange?"
            hint="Üblich sind drei Jahre, für Logos unbefristet. Danach wird neu vereinbart."
            options={optionsOf(rightsTerms)}
          />
          <SelectField
            field={chosen("rightsSources")}
            label="Offene Dateien"
            hint="Zum Beispiel aus InDesign oder Figma. Üblich sind fertige Dateien; offene kosten meist extra."
            options={answers("Ja, sie werden übergeben", "Nein, fertige Dateien")}
          />
        </div>
      </div>
    </div>
  );
}
