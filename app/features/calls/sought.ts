import { understandEntries } from "~/search/understand-entries";
import type { CallDetail } from "./call";

/**
 * Whom a call looks for, as a search: the crafts that title and category name and, if they name none, those of
 * deliverables and requirements; and its place.
 */
export function soughtBy(call: Pick<CallDetail, "title" | "category" | "deliverables" | "requirements" | "location">) {
  const { title, category, deliverables, requirements, location: place } = call;
  const ofHead = understandEntries({ crafts: [title, ...category.split("/").reverse()], place });
  const isNamed = ofHead.meant.length > 0;
  return isNamed ? ofHead : understandEntries({ crafts: [...deliverables, ...requirements], place });
}
