import type { ReactNode } from "react";
import { carriedOver } from "./carried-over";
import { classNames } from "./class-names";
import { Link } from "./link";

type CardProps = {
  to: string;
  title: ReactNode;
  /** A picture that fills the card's cover, such as `FacadeImage`. */
  cover: ReactNode;
  meta?: ReactNode;
  /** The cover moves to the element with the same name on the next page. */
  transitionName?: string;
  children?: ReactNode;
};

/** Clicking anywhere on the card follows its link. Controls inside need `relative z-10` to get their own clicks. */
export function Card({ to, title, cover, meta, transitionName, children }: CardProps) {
  return (
    <article className="lazy-layout group relative min-w-0">
      <div
        className="aspect-9/5 overflow-hidden rounded-sm bg-wash"
        style={transitionName ? carriedOver(transitionName) : undefined}
      >
        <div className="size-full group-hover:scale-103 motion-safe:transition-transform motion-safe:duration-250">
          {cover}
        </div>
      </div>
      <h3 className="mt-3.5 text-2xl">
        <Link to={to} viewTransition={Boolean(transitionName)} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      {meta && <p className="mt-1 text-soft">{meta}</p>}
      {children && <div className="mt-2.5 space-y-3">{children}</div>}
    </article>
  );
}

type CardGridProps = { className?: string; children: ReactNode };

export function CardGrid({ className, children }: CardGridProps) {
  return <div className={classNames("grid gap-x-8 gap-y-11 sm:grid-cols-2 lg:grid-cols-3", className)}>{children}</div>;
}
