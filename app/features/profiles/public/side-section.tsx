import type { ReactNode } from "react";
import { CachedFragment } from "~/ui/cached-fragment";

interface SideSectionProps {
  /** Of its heading, one on a page. */
  id: string;
  title: string;
  children: ReactNode;
}

const look = (id: string) => ({ "aria-labelledby": id, className: "not-first:pt-10" });

/** A section of the narrow column beside a profile. */
export function SideSection({ id, title, children }: SideSectionProps) {
  return (
    <section {...look(id)}>
      <SideHeading id={id} title={title} />
      {children}
    </section>
  );
}

interface SharedSideSectionProps extends Omit<SideSectionProps, "children"> {
  /** All that it shows, which is the same for all readers. */
  of: readonly unknown[];
  children: () => ReactNode;
}

export function SharedSideSection({ id, title, of, children }: SharedSideSectionProps) {
  return (
    <CachedFragment as="section" {...look(id)} of={[id, of]}>
      {() => (
        <>
          <SideHeading id={id} title={title} />
          {children()}
        </>
      )}
    </CachedFragment>
  );
}

function SideHeading({ id, title }: Pick<SideSectionProps, "id" | "title">) {
  return (
    <h2 id={id} className="mb-6 border-b-2 border-ink pb-3 text-3xl">
      {title}
    </h2>
  );
}
