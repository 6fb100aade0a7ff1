import type { FilledColumns, ShownForm, StoredForm } from "~/db/filled";
import type { ausschreibungen } from "~/db/schema";
import { type RightsField, rightsOf, typedRights } from "~/features/rights/rights-schema";
import { slugify } from "~/text/slug";
import { type CallFormValues, shownNames } from "./call-schema";

/** The columns that the form of a call does not fill. */
type LeftAlone =
  | "userId"
  | "featured"
  | "featuredUntil"
  | "hidden"
  | "status"
  | "publishedAt"
  | "remindedOf"
  | "endedOn"
  | "undecidedOf"
  | "closedOn"
  | "standsSince"
  | "askedAt"
  | "createdAt"
  | "updatedAt"
  | "companySearch";

export type CallColumns = FilledColumns<typeof ausschreibungen, LeftAlone>;

export const callSlug = (title: string) => slugify(title).slice(0, 60).replace(/-+$/, "");

export function columnsOf(
  form: StoredForm<CallFormValues, keyof CallColumns | "subcategory" | RightsField>,
): CallColumns {
  const {
    subcategory,
    targetGroup,
    rightsUses,
    rightsArea,
    rightsTerm,
    rightsKind,
    rightsSources,
    rightsCredit,
    ...same
  } = form;
  return {
    ...same,
    slug: callSlug(form.title),
    category: subcategory ? `${form.category}/${subcategory}` : form.category,
    targetGroup: targetGroup.join(",") || null,
    rights: rightsOf({ rightsUses, rightsArea, rightsTerm, rightsKind, rightsSources, rightsCredit }),
    pitchFee: form.pitch === "verguetet" ? form.pitchFee : null,
  };
}

/** The columns of a call that a copy of it gets: those that the form fills. */
export function copyOf(call: CallColumns): CallColumns {
  const filled: (keyof CallColumns)[] = [...shownNames, "slug", "pinned"];
  return Object.fromEntries(filled.map((name) => [name, call[name]])) as CallColumns;
}

/** The form's initial values for a stored call. */
export function valuesOf({ slug: _, rights, ...call }: CallColumns): ShownForm<CallFormValues> {
  const [category = "", subcategory = null] = call.category.split("/");
  return { ...call, ...typedRights(rights), category, subcategory, targetGroup: call.targetGroup?.split(",") ?? [] };
}
