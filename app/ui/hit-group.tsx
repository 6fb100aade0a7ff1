import type { ReactNode } from "react";
import { Avatar } from "./avatar";
import { Dotted } from "./dotted";
import { Link } from "./link";
import { MarkedText } from "./marked-text";
import { Section } from "./section";

/** One result of a search, of whatever kind. */
export interface Hit {
  to: string;
  title: string;
  /** The title in parts, of which every second one is marked. */
  marks?: readonly string[];
  /** What it is, who made it, or where. */
  about: string;
  /** Why it was found, if its title and `about` do not say it. */
  why?: string;
  /** `name` is of whom it shows, if the title does not say it. */
  picture: { name?: string; seed: string; src: string | null };
}

interface HitGroupProps {
  title: string;
  /** The list with all results, and how many there are. */
  all?: { to: string; label: string };
  hits: readonly Hit[];
  /** What one can do with a hit, such as a link. */
  action?: (hit: Hit) => ReactNode;
  /** Instead of hits. */
  children?: ReactNode;
}

/** The results of one kind. */
export function HitGroup({ title, all, hits, action, children }: HitGroupProps) {
  return (
    <Section title={title} more={all} flush className="pt-10! md:pt-12!">
      {hits.length > 0 && (
        <ul aria-label={title} className="grid gap-x-10 lg:grid-cols-2">
          {hits.map((hit) => (
            <HitRow key={hit.to} hit={hit} action={action} />
          ))}
        </ul>
      )}
      {children}
    </Section>
  );
}

function HitRow({ hit, action }: { hit: Hit } & Pick<HitGroupProps, "action">) {
  const { to, title, marks, about, why, picture } = hit;
  return (
    <li className="group relative flex gap-4 border-b border-line py-4">
      <Avatar name={title} {...picture} />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg leading-tight">
          <Link
            to={to}
            className="decoration-signal decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <MarkedText text={title} parts={marks} />
          </Link>
        </h3>
        {about && (
          <p className="text-note text-soft">
            <Dotted text={about} />
          </p>
        )}
        {why && (
          <p className="text-note font-semibold">
            <Dotted text={why} />
          </p>
        )}
        {action && <p className="relative z-10 mt-1">{action(hit)}</p>}
      </div>
    </li>
  );
}
