import { branchenLabel } from "~/features/profiles/branchen-label";
import { profilePath } from "~/features/profiles/profile";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";
import type { FoundCompany } from "./search-companies.server";

export const companyHit = ({ name, slug, title, location, branchen, avatarUrl, marks, why }: FoundCompany): Hit => ({
  to: profilePath("unternehmen", slug),
  title: name,
  marks,
  about: joined(branchen.length > 0 ? branchen.slice(0, 2).map(branchenLabel).join(", ") : title, location),
  why,
  picture: { seed: slug, src: avatarUrl },
});
