import type { ReactNode } from "react";
import { cardBio, fallbackLocation, fallbackTitle, profilePath } from "~/features/profiles/profile";
import { joined } from "~/text/joined";
import { Avatar, initialsOf } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { FacadeImage } from "~/ui/facade";
import { Link } from "~/ui/link";
import { TagList } from "~/ui/tag-list";
import type { RecommendedCreative } from "./recommended-creatives.server";

interface RecommendedCreativeCardProps {
  creative: RecommendedCreative;
  /** The like button, which the card's link does not cover. */
  like: ReactNode;
}

export function RecommendedCreativeCard({ creative, like }: RecommendedCreativeCardProps) {
  const { name, slug, title, location, bio, skills, avatarUrl } = creative;
  const path = profilePath("kreative", slug);

  return (
    <Card
      to={path}
      title={name}
      cover={<FacadeImage seed={slug} />}
      badge={<Badge variant="signal">Empfohlen</Badge>}
      tab={avatarUrl ? undefined : initialsOf(name)}
      portrait={avatarUrl && <Avatar name={name} seed={slug} src={avatarUrl} size="md" />}
      corner={like}
      meta={joined(title || fallbackTitle, location || fallbackLocation.kreative)}
      transitionName={`cover-${slug}`}
    >
      <p className="line-clamp-2">{bio || cardBio}</p>
      {skills.length > 0 && <TagList tags={skills} max={3} label="Skills" />}
      <Link to={path} className="link hit z-10 inline-block font-semibold">
        Portfolio anzeigen<span className="sr-only">: {name}</span>
      </Link>
    </Card>
  );
}
