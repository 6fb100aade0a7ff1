import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { classNames } from "./class-names";
import { Facade } from "./facade";
import { WholeWords } from "./whole-words";

type EmptyStateProps = {
  title: ReactNode;
  /** Tells the person what to do next. */
  children?: ReactNode;
  /** Where people go from here. */
  link?: { to: string; label: string };
  /** What people can do here, where that is more than one link. */
  action?: ReactNode;
  seed?: string;
  /** Coloured facades are for people, covers, missing pages and signing in. Working areas use the paper tones. */
  tone?: "colour" | "paper";
  level?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({
  title,
  children,
  link,
  action,
  seed = "leer",
  tone = "paper",
  level = 3,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;

  return (
    <div className={classNames("border-b border-line pb-8 [p+&]:mt-6", className)}>
      <div className="relative h-24 overflow-hidden rounded-sm sm:h-28">
        <Facade seed={seed} width={1144} height={112} columns={32} tone={tone} />
      </div>
      <Heading className={level === 1 ? "mt-7 text-5xl" : "mt-6 text-3xl"}>{title}</Heading>
      {children && (
        <div className="mt-2.5 max-w-text text-soft">
          <WholeWords text={children} />
        </div>
      )}
      {(link || action) && (
        // On a phone the second one mostly has its own line, and begins where the others do.
        <div className="mt-5 flex flex-wrap gap-3 max-sm:*:[.button-quiet]:-ml-5.5">
          {link && (
            <ButtonLink to={link.to} variant="secondary">
              {link.label}
            </ButtonLink>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
