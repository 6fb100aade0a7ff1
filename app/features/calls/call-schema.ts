import * as z from "zod/mini";
import { isRightsField, type RightsField, rightsFields } from "~/features/rights/rights-schema";
import { isDay } from "~/text/dates";
import { emptyAsNull } from "~/text/empty-as-null";
import { callMax, locationMax } from "~/text/maximums";
import { chosenText, textField } from "~/text/text-field";
import { oneLine, paragraphs } from "~/text/typed";
import { budgets, durations, experienceLevels, noPitch, pitches, workLocations } from "./call-options";
import { categories } from "./categories";
import { pitchFee } from "./pitch-fee";
import { targetGroups } from "./target-groups";

/** The required texts of a call, each with the error for its field. */
export const requiredTexts = {
  title: "Bitte geben Sie einen Titel ein",
  description: "Bitte beschreiben Sie das Projekt",
  category: "Bitte wählen Sie eine Kategorie",
};
const maxEntries = callMax.entries;

/** Word writes the bullets of inner lists as letters. */
const wordBullet = /^\s*[o§]\t/;

/** A typed entry. The list has bullets of its own, so one that was typed or pasted with it goes. */
export const entryOf = (line: string) =>
  oneLine(line.replace(wordBullet, "")).replace(/^[•·‣▪●○■*\p{Pd}\p{Co}]\s/u, "");

/** Reads one entry per line, as people type or paste them. Trims them and drops empty and duplicate ones. */
export function entriesOf(given: (string | undefined)[]): string[] {
  const lines = given.flatMap((text) => text?.split("\n") ?? []).map(entryOf);
  return [...new Set(lines.filter(Boolean))];
}

/** One entry, or several lines of them without script. The length of each is checked below. */
const typedEntries = textField({ max: maxEntries * (callMax.entry + 2), tidy: paragraphs });

// The form also sends the field for the next entry, which is usually empty.
const entries = z.pipe(z.array(z.optional(typedEntries)), z.transform(entriesOf)).check(
  z.refine((list) => list.length <= maxEntries, `Bitte höchstens ${maxEntries} Einträge`),
  z.refine(
    (list) => list.every((entry) => entry.length <= callMax.entry),
    `Ein Eintrag darf höchstens ${callMax.entry} Zeichen lang sein`,
  ),
);

const keysOf = <Key extends string>(options: readonly { key: Key }[]) => options.map(({ key }) => key);
const unknownChoice = "Bitte wählen Sie einen der Vorschläge";

interface Days {
  /** Whether the call is saved as a draft. */
  isDraft?: boolean;
  today: string;
  /** The stored deadline. It may be in the past, as long as the form does not change it. */
  stored?: string | null;
}

function deadline({ today, stored }: Days) {
  return emptyAsNull(
    chosenText().check(
      z.refine(isDay, { error: "Bitte geben Sie ein Datum ein", abort: true }),
      z.refine((day) => day >= today || day === stored, "Die Deadline darf nicht in der Vergangenheit liegen"),
    ),
  );
}

/** The fields that a draft may leave empty. */
const laterOn = (text: z.ZodMiniString<string>, isDraft: boolean): z.ZodMiniType<string, string | undefined> =>
  isDraft ? z._default(text, "") : text;

