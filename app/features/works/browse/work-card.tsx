import { Avatar } from "~/ui/avatar";
import { Dot, Dotted } from "~/ui/dotted";
import { Link, TextLink } from "~/ui/link";
import { MarkedText } from "~/ui/marked-text";
import { workPath } from "../work";
import { WorkTile } from "../work-tile";
import type { FoundWork } from "./search-works.server";

interface WorkCardProps {
  work: FoundWork;
  eager: boolean;
  level: 2 | 3;
  /** Where the viewer puts it on a private list; null for visitors. */
  rememberPath: string | null;
}

/** A work among those of other people. The card leads to the work, the person's name to the person. */
export function WorkCard({ work, eager, level, rememberPath }: WorkCardProps) {
  const { title, slug, year, ownerName, ownerSlug, ownerAvatarUrl, more, marks, why } = work;
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <article className="group relative min-w-0">
      <div className="aspect-4/3 overflow-hidden rounded-sm bg-wash">
        <WorkTile
          work={work}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
          eager={eager}
          fetchPriority={eager ? "high" : undefined}
          className="size-full"
        />
      </div>
      <Heading className="mt-3 text-xl wrap-anywhere">
        <Link to={workPath(ownerSlug, slug)} className="after:absolute after:inset-0 group-hover:underline">
          <MarkedText text={title} parts={marks} />
        </Link>
      </Heading>
      <p className="mt-1.5 flex items-center gap-2.5 text-note text-soft">
        <Avatar name={ownerName} seed={ownerSlug} src={ownerAvatarUrl} size="xs" />
        <span className="min-w-0">
          <Link to={`/kreative/${ownerSlug}`} className="hit z-10 hover:underline">
            {ownerName}
          </Link>
          {year && (
            <>
              <Dot />
              {year}
            </>
          )}
          {more > 0 && (
            <>
              <Dot />
              <span className="inline-block">{more === 1 ? "1 weitere Arbeit" : `${more} weitere Arbeiten`}</span>
            </>
          )}
        </span>
      </p>
      {why && (
        <p className="mt-1.5 text-note font-semibold">
          <Dotted text={why} />
        </p>
      )}
      {rememberPath && (
        <TextLink to={rememberPath} alone className="relative z-10 mt-1.5 text-note font-semibold">
          Merken<span className="sr-only">: {title}</span>
        </TextLink>
      )}
    </article>
  );
}
