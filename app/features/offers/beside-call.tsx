import type { ReactNode } from "react";

/** The form of an offer with the call beside it; on narrow windows the call unfolds above it. */
export function BesideCall({ call, children }: { call: ReactNode; children: ReactNode }) {
  return (
    <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <details className="group mb-6 border-b border-line lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-baseline justify-between gap-6 pt-1 pb-4 font-semibold [&::-webkit-details-marker]:hidden">
          Worum es geht
          <span aria-hidden className="w-4 shrink-0 text-center text-signal">
            <span className="group-open:hidden">+</span>
            <span className="hidden group-open:inline">–</span>
          </span>
        </summary>
        <div className="pb-6 text-note">{call}</div>
      </details>
      <div className="min-w-0">{children}</div>
      <section
        aria-label="Worum es geht"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: people who use the keyboard scroll a long call here.
        tabIndex={0}
        className="sticky top-8 max-h-[calc(100dvh-10rem)] self-start overflow-y-auto overscroll-contain border-l border-line pl-8 text-note max-lg:hidden in-[dialog]:top-28 in-[dialog]:max-h-[calc(min(54rem,100dvh-3rem)-9rem)]"
      >
        {call}
      </section>
    </div>
  );
}
