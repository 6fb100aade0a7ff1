import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { branchenLabel } from "~/features/profiles/branchen-label";
import { fallbackLocation, fallbackTitle } from "~/features/profiles/profile";
import { Avatar } from "~/ui/avatar";
import { carriedOver } from "~/ui/carried-over";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";
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
  "max-sm:*:not-first:px-2 max-sm:[&>:not(:first-child)>svg]:hidden " +
  "sm:flex sm:flex-wrap sm:items-start lg:max-w-108 lg:justify-end";

/** The head of a public or own profile, with cover, portrait and name. */
export function ProfileHeader({ profile, portrait, title, tags, children }: ProfileHeaderProps) {
  const { userType, name, slug, location, avatarUrl } = profile;
  const tagNames = userType === "kreative" ? profile.skills : profile.branchen.map(branchenLabel);
  const shownTitle = profile.title || (userType === "kreative" ? fallbackTitle : null);

  return (
    <>
      <div className="relative h-40 overflow-hidden bg-wash sm:h-60" style={carriedOver(`cover-${slug}`)}>
        <Facade seed={slug} width={1240} height={240} columns={26} />
      </div>
      <Container>
        <div className="relative -mt-16 w-fit rounded-t-sm bg-paper p-2 pb-0 sm:-mt-20">
          {portrait ?? <Avatar name={name} seed={slug} src={avatarUrl} size="xl" alt={`Profilbild von ${name}`} />}
        </div>
        <div className="grid gap-x-10 gap-y-7 border-b border-line pt-5 pb-9 lg:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <h1>{name}</h1>
            {title ?? (shownTitle && <p className="mt-3 text-xl text-soft">{shownTitle}</p>)}
            <p className="mt-3 flex items-center gap-2">
              <MapPin aria-hidden size={20} className="shrink-0 text-soft" />
              <span className="sr-only">Ort: </span>
              <span className="min-w-0">{location || fallbackLocation[userType]}</span>
            </p>
            <div className="mt-4">
              {tags ??
                (tagNames.length > 0 && (
                  <TagList tags={tagNames} label={userType === "kreative" ? "Skills" : "Branchen"} />
                ))}
            </div>
          </div>
          {children && <div className={actionsClass}>{children}</div>}
        </div>
      </Container>
    </>
  );
}
