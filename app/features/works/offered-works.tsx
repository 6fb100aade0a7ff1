import { Link } from "~/ui/link";
import { type LinkedWork, workPath } from "./work";
import { WorkTile } from "./work-tile";

interface OfferedWorksProps {
  /** The works of an offer, with the titles that they had then. */
  offered: { id: number; title: string }[];
  /** Those of them that everyone may see now, by their id. */
  seen: Record<number, LinkedWork>;
}

/** The works of an offer with cover and title. Of a work that is not public any more only the title is left. */
export function OfferedWorks({ offered, seen }: OfferedWorksProps) {
  if (offered.length === 0) return null;
  return (
    <ul aria-label="Arbeiten" className="mt-7 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {offered.map(({ id, title }) => {
        const work = seen[id];
        return (
          <li key={id} className="group relative min-w-0">
            <div className="aspect-4/3 overflow-hidden rounded-sm bg-wash">
              {work && <WorkTile work={work} sizes="(min-width: 40rem) 14rem, 45vw" className="size-full" isSmall />}
            </div>
            <p className="mt-2 leading-tight font-semibold wrap-anywhere hyphens-auto">
              {work ? (
                <Link
                  to={workPath(work.ownerSlug, work.slug)}
                  className="after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            {!work && <p className="mt-1 text-sm text-soft">Nicht mehr zu sehen</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same in a table: small covers without words. */
export function OfferedCovers({ offered, seen }: OfferedWorksProps) {
  const shown = offered.flatMap(({ id, title }) => (seen[id] ? [{ title, work: seen[id] }] : []));
  if (shown.length === 0) return null;
  return (
    <span className="mt-2 flex gap-1.5">
      {shown.map(({ title, work }) => (
        <Link key={work.id} to={workPath(work.ownerSlug, work.slug)} aria-label={`Arbeit: ${title}`} className="block">
          <WorkTile
            work={{ ...work, cover: work.cover && { ...work.cover, alt: "" } }}
            sizes="4rem"
            className="h-12 w-16"
            isSmall
          />
        </Link>
      ))}
    </span>
  );
}
