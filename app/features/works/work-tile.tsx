import { sourcesOf } from "~/images/picture-address";
import { classNames } from "~/ui/class-names";
import { cutCover, headCover } from "./cover-style";
import { type ListedWork, workWidths } from "./work";

interface WorkTileProps {
  work: Pick<ListedWork, "title" | "year" | "cover">;
  /** The width on the screen, for the browser's choice of a file. */
  sizes: string;
  className?: string;
  eager?: boolean;
  /** The largest picture of the first window loads before the others. */
  fetchPriority?: "high";
  /** In a small tile the title would not be readable, so a typographic cover shows its first letter. */
  isSmall?: boolean;
  /** Among the pictures at the head of a profile. */
  isAtHead?: boolean;
}

/**
 * The cover of a work, cut around its focal point, or its title when it has no picture. Links and names are beside it.
 */
export function WorkTile({
  work,
  sizes,
  className,
  eager = false,
  fetchPriority,
  isSmall = false,
  isAtHead = false,
}: WorkTileProps) {
  const { title, year, cover } = work;
  if (!cover)
    return (
      <span
        aria-hidden
        className={classNames(
          "flex flex-col justify-between overflow-hidden rounded-sm bg-forest p-[6%] text-on-forest",
          className,
        )}
      >
        <span
          className={classNames(
            "wrap-anywhere font-display leading-[1.05] font-semibold hyphens-auto",
            isSmall ? "text-4xl" : "line-clamp-4 text-3xl",
          )}
        >
          {isSmall ? [...title][0] : title}
        </span>
        {!isSmall && <span className="text-note text-on-forest-soft">{year}</span>}
      </span>
    );
  return (
    <img
      {...sourcesOf(cover, workWidths)}
      sizes={sizes}
      alt={cover.alt ?? ""}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding="async"
      style={(isAtHead ? headCover : cutCover)(cover)}
      className={classNames("rounded-sm bg-wash bg-cover bg-center object-cover", className)}
    />
  );
}
