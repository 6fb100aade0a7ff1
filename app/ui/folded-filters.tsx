import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";
import { buttonClass } from "./button";

/** Of a search form, so that a phone shows its field and the button 'Filter' in one row, and wide screens all in one. */
export const foldedSearch =
  "relative items-end gap-x-4 border-b border-line pb-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:pb-7";

/** Of the field in that row. */
export const foldedSearchField = "max-lg:mr-31 max-lg:*:[label]:sr-only max-[20rem]:mr-0";

interface FoldedFiltersProps {
  /** Whether one of them is set. */
  open: boolean;
  children: ReactNode;
}

/** What narrows a list besides its search. Phones fold it away, also without script. */
export const FoldedFilters = ({ open, children }: FoldedFiltersProps) => (
  <details open={open} className="unfolded-wide">
    <summary
      className={buttonClass(
        { variant: "secondary" },
        "list-none max-lg:absolute max-lg:top-0 max-lg:right-0 max-[20rem]:static max-[20rem]:mt-3 [&::-webkit-details-marker]:hidden",
      )}
    >
      <SlidersHorizontal aria-hidden size={18} /> Filter
    </summary>
    {children}
  </details>
);

/** Of what is folded: on phones one field a row, above two buttons. A page adds its columns for wide screens. */
export const foldedRow =
  "grid grid-cols-[1fr_auto] max-[20rem]:grid-cols-1 items-end gap-x-2 gap-y-3 pt-3 pb-2 max-lg:*:[div]:col-span-full lg:gap-x-4 lg:py-0";
