import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "~/ui/link";
import { type ListedWork, workPath } from "../work";
import { WorkTile } from "../work-tile";

interface WorkNeighboursProps {
  works: readonly ListedWork[];
  current: number;
  ownerSlug: string;
}

/** The works before and after this one, in the creative's order. */
export function WorkNeighbours({ works, current, ownerSlug }: WorkNeighboursProps) {
  const at = works.findIndex(({ id }) => id === current);
  const [before, after] = at < 0 ? [undefined, works[0]] : [works[at - 1], works[at + 1]];
  if (!before && !after) return null;
  return (
    <nav
      aria-label="Weitere Arbeiten"
      className="mt-14 grid gap-6 border-t-2 border-ink pt-6 sm:grid-cols-2 print:hidden"
    >
      {before ? <Neighbour work={before} ownerSlug={ownerSlug} /> : <span className="max-sm:hidden" />}
      {after && <Neighbour work={after} ownerSlug={ownerSlug} isNext />}
    </nav>
  );
}

function Neighbour({ work, ownerSlug, isNext = false }: { work: ListedWork; ownerSlug: string; isNext?: boolean }) {
  return (
    <Link
      to={workPath(ownerSlug, work.slug)}
      rel={isNext ? "next" : "prev"}
      className={`group flex min-w-0 items-center gap-4 ${isNext ? "sm:flex-row-reverse sm:text-right" : ""}`}
    >
      <WorkTile work={work} sizes="7rem" className="aspect-4/3 w-28 shrink-0" isSmall />
      <span className="min-w-0">
        <span className={`flex items-center gap-1.5 text-note text-soft ${isNext ? "sm:justify-end" : ""}`}>
          {!isNext && <ArrowLeft aria-hidden size={18} />}
          {isNext ? "Nächste Arbeit" : "Vorherige Arbeit"}
          {isNext && <ArrowRight aria-hidden size={18} />}
        </span>
        <span className="line-clamp-2 font-semibold wrap-anywhere group-hover:underline">{work.title}</span>
      </span>
    </Link>
  );
}
