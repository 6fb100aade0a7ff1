import { profilePath } from "~/features/profiles/profile";
import { pageMeta } from "~/seo/meta";
import { sharingPicturePath } from "~/seo/sharing-picture-path";
import type { PageProfile } from "./public-page";

/** What search engines and social networks read about a profile. */
export function profileMeta(matches: Parameters<typeof pageMeta>[0], profile: PageProfile) {
  const { userType, slug, name, bio, title, isPublic, reservesMining } = profile;
  return pageMeta(matches, {
    title: name,
    description: bio ?? title ?? `${name} auf einen Blick`,
    path: profilePath(userType, slug),
    type: "profile",
    image: { path: sharingPicturePath(userType, profile), alt: `Schindelfassade von ${name}` },
    noindex: !isPublic,
    reservesMining,
  });
}
