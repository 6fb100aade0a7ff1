import { sourcesOf } from "~/images/picture-address";
import { Link } from "~/ui/link";
import { headCover } from "../cover-style";
import { type ListedWork, type WorkCover, workPath, workWidths } from "../work";

interface HeadCoverProps {
  work: Pick<ListedWork, "title" | "slug"> & { cover: WorkCover };
  ownerSlug: string;
}

/** The cover of a work at the head of a profile. It fills its parent, whose height does not depend on the picture. */
export function HeadCover({ work, ownerSlug }: HeadCoverProps) {
  const { title, slug, cover } = work;
  return (
    <Link to={workPath(ownerSlug, slug)} aria-label={title} className="absolute inset-0">
      <img
        {...sourcesOf(cover, workWidths)}
        sizes="100vw"
        alt={cover.alt ?? ""}
        fetchPriority="high"
        decoding="async"
        style={headCover(cover)}
        className="size-full bg-wash bg-cover bg-center object-cover"
      />
    </Link>
  );
}
