import { useSite } from "~/http/site-context";
import { formatCount } from "~/text/format-count";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { mapSize, type Side } from "./map-layout";
import type { MapOfPeople } from "./map-page.server";

const nameAt: Record<Side, string> = {
  right: "left-full ml-[3px] top-1/2 -translate-y-1/2",
  left: "right-full mr-[3px] top-1/2 -translate-y-1/2",
  below: "top-full left-1/2 -translate-x-1/2",
  above: "bottom-full left-1/2 -translate-x-1/2",
};

const share = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

/** The municipalities with people, drawn, and the same as a list. */
export function RegionMap({ map: { dots, empty, unplaced, lake, river } }: { map: MapOfPeople }) {
  const { region } = useSite();
  return (
    <div className="grid gap-x-16 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <figure>
        <div
          className="relative isolate [container-type:inline-size]"
          style={{ aspectRatio: `${mapSize.width} / ${mapSize.height}` }}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            className="pointer-events-none absolute inset-0 size-full overflow-hidden"
          >
            {lake && (
              <>
                <path d={`${lake.shore}Z`} className="fill-wash" />
                <path d={lake.shore} className="fill-none stroke-edge" strokeWidth={1.5} />
              </>
            )}
            {river && <path d={river} className="fill-none stroke-edge" strokeWidth={1.5} strokeLinecap="round" />}
            {empty.map(({ x, y }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} className="fill-edge" />
            ))}
          </svg>
          {lake && (
            <span
              aria-hidden
              className="pointer-events-none absolute text-sm text-soft italic"
              style={{ left: `${lake.left}%`, top: `${lake.top}%` }}
            >
              {lake.name}
            </span>
          )}
          <ul aria-label="Karte">
            {dots.map(({ name, count, isMore, isSought, path, x, y, radius, side, isNamed }) => (
              <li
                key={name}
                className="absolute aspect-square -translate-1/2 hover:z-10 focus-within:z-10"
                style={{
                  left: share(x, mapSize.width),
                  top: share(y, mapSize.height),
                  width: share(radius * 2, mapSize.width),
                }}
              >
                <Link
                  to={path}
                  className={classNames(
                    "group grid size-full place-items-center rounded-full text-sm font-semibold tabular-nums hover:bg-ink hover:text-paper",
                    // Below all points, so that it takes no touch from a neighbour.
                    "pointer-coarse:before:absolute pointer-coarse:before:-z-10 pointer-coarse:before:size-11",
                    isSought ? "bg-signal text-on-signal" : "bg-spruce text-paper",
                  )}
                >
                  <span
                    className={classNames(
                      "pointer-events-none absolute rounded-sm px-1 text-sm leading-tight font-semibold whitespace-nowrap text-ink",
                      nameAt[side],
                      isNamed
                        ? "bg-paper/85 group-hover:bg-card group-focus-visible:bg-card"
                        : "bg-card opacity-0 shadow-float group-hover:opacity-100 group-focus-visible:opacity-100",
                    )}
                  >
                    {name}
                  </span>
                  <span className="sr-only">{isMore ? ": mehr als " : ": "}</span>
                  {formatCount(count)}
                  <span className="sr-only">{count === 1 ? " Kreative/r" : " Kreative"}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <figcaption className="mt-3 text-sm text-soft">
          Die Fläche eines Punkts zeigt, wie viele Kreative dort zu finden sind. Orte: GeoNames (geonames.org), CC BY
          4.0.
        </figcaption>
      </figure>
      <Section title="Nach Ort" className="pt-10! lg:pt-0!">
        <ul className="columns-2 gap-x-8 sm:columns-3 lg:columns-2 xl:columns-3">
          {dots.map(({ name, count, isMore, path }) => (
            <li key={name} className="break-inside-avoid">
              <Link to={path} className="inline-flex min-h-11 items-center gap-1.5">
                <span className="link">{name}</span>{" "}
                <span className="text-note text-soft tabular-nums">
                  {formatCount(count)}
                  {isMore && "+"}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {unplaced > 0 && (
          <p className="mt-4 text-note text-soft">
            {unplaced === 1 ? "1 Person nennt" : `${formatCount(unplaced)} Personen nennen`} keinen Ort in {region.name}
            .
          </p>
        )}
      </Section>
    </div>
  );
}
