import type { ComponentType, ReactNode } from "react";
import { cardBio, fallbackLocation, fallbackTitle, profilePath } from "~/features/profiles/profile";
import { HighlightLabels } from "~/features/profiles/public/highlight-labels";
import { type SiteRegion, useSite } from "~/http/site-context";
import type { ShownCardPicture } from "~/images/card-picture";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { CachedFragment } from "~/ui/cached-fragment";
import { carriedOver } from "~/ui/carried-over";
import { Dot, Dotted } from "~/ui/dotted";
import { FramedPictures } from "~/ui/framed-pictures";
import { Link, TextLink } from "~/ui/link";
import { MarkedText } from "~/ui/marked-text";
import { TagList } from "~/ui/tag-list";
import type { DirectoryPage } from "./directory.server";
import type { CardMarks } from "./search-page.server";

/** Clicking anywhere follows the link; controls inside need `relative z-10` to get their own clicks. */
export const personCard = "person-card group lazy-layout";

interface PersonProps {
  person: {
    name: string;
    slug: string;
    title: string | null;
    location: string | null;
    avatarUrl: string | null;
    pictures: ShownCardPicture[];
  };
  isOwn?: boolean;
  region: SiteRegion;
  /** The like button, which the card's link does not cover. */
  like: ReactNode;
  badge?: string;
  eager?: boolean;
  level?: 2 | 3;
  /** What a search has found in these texts. */
  marks?: CardMarks;
  /** Why somebody was found, if the card does not say it. */
  why?: string;
  children: ReactNode;
}

/** What the card of a creative in a list shows: pictures first, then who made them. */
export function Person({ person, isOwn, region, like, badge, eager, level = 3, marks, why, children }: PersonProps) {
  const { name, slug, title, location, avatarUrl, pictures } = person;
  const Heading = level === 2 ? "h2" : "h3";

  return (
    <>
      <div className="card-cover" style={carriedOver(`cover-${slug}`)}>
        <FramedPictures pictures={pictures} seed={slug} eager={eager} />
        {badge && (
          <Badge variant={isOwn ? "ink" : "signal"} className="absolute top-3 left-0 rounded-l-none">
            {badge}
          </Badge>
        )}
      </div>
      <div className="mt-3 flex gap-2.5 sm:gap-3">
        <Avatar name={name} seed={slug} src={avatarUrl} size="sm" />
        <div className="min-w-0 grow">
          <Heading>
            <Link to={isOwn ? "/profil" : profilePath("kreative", slug)} viewTransition>
              <MarkedText text={name} parts={marks?.name} />
            </Link>
          </Heading>
          <p className="mt-0.5 text-note text-soft">
            <MarkedText text={title || fallbackTitle} parts={marks?.title} />
            <Dot />
            <MarkedText text={location || fallbackLocation("kreative", region)} parts={marks?.location} />
          </p>
        </div>
        {like}
      </div>
      {why && (
        <p className="text-note font-semibold">
          <Dotted text={why} />
        </p>
      )}
      {children}
    </>
  );
}

type ListedCreative = DirectoryPage["creatives"][number];

const skillsShown = 6;
const noLinks: NonNullable<CreativeCardProps["links"]> = [];

interface CreativeCardProps {
  creative: ListedCreative;
  isLiked: boolean;
  isOwn: boolean;
  Like: ComponentType<ListedCreative & { isLiked: boolean; isOwn: boolean }>;
  /** An action on people besides liking them. `to` is the address without the slug. */
  links?: readonly { label: string; to: string }[];
  eager?: boolean;
  level?: 2 | 3;
}

export function CreativeCard(props: CreativeCardProps) {
  const { region } = useSite();
  return <CachedFragment as="article" className={personCard} content={Creative} of={{ ...props, region }} />;
}

/** On phones the text has two lines. */
function Creative({
  creative,
  isLiked,
  isOwn,
  Like,
  links = noLinks,
  eager,
  level = 2,
  region,
}: CreativeCardProps & { region: SiteRegion }) {
  const { bio, skills, portfolioHighlights, marks, why } = creative;

  return (
    <Person
      person={creative}
      isOwn={isOwn}
      region={region}
      like={<Like {...creative} {...{ isLiked, isOwn }} />}
      badge={isOwn ? "Ihr Profil" : undefined}
      eager={eager}
      level={level}
      marks={marks}
      why={why}
    >
      <p className="text-note max-sm:line-clamp-2">
        <MarkedText text={bio || cardBio} parts={marks?.bio} />
      </p>
      {skills.length > 0 && <TagList tags={skills} max={skillsShown} label="Skills" marked={marks?.skills} />}
      <HighlightLabels names={portfolioHighlights} />
      {!isOwn && links.length > 0 && (
        <p className="relative z-10 mt-2 flex gap-x-5 text-note">
          {links.map(({ label, to }) => (
            <TextLink key={label} to={to + creative.slug} className="hit font-semibold">
              {label}
              <span className="sr-only">: {creative.name}</span>
            </TextLink>
          ))}
        </p>
      )}
    </Person>
  );
}
