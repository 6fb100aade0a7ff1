import { Dotted } from "~/ui/dotted";
import { Link } from "~/ui/link";
import { type ListedWork, metaOf, workPath } from "../work";
import { WorkTile } from "../work-tile";
import { phoneShares, tileSizes } from "./tile-sizes";

/** Narrower and wider shapes are cut at their focal point, so that no tile is a strip. */
const shapes = { narrowest: 0.7, widest: 2 };
const withoutPicture = 1.25;

function shapeOf({ cover }: ListedWork): number {
  if (!cover) return withoutPicture;
  return Math.min(shapes.widest, Math.max(shapes.narrowest, cover.width / cover.height));
}

/**
 * Works in rows of equal height, each in the shape of its picture. The browser fills the rows, so that nothing moves and
 * no script is needed.
 */
export function JustifiedWorks({ works, ownerSlug }: { works: readonly ListedWork[]; ownerSlug: string }) {
  const shares = phoneShares(works.map(shapeOf));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-7 sm:after:grow-[1000] sm:after:content-['']">
      {works.map((work, index) => {
        const shape = shapeOf(work);
        return (
          <li
            key={work.id}
            className="group relative min-w-0 max-w-full"
            style={{ flexGrow: shape * 100, flexBasis: `calc(${shape} * clamp(9rem, 22vw, 13rem))` }}
          >
            <div style={{ aspectRatio: shape }} className="overflow-hidden rounded-sm bg-wash">
              <WorkTile work={work} sizes={tileSizes(shape, shares[index] ?? 1)} className="size-full" />
            </div>
            <h3 className="mt-2.5 text-lg leading-tight wrap-anywhere">
              <Link to={workPath(ownerSlug, work.slug)} className="after:absolute after:inset-0 group-hover:underline">
                {work.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-note text-soft">
              <Dotted text={metaOf(work)} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
