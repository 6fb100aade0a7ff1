import { narrowerUrl } from "~/images/picture-address";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";
import { workPath, workWidths } from "../work";
import type { FoundWork } from "./search-works.server";

const [narrowest] = workWidths;

export const workHit = ({ title, slug, year, cover, ownerName, ownerSlug, marks, why }: FoundWork): Hit => ({
  to: workPath(ownerSlug, slug),
  title,
  marks,
  about: joined(ownerName, year ? `${year}` : null),
  why,
  picture: {
    seed: `${ownerSlug}-${slug}`,
    src: cover && (cover.width > narrowest ? narrowerUrl(cover.url, narrowest) : cover.url),
  },
});
