import type { FilledColumns, ShownForm, StoredForm } from "~/db/filled";
import type { ausschreibungen } from "~/db/schema";
import { callSlug } from "./call";
import type { CallFormValues } from "./call-schema";

/** The columns that the form of a call does not fill. */
type LeftAlone =
  | "userId"
  | "featured"
  | "featuredUntil"
  | "hidden"
  | "status"
  | "publishedAt"
  | "createdAt"
  | "updatedAt"
  | "companySearch";

export type CallColumns = FilledColumns<typeof ausschreibungen, LeftAlone>;

export function columnsOf(form: StoredForm<CallFormValues, keyof CallColumns | "subcategory">): CallColumns {
  const { subcategory, targetGroup, ...same } = form;
  return {
    ...same,
    slug: callSlug(form.title),
    category: subcategory ? `${form.category}/${subcategory}` : form.category,
    targetGroup: targetGroup.join(",") || null,
  };
}

/** What another call takes over from this one. */
export const copyOf = (call: CallColumns): CallColumns => ({
  title: call.title,
  slug: call.slug,
  description: call.description,
  category: call.category,
  budget: call.budget,
  deadline: call.deadline,
  projectDuration: call.projectDuration,
  requirements: call.requirements,
  deliverables: call.deliverables,
  targetGroup: call.targetGroup,
  location: call.location,
  workLocation: call.workLocation,
  experienceLevel: call.experienceLevel,
  pinned: call.pinned,
});

/** The columns as the form shows them. */
export function valuesOf({ slug: _, ...call }: CallColumns): ShownForm<CallFormValues> {
  const [category = "", subcategory = null] = call.category.split("/");
  return { ...call, category, subcategory, targetGroup: call.targetGroup?.split(",") ?? [] };
}
