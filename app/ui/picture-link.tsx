import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface PictureLinkProps {
  url: string;
  /** Names the pictures that are leafed through together, such as those of a post. */
  group: string;
  /** The position among them. A picture elsewhere on the page that only represents one of them has none. */
  place?: number;
  /** Which of several pictures this is, such as "Bild 2 von 3". */
  which?: string;
  alt: string | null;
  /** Shown below the large picture; by default its alternative text. */
  caption?: string | null;
  placeholder: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A picture that opens large, with its placeholder behind it while it loads. What opens it is in `use-large-pictures.ts`;
 * without script the link leads to the picture itself.
 */
export function PictureLink({
  url,
  group,
  place,
  which = "Bild",
  alt,
  caption,
  placeholder,
  className,
  children,
}: PictureLinkProps) {
  return (
    <a
      href={url}
      data-large={group}
      data-place={place}
      data-caption={caption ?? undefined}
      aria-haspopup="dialog"
      aria-label={`${which} vergrößern${alt ? `: ${alt}` : ""}`}
      className={classNames("cursor-zoom-in bg-cover bg-center", className)}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    >
      {children}
    </a>
  );
}
