import type { ReactNode } from "react";
import { cardBio, profilePath } from "~/features/profiles/profile";
import { useSite } from "~/http/site-context";
import { TextLink } from "~/ui/link";
import { TagList } from "~/ui/tag-list";
import { Person, personCard } from "./person-card";
import type { RecommendedCreative } from "./recommended-creatives.server";

interface RecommendedCreativeCardProps {
  creative: RecommendedCreative;
  like: ReactNode;
  eager: boolean;
}

export function RecommendedCreativeCard({ creative, like, eager }: RecommendedCreativeCardProps) {
  const { name, slug, bio, skills } = creative;
  const { region } = useSite();

  return (
    <article className={personCard}>
      <Person person={creative} region={region} like={like} badge="Empfohlen" eager={eager}>
        <p className="line-clamp-2 text-note">{bio || cardBio}</p>
        {skills.length > 0 && <TagList tags={skills} max={3} label="Skills" />}
        <TextLink to={profilePath("kreative", slug)} alone className="z-10 font-semibold">
          Portfolio anzeigen<span className="sr-only">: {name}</span>
        </TextLink>
      </Person>
    </article>
  );
}
