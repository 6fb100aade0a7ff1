import { budgetText, categoryLabel, deadlineText, targetGroupLabels } from "~/features/calls/call";
import { rightsText } from "~/features/rights/rights";
import { isRightsField, type RightsField } from "~/features/rights/rights-schema";
import { formatShortDate } from "~/text/dates";
import { entriesFor, type Parts } from "~/text/differences";
import type { CallColumns } from "./call-fields";
import { experienceLevels, labelOf, pitches, workLocations } from "./call-options";
import type { CallFormValues } from "./call-schema";
import { callLabels } from "./form/call-labels";

const own = Object.entries(callLabels).filter(([name]) => name !== "subcategory" && !isRightsField(name));
type Name = Exclude<keyof CallFormValues, "subcategory" | RightsField> | "rights";
const labels = { ...Object.fromEntries(own), rights: callLabels.rightsUses } as Record<Name, string>;

/** The parts that are shown in another form than they are stored. */
const texts: { [Part in Name]?: (value: CallColumns[Part]) => string | null | readonly string[] } = {
  category: categoryLabel,
  workLocation: (key) => labelOf(workLocations, key),
  budget: budgetText,
  deadline: deadlineText,
  questionsUntil: (day) => day && formatShortDate(day),
  experienceLevel: (key) => labelOf(experienceLevels, key),
  pitch: (key) => labelOf(pitches, key),
  rights: rightsText,
  targetGroup: targetGroupLabels,
};

/** What the form of a call fills, as its company reads it. */
export function partsOf(call: CallColumns, isDraft: boolean): Parts {
  const read = <Part extends Name>(name: Part) =>
    texts[name]?.(call[name]) ?? (name === "rights" ? null : call[name as Exclude<Name, "rights">]);
  const parts = (Object.keys(labels) as Name[]).map((name) => [labels[name], entriesFor(read(name))]);
  return { ...Object.fromEntries(parts), Entwurf: entriesFor(isDraft) };
}
