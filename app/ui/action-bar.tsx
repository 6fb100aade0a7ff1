import type { ReactNode } from "react";
import { classNames } from "./class-names";

type ActionBarProps = {
  className?: string;
  /** Two long buttons beside each other on a phone, or three, the last with `CancelLabel`. */
  isTight?: boolean;
  /** On a phone only the first button stays in sight, in the full width. The others are at the end of the form. */
  isStacked?: boolean;
  children: ReactNode;
};

const tight = "max-sm:gap-2 max-sm:[&>.button]:px-2!";
// The keyboard brings the second row into sight.
const stacked = "max-sm:gap-x-2 max-sm:not-has-focus-visible:-bottom-16 max-sm:[&>.button:first-child]:w-full";

/** Keeps a form's or page's main buttons visible at the lower edge of the window or dialog. */
export function ActionBar({ className, isTight, isStacked, children }: ActionBarProps) {
  return (
    <div
      className={classNames(
        "action-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-paper py-4 " +
          "print:not-has-[dialog:modal]:hidden",
        // Two buttons fit beside each other on a phone, also while one sends: its words say so, and it needs no room for more.
        "max-sm:[&>.button]:px-3 max-sm:[&>.button>.animate-spin]:hidden in-[dialog]:-mx-5 in-[dialog]:-mb-8 in-[dialog]:bg-card in-[dialog]:px-5 sm:in-[dialog]:-mx-8 sm:in-[dialog]:px-8",
        isTight && tight,
        isStacked && stacked,
        className,
      )}
    >
      {children}
    </div>
  );
}
