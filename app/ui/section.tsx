import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { TextLink } from "./link";

type SectionProps = {
  title: ReactNode;
  id?: string;
  more?: { to: string; label?: string };
  /** Shown beside the heading instead of `more`, for example a button. */
  action?: ReactNode;
  /** Removes the space above the content, for rows with their own spacing. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

export function Section({ title, id, more, action, flush = false, className, children }: SectionProps) {
  const generatedId = useId();
  const headingId = `${id ?? generatedId}-titel`;

  return (
    <section id={id} aria-labelledby={headingId} className={classNames("pt-14 md:pt-22", className)}>
      <div
        className={classNames(
          "flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b-2 border-ink pb-3.5",
          !flush && "mb-8",
        )}
      >
        <h2 id={headingId} className="section-title">
          {title}
        </h2>
        {more && (
          <TextLink to={more.to} aria-describedby={headingId} className="hit font-semibold">
            {more.label ?? "Mehr anzeigen"}
          </TextLink>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
