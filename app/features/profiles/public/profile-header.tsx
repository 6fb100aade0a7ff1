import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { branchenLabel } from "~/features/profiles/branchen-label";
import { fallbackLocation, fallbackTitle } from "~/features/profiles/profile";
import { Avatar } from "~/ui/avatar";
import { CachedFragment } from "~/ui/cached-fragment";
import { carriedOver } from "~/ui/carried-over";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { FacadeImage } from "~/ui/facade";
import { TagList } from "~/ui/tag-list";
import type { PageProfile } from "./public-page";

type HeaderFacts = Pick<
  PageProfile,
  "userType" | "name" | "slug" | "title" | "location" | "skills" | "branchen" | "avatarUrl"
>;

interface ProfileHeaderProps {
  profile: HeaderFacts;
  /** Replaces the portrait, for pages where it is also a button. */
  portrait?: ReactNode;
  title?: ReactNode;
  /** What the person makes, beside the name, and under it on phones. The facade then only frames it. */
  pictures?: ReactNode;
  /** Fills the head instead of the facade. */
  cover?: ReactNode;
  tags?: ReactNode;
  /** The like count and the actions for this profile. */
  children?: ReactNode;
}

/**
 * Two columns on phones; the first button and a last odd one have the full width. The other buttons have no room for
 * icons there.
 */
const actionsClass =
  "grid grid-cols-2 content-start gap-3 *:first:col-span-full *:last:even:col-span-full " +
  "max-sm:*:not-first:px-1 max-sm:*:not-first:text-note max-sm:[&>:not(:first-child)>svg]:hidden " +
  "sm:flex sm:flex-wrap sm:items-start";
const actionsBesideClass = "lg:max-w-108 lg:justify-end";

const headClass = "relative overflow-hidden bg-wash";

/** The head of a public or own profile, with cover, portrait and name. */
export function ProfileHeader({ profile, portrait, title, pictures, cover, tags, children }: ProfileHeaderProps) {
  const { userType, name, slug, avatarUrl } = profile;
  const hasPictures = Boolean(pictures);
  const tagNames = userType === "kreative" ? profile.skills : profile.branchen.map(branchenLabel);
  const tagLabel = userType === "kreative" ? "Skills" : "Branchen";
  const shown: Shown = {
    name,
    slug,
    avatarUrl,
    title: profile.title || (userType === "kreative" ? fallbackTitle : null),
    location: profile.location || fallbackLocation[userType],
    tags: hasPictures ? null : tagNames,
    tagLabel,
  };
  const whoClass = classNames("min-w-0", !hasPictures && "lg:row-span-2");

  const headStyle = hasPictures ? undefined : carriedOver(`cover-${slug}`);

  return (
    <>
      {cover ? (
        <div className={classNames(headClass, "h-48 sm:h-80")} style={headStyle}>
          {cover}
        </div>
      ) : (
        <CachedFragment
          of={["profile facade", slug]}
          className={classNames(headClass, hasPictures ? "h-22 sm:h-36" : "h-40 sm:h-60")}
          style={headStyle}
        >
          {() => <FacadeImage seed={slug} form="head" eager />}
        </CachedFragment>
      )}
      <Container>
        <div
          className={classNames(
            "grid gap-x-10 border-b border-line pb-9",
            hasPictures
              ? "gap-y-5 lg:grid-cols-[1fr_36rem] lg:grid-rows-[auto_1fr]"
              : "gap-y-7 lg:grid-cols-[1fr_auto]",
          )}
        >
          {portrait || title || tags ? (
            <div className={whoClass}>
              <Who {...shown} own={{ portrait, title, tags }} />
            </div>
          ) : (
            <CachedFragment of={["profile", shown]} className={whoClass}>
              {() => <Who {...shown} />}
            </CachedFragment>
          )}
          {hasPictures ? (
            <>
              <div
                className={classNames("relative min-w-0 lg:row-span-2", cover ? "lg:mt-8" : "lg:-mt-16")}
                style={carriedOver(`cover-${slug}`)}
              >
                {pictures}
              </div>
              <div className="min-w-0 space-y-5">
                {tags ?? <TagList tags={tagNames} label={tagLabel} />}
                {children && <div className={actionsClass}>{children}</div>}
              </div>
            </>
          ) : (
            children && <div className={classNames(actionsClass, actionsBesideClass, "lg:mt-25")}>{children}</div>
          )}
        </div>
      </Container>
    </>
  );
}

/** All that the head says about the person, so that a kept head changes with it. */
interface Shown {
  name: string;
  slug: string;
  avatarUrl: string | null;
  title: string | null;
  location: string;
  /** Null where they stand elsewhere. */
  tags: string[] | null;
  tagLabel: string;
}

type WhoProps = Shown & { own?: Pick<ProfileHeaderProps, "portrait" | "title" | "tags"> };

function Who({ name, slug, avatarUrl, title, location, tags, tagLabel, own }: WhoProps) {
  return (
    <>
      <div className="relative -mt-16 mb-4 w-fit rounded-t-sm bg-paper p-2 pb-0 sm:-mt-20 sm:mb-5">
        {own?.portrait ?? <Avatar name={name} seed={slug} src={avatarUrl} size="xl" alt={`Profilbild von ${name}`} />}
      </div>
      <h1>{name}</h1>
      {own?.title ?? (title && <p className="mt-3 text-xl text-soft">{title}</p>)}
      <p className="mt-3 flex items-center gap-2">
        <MapPin aria-hidden size={20} className="shrink-0 text-soft" />
        <span className="sr-only">Ort: </span>
        <span className="min-w-0">{location}</span>
      </p>
      {tags && <div className="mt-4">{own?.tags ?? <TagList tags={tags} label={tagLabel} />}</div>}
    </>
  );
}
