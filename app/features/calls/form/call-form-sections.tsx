import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import {
  budgets,
  choicesOf,
  durations,
  experienceLevels,
  noAnswer,
  noPitch,
  pitches,
  workLocations,
} from "~/features/calls/call-options";
import type { CallFormValues } from "~/features/calls/call-schema";
import { categories } from "~/features/calls/categories";
import { RightsFields } from "~/features/rights/rights-fields";
import { typedRights } from "~/features/rights/rights-schema";
import { useSite } from "~/http/site-context";
import { callMax } from "~/text/maximums";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceField } from "~/ui/choice-field";
import { SelectField, TextAreaField, TextField } from "~/ui/field";
import { type Field, initialText } from "~/ui/field-frame";
import { useHydrated } from "~/ui/use-hydrated";
import { callLabels } from "./call-labels";
import { EntryListField } from "./entry-list-field";
import { PriceHint } from "./price-hint";
import { TargetGroupField } from "./target-group-field";

const fair = typedRights(null);

type SectionsProps = { fields: Record<keyof CallFormValues, Field>; today: string; level: 2 | 3 };

export function CallFormSections({ fields, today, level }: SectionsProps) {
  const { region } = useSite();
  const [category, setCategory] = useState(initialText(fields.category));
  // Keep a choice from before this script ran. The list that replaces the field does not contain it yet.
  const [subcategory, setSubcategory] = useState(
    () => valueInPage(fields.subcategory.id) || initialText(fields.subcategory),
  );
  const categoryId = fields.category.id;
  const hintedSubcategory = useHydrated() ? subcategory : initialText(fields.subcategory);

  useEffect(() => setCategory(valueInPage(categoryId)), [categoryId]);

  return (
    <>
      <FormPart title="Worum geht es?" level={level}>
        <TextField
          field={fields.title}
          label={callLabels.title}
          counter={callMax.title}
          placeholder="z. B. Etiketten für fünf Bergkäse"
        />
        <TextAreaField
          field={fields.description}
          label={callLabels.description}
          rows={7}
          hint="Was wird gebraucht, wofür, und was gibt es schon?"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            field={fields.category}
            label={callLabels.category}
            placeholder="Bitte wählen"
            options={categories.map(({ name }) => ({ value: name, label: name }))}
            onChange={(event) => {
              setCategory(event.currentTarget.value);
              setSubcategory("");
            }}
          />
          <SubcategoryField
            key={category}
            field={fields.subcategory}
            category={category}
            subcategory={subcategory}
            onChoose={setSubcategory}
          />
        </div>
        <TextField field={fields.location} label={callLabels.location} optional placeholder={`z. B. ${region.place}`} />
        <ChoiceField
          field={fields.workLocation}
          label={callLabels.workLocation}
          optional
          look="chips"
          options={[...choicesOf(workLocations), noAnswer]}
        />
      </FormPart>
      <FormPart title="Budget und Zeitplan" level={level}>
        <SelectField
          field={fields.budget}
          label={callLabels.budget}
          optional
          placeholder="Auf Anfrage"
          options={choicesOf(budgets)}
        />
        <PriceHint category={category} subcategory={hintedSubcategory} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={fields.deadline} label={callLabels.deadline} optional type="date" min={today} />
          <SelectField
            field={fields.projectDuration}
            label={callLabels.projectDuration}
            optional
            placeholder="Nach Absprache"
            options={durations.map((duration) => ({ value: duration, label: duration }))}
          />
          <TextField
            field={fields.questionsUntil}
            label={callLabels.questionsUntil}
            hint="Ohne Angabe bis zwei Tage vor der Deadline. Sie antworten einmal für alle."
            optional
            type="date"
          />
        </div>
      </FormPart>
      <FormPart title="Anforderungen und Lieferumfang" level={level}>
        <EntryListField
          field={fields.requirements}
          label={callLabels.requirements}
          hint="Was Kreative mitbringen sollen."
          placeholder="z. B. Erfahrung mit Lebensmitteln"
        />
        <EntryListField
          field={fields.deliverables}
          label={callLabels.deliverables}
          hint="Was am Ende vorliegen soll."
          placeholder="z. B. Druckdaten für fünf Sorten"
        />
        <ChoiceField
          field={fields.experienceLevel}
          label={callLabels.experienceLevel}
          optional
          look="chips"
          options={[...choicesOf(experienceLevels), noAnswer]}
        />
        <ChoiceField
          field={{ ...fields.pitch, initialValue: initialText(fields.pitch) || noPitch }}
          label={callLabels.pitch}
          look="chips"
          options={choicesOf(pitches)}
        />
        <TextField
          field={fields.pitchFee}
          label={callLabels.pitchFee}
          inputMode="numeric"
          placeholder="z. B. 300"
          hint="In Euro, für jeden Entwurf. Nur, wenn Sie Entwürfe vergüten."
        />
        <RightsFields
          fields={fields}
          preset={fair}
          hint="Was Sie mit den Arbeiten machen wollen. Was hier nicht steht, dürfen Sie ohne neue Vereinbarung nicht."
        />
      </FormPart>
      <NoProcurement />
      <FormPart title="Sichtbarkeit" level={level}>
        <TargetGroupField field={fields.targetGroup} label={callLabels.targetGroup} />
        <CheckboxField
          field={fields.pinned}
          label={callLabels.pinned}
          hint="Sie steht dann auf Ihrer Seite zuoberst. Es kann immer nur eine Ausschreibung angeheftet sein: Eine andere wird dabei gelöst."
        />
      </FormPart>
    </>
  );
}

function FormPart({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="grid gap-5">
      <Heading className="mt-6 border-b-2 border-ink pb-2.5 text-2xl">{title}</Heading>
      {children}
    </section>
  );
}

function valueInPage(id: string): string {
  if (typeof document === "undefined") return "";
  const select = document.getElementById(id);
  return select instanceof HTMLSelectElement ? select.value : "";
}

type SubcategoryFieldProps = {
  field: Field;
  category: string;
  subcategory: string;
  onChoose: (subcategory: string) => void;
};

/**
 * Shows the subcategories of the chosen category. Without script it shows all, and the server checks that they match.
 */
function SubcategoryField({ field, category, subcategory, onChoose }: SubcategoryFieldProps) {
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  const chosen = categories.find(({ name }) => name === category);
  const isOffered = chosen?.subcategories.includes(subcategory);
  const offered = isOffered ? subcategory : undefined;
  const isHydrated = useHydrated();

  // The browser forgets the choice when the shorter list replaces the options.
  useLayoutEffect(() => {
    const select = document.getElementById(field.id);
    if (isHydrated && offered && select instanceof HTMLSelectElement) select.value = offered;
  }, [isHydrated, offered, field.id]);

  if (!isHydrated) {
    const groups = categories.map(({ name, subcategories }) => ({ label: name, options: options(subcategories) }));
    return <SelectField field={field} label={callLabels.subcategory} optional placeholder="Keine" options={groups} />;
  }
  return (
    <SelectField
      field={{ ...field, initialValue: offered }}
      label={callLabels.subcategory}
      optional
      placeholder={chosen ? "Keine" : "Zuerst eine Kategorie wählen"}
      options={options(chosen?.subcategories ?? [])}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** A notice for public bodies that want to publish a call here. */
function NoProcurement() {
  const { productName } = useSite();
  return (
    <p className="max-w-text text-note text-soft">
      {productName} ist keine Vergabeplattform. Öffentliche Auftraggeber prüfen vorher, ob eine Direktvergabe zulässig
      ist.
    </p>
  );
}
