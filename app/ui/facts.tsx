import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Fact = { label: string; value: ReactNode };

type FactsProps = {
  items: Fact[];
  /** Gives each fact its own column, so that the facts of many rows align. */
  inColumns?: boolean;
  className?: string;
};

export function Facts({ items, inColumns = false, className }: FactsProps) {
  return (
    <dl
      className={classNames(
        "min-w-0 gap-x-6.5 gap-y-3",
        inColumns ? "grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,45%),1fr))]" : "flex flex-wrap",
        className,
      )}
    >
      {items.map(({ label, value }) => (
        <div key={label} className="min-w-0 hyphens-auto wrap-anywhere">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
