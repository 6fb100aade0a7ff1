import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures with the same name close each other. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

export function Disclosure({ summary, name, open, children }: DisclosureProps) {
  return (
    <details name={name} open={open} className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-baseline justify-between gap-6 py-4.5 font-display text-xl font-semibold tracking-tight [&::-webkit-details-marker]:hidden">
        {summary}
        <span aria-hidden className="w-4 shrink-0 text-center text-signal">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
      </summary>
      <div className="max-w-text pb-5 text-soft">{children}</div>
    </details>
  );
}
