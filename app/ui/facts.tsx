import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type Fact = { label: string; value: ReactNode };

type FactsProps = { items: Fact[]; className?: string };

export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={classNames("flex min-w-0 flex-wrap gap-x-6.5 gap-y-3", className)}>
      {items.map(({ label, value }) => (
        <div key={label} className="min-w-0 wrap-anywhere">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
