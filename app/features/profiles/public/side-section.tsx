import type { ReactNode } from "react";

interface SideSectionProps {
  /** Of its heading, one on a page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the narrow column beside a profile. */
export function SideSection({ id, title, children }: SideSectionProps) {
  return (
    <section aria-labelledby={id} className="not-first:pt-10">
      <h2 id={id} className="mb-6 border-b-2 border-ink pb-3 text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
