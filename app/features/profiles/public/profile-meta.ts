import { profilePath } from "~/features/profiles/profile";
import { pageMeta } from "~/seo/meta";
import { sharingPicturePath } from "~/seo/sharing-picture-path";
import type { PageProfile } from "./public-page";

/** What search engines and social networks read about a profile, with the work at its head. */
export function profileMeta(
  matches: Parameters<typeof pageMeta>[0],
  profile: PageProfile,
  head?: { title: string; cover: { url: string } },
) {
  const { userType, slug, name, bio, title, avatarUrl, updatedAt, isPublic, reservesMining } = profile;
  const beside = head ? `die Arbeit „${head.title}“` : avatarUrl ? "das Profilbild" : "eine Schindelfassade";
  return pageMeta(matches, {
    title: name,
    description: bio ?? title ?? `${name} auf einen Blick`,
    path: profilePath(userType, slug),
    type: "profile",
    image: {
      path: sharingPicturePath(userType, { slug, updatedAt, picture: head?.cover.url }),
      alt: `${[name, title].filter(Boolean).join(", ")}; daneben ${beside}`,
    },
    noindex: !isPublic,
    reservesMining,
  });
}
