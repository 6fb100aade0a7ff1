import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { type Fact, Facts } from "./facts";
import { Link } from "./link";

type ListRowProps = {
  title: ReactNode;
  to?: string;
  /** Of the person that the row is about. */
  avatar?: ReactNode;
  badge?: ReactNode;
  meta: ReactNode;
  /** Three: the last one may be a sentence. */
  facts?: Fact[];
  action?: ReactNode;
  level?: 2 | 3;
  children?: ReactNode;
};

/** A list row with title, facts, one action and a line below, for a `<ul>`. */
export function ListRow({ title, to, avatar, badge, meta, facts, action, level = 3, children }: ListRowProps) {
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <li
      className={classNames(
        "grid items-center gap-x-8 gap-y-4 border-b border-line py-5.5",
        facts ? "lg:grid-cols-[1.4fr_1.5fr_auto]" : "sm:grid-cols-[1fr_auto]",
      )}
    >
      <div className="flex min-w-0 gap-4 sm:items-center">
        {avatar}
        <div className="min-w-0">
          <Heading className="text-2xl">
            {to ? (
              <Link to={to} className="title-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {meta && <p className="mt-1 text-soft">{meta}</p>}
          {badge && <div className="mt-2.5 flex flex-wrap gap-2">{badge}</div>}
          {children}
        </div>
      </div>
      {facts && <Facts items={facts} inColumns className="xl:grid-cols-[1fr_1fr_1.6fr]" />}
      {action && <div className="flex flex-wrap gap-3 max-sm:*:w-full max-sm:[&_.button-quiet]:-ml-4">{action}</div>}
    </li>
  );
}
