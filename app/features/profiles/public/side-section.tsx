import { type ReactNode, useId } from "react";

/** A section of the narrow column beside a profile. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:pt-10">
      <h2 id={id} className="mb-6 border-b-2 border-ink pb-3 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
