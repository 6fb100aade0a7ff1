import type { ReactNode } from "react";

export function StatList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-5 border-b border-line max-sm:border-b-0 sm:gap-x-0 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {children}
    </dl>
  );
}

type StatProps = { label: string; value: ReactNode; hint?: ReactNode; signal?: boolean };

export function Stat({ label, value, hint, signal = false }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 border-line py-5 sm:pr-5 max-sm:border-b sm:not-first:border-l sm:not-first:pl-5">
      <dt>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </dt>
      <dd
        className={`font-display text-5xl font-semibold tracking-tighter tabular-nums ${signal ? "text-signal" : ""}`}
      >
        {value}
      </dd>
    </div>
  );
}
