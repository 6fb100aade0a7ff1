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
    <dl className={classNames("facts", inColumns ? "facts-columns" : "flex flex-wrap", className)}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
