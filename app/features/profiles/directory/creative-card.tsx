import type { ReactNode } from "react";
import { cardBio, cutBio, fallbackLocation, fallbackTitle, profilePath } from "~/features/profiles/profile";
import { HighlightLabels } from "~/features/profiles/public/highlight-labels";
import { joined } from "~/text/joined";
import { Avatar, initialsOf } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { FacadeImage } from "~/ui/facade";
import { TagList } from "~/ui/tag-list";
import type { ListedCreative } from "./directory.server";

const skillsShown = 6;

interface CreativeCardProps {
  creative: ListedCreative;
  /** The like button, which the card's link does not cover. */
  like: ReactNode;
  eager?: boolean;
  level?: 2 | 3;
}

export function CreativeCard({ creative, like, eager, level = 2 }: CreativeCardProps) {
  const { name, slug, title, location, bio, skills, portfolioHighlights, avatarUrl, isOwn } = creative;

  return (
    <Card
      to={isOwn ? "/profil" : profilePath("kreative", slug)}
      level={level}
      title={name}
      cover={<FacadeImage seed={slug} eager={eager} />}
      tab={avatarUrl ? undefined : initialsOf(name)}
      portrait={avatarUrl && <Avatar name={name} seed={slug} src={avatarUrl} size="md" />}
      badge={isOwn && <Badge variant="ink">Ihr Profil</Badge>}
      corner={like}
      meta={joined(title || fallbackTitle, location || fallbackLocation.kreative)}
      transitionName={`cover-${slug}`}
    >
      <p className="text-note">{bio ? cutBio(bio) : cardBio}</p>
      {skills.length > 0 && <TagList tags={skills} max={skillsShown} label="Skills" />}
      <HighlightLabels names={portfolioHighlights} />
    </Card>
  );
}
