import { fallbackTitle, profilePath } from "~/features/profiles/profile";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";
import type { DirectoryPage } from "./directory.server";

export const creativeHit = (creative: DirectoryPage["creatives"][number]): Hit => {
  const { name, slug, title, location, avatarUrl, marks, kind, why } = creative;
  return {
    to: profilePath("kreative", slug),
    title: name,
    marks: marks?.name,
    about: joined(title ?? fallbackTitle, location),
    why: kind === "similar" ? "ähnlicher Name" : why,
    picture: { seed: slug, src: avatarUrl },
  };
};