/** The only form of a call, used for creating and editing. A draft needs only a title. */
export function callSchema({ isDraft = false, ...days }: Days) {
  return z
    .object({
      title: textField({
        ...{ max: callMax.title, tooLong: "Der Titel darf höchstens {max} Zeichen lang sein" },
        missing: requiredTexts.title,
      }),
      description: laterOn(
        textField({
          ...{ max: callMax.description, tooLong: "Die Beschreibung darf höchstens {max} Zeichen lang sein" },
          ...{ missing: isDraft ? undefined : requiredTexts.description, tidy: paragraphs },
        }),
        isDraft,
      ),
      category: laterOn(
        chosenText(requiredTexts.category).check(
          z.refine((name) => categories.some((category) => category.name === name), unknownChoice),
        ),
        isDraft,
      ),
      subcategory: z.optional(chosenText()),
      location: emptyAsNull(textField({ max: locationMax })),
      workLocation: emptyAsNull(z.enum(keysOf(workLocations), unknownChoice)),
      experienceLevel: emptyAsNull(z.enum(keysOf(experienceLevels), unknownChoice)),
      budget: emptyAsNull(z.enum(keysOf(budgets), unknownChoice)),
      deadline: deadline(days),
      questionsUntil: emptyAsNull(chosenText().check(z.refine(isDay, "Bitte geben Sie ein Datum ein"))),
      projectDuration: emptyAsNull(z.enum(durations, unknownChoice)),
      requirements: entries,
      deliverables: entries,
      targetGroup: z.array(z.enum(keysOf(targetGroups), unknownChoice)),
      pitch: z._default(z.enum(keysOf(pitches), unknownChoice), noPitch),
      pitchFee: emptyAsNull(pitchFee),
      ...rightsFields,
      pinned: z._default(z.boolean(), false),
    })
    .check(
      z.refine((form) => form.pitch !== "verguetet" || form.pitchFee !== null || isDraft, {
        error: "Bitte geben Sie an, mit wie viel Euro Sie Entwürfe vergüten",
        path: ["pitchFee"],
      }),
    )
    .check(
      z.refine(({ questionsUntil, deadline }) => !questionsUntil || !deadline || questionsUntil <= deadline, {
        error: "Fragen enden spätestens mit der Deadline",
        path: ["questionsUntil"],
      }),
    )
    .check(
      z.refine((form) => !form.subcategory || belongs(form.subcategory, form.category), {
        error: "Diese Unterkategorie gehört zu einer anderen Kategorie",
        path: ["subcategory"],
      }),
    );
}

function belongs(subcategory: string, categoryName: string): boolean {
  const category = categories.find(({ name }) => name === categoryName);
  return category?.subcategories.includes(subcategory) ?? false;
}

/** The button that saves a draft adds its name to the form. */
export const draftButton = { name: "als", value: "entwurf" } as const;

export const asksForDraft = (form: FormData) => form.get(draftButton.name) === draftButton.value;

export type CallFormValues = z.infer<ReturnType<typeof callSchema>>;

const { shape } = callSchema({ today: "" });

/** The names of all fields, in the order of the form. */
export const callFieldNames = Object.keys(shape) as (keyof CallFormValues)[];

type NamedColumn = Exclude<keyof CallFormValues, "subcategory" | "pinned" | RightsField>;
export type ShownName = NamedColumn | "rights";

/** The columns that others read of a call: those with the name of a field, and its rights, which have several. */
export const shownNames: ShownName[] = [
  ...callFieldNames.filter(
    (name): name is NamedColumn => name !== "subcategory" && name !== "pinned" && !isRightsField(name),
  ),
  "rights",
];

type Def = Readonly<{ type: string; in?: { def: Def }; innerType?: { def: Def }; defaultValue?: unknown }>;
type Shape = Record<string, z.ZodMiniType>;
const defOf = (field?: z.ZodMiniType) => field?.def as Def;

/** The inner type of a field, without the wrappers that make it optional or tidy it. */
function typeOf(def: Def): string {
  const inner = def.in ?? def.innerType;
  return inner ? typeOf(inner.def) : def.type;
}

/** The names of the fields with this inner type, such as an array. */
export const namesOf = (type: "array" | "boolean", fields: Shape = shape): string[] =>
  Object.keys(fields).filter((name) => typeOf(defOf(fields[name])) === type);

export const callListNames = namesOf("array");

/** The choices that the form begins with: the defaults of its schema. */
export const preselectedIn = (fields: Shape = shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { defaultValue } = defOf(field);
      return defaultValue === undefined ? [] : [[name, defaultValue]];
    }),
  );
