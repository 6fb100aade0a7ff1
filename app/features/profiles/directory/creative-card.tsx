import type { ReactNode } from "react";
import { cardBio } from "~/features/profiles/profile";
import { HighlightLabels } from "~/features/profiles/public/highlight-labels";
import { Link } from "~/ui/link";
import { MarkedText } from "~/ui/marked-text";
import { TagList } from "~/ui/tag-list";
import type { DirectoryCard } from "./directory";
import { PersonCard } from "./person-card";

const skillsShown = 6;

interface CreativeCardProps {
  creative: DirectoryCard;
  like: ReactNode;
  /** Whether the viewer can invite people to a call. */
  invites?: boolean;
  eager?: boolean;
  level?: 2 | 3;
}

/** On phones two lines of the text have to do. */
export function CreativeCard({ creative, like, invites = false, eager, level = 2 }: CreativeCardProps) {
  const { bio, skills, portfolioHighlights, isOwn, marks, why } = creative;

  return (
    <PersonCard
      of={["creative", creative, invites, eager, level]}
      person={creative}
      like={like}
      badge={isOwn ? "Ihr Profil" : undefined}
      eager={eager}
      level={level}
      marks={marks}
      why={why}
    >
      {() => (
        <>
          <p className="text-note max-sm:line-clamp-2">
            <MarkedText text={bio || cardBio} parts={marks?.bio} />
          </p>
          {skills.length > 0 && <TagList tags={skills} max={skillsShown} label="Skills" marked={marks?.skills} />}
          <HighlightLabels names={portfolioHighlights} />
          {invites && (
            <p className="relative z-10 mt-2">
              <Link to={`/einladungen/neu?an=${creative.slug}`} className="link hit text-note font-semibold">
                Einladen<span className="sr-only">: {creative.name}</span>
              </Link>
            </p>
          )}
        </>
      )}
    </PersonCard>
  );
}
