import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { fallbackLocation, fallbackTitle } from "~/features/profiles/profile";
import { useSite } from "~/http/site-context";
import { Avatar } from "~/ui/avatar";
import { carriedOver } from "~/ui/carried-over";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { FacadeImage } from "~/ui/facade";
import type { PageProfile } from "./public-page";

type HeaderFacts = Pick<PageProfile, "userType" | "name" | "slug" | "title" | "location" | "avatarUrl">;

interface ProfileHeaderProps {
  profile: HeaderFacts;
  /** Replaces the portrait, for pages where it is also a button. */
  portrait?: ReactNode;
  title?: ReactNode;
  /** What the person makes, beside the name, and under it on phones. The facade then only frames it. */
  pictures?: ReactNode;
  /** Fills the head instead of the facade. */
  cover?: ReactNode;
  /** Whether the actions are buttons alone, which can have the same width. */
  inPairs?: boolean;
  /** Skills or industries. */
  tags: ReactNode;
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
  "sm:flex sm:flex-wrap sm:items-start print:hidden";
const actionsBesideClass = "lg:max-w-108 lg:justify-end";

/** Four buttons beside the name stand two by two; of three, the first has its own row. */
const pairsBesideClass = "lg:grid lg:w-112 lg:*:nth-last-[even]:col-auto lg:*:last:even:col-auto";

const headClass = "relative overflow-hidden bg-wash print:hidden";

/** The head of a public or own profile, with cover, portrait and name. */
export function ProfileHeader({
  profile,
  portrait,
  title,
  pictures,
  cover,
  inPairs,
  tags,
  children,
}: ProfileHeaderProps) {
  const { region } = useSite();
  const { userType, name, slug, avatarUrl } = profile;
  const hasPictures = Boolean(pictures);
  const shownTitle = profile.title || (userType === "kreative" ? fallbackTitle : null);
  const headStyle = hasPictures ? undefined : carriedOver(`cover-${slug}`);

  return (
    <>
      {cover ? (
        <div className={classNames(headClass, "h-48 sm:h-80")} style={headStyle}>
          {cover}
        </div>
      ) : (
        <div className={classNames(headClass, hasPictures ? "h-22 sm:h-36" : "h-40 sm:h-60")} style={headStyle}>
          <FacadeImage seed={slug} form="head" eager />
        </div>
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
          <div className={classNames("min-w-0", !hasPictures && "lg:row-span-2")}>
            <div className="relative -mt-16 mb-4 w-fit rounded-t-sm bg-paper p-2 pb-0 sm:-mt-20 sm:mb-5 print:mt-0 print:p-0">
              {portrait ?? <Avatar name={name} seed={slug} src={avatarUrl} size="xl" alt={`Profilbild von ${name}`} />}
            </div>
            <h1>{name}</h1>
            {title ?? (shownTitle && <p className="mt-3 text-xl text-soft">{shownTitle}</p>)}
            <p className="mt-3 flex items-center gap-2">
              <MapPin aria-hidden size={20} className="shrink-0 text-soft" />
              <span className="sr-only">Ort: </span>
              <span className="min-w-0">{profile.location || fallbackLocation(userType, region)}</span>
            </p>
            {!hasPictures && <div className="mt-4">{tags}</div>}
          </div>
          {hasPictures ? (
            <>
              <div
                className={classNames("relative min-w-0 lg:row-span-2", cover ? "lg:mt-8" : "lg:-mt-16")}
                style={carriedOver(`cover-${slug}`)}
              >
                {pictures}
              </div>
              <div className="min-w-0 space-y-5">
                {tags}
                {children && <div className={actionsClass}>{children}</div>}
              </div>
            </>
          ) : (
            children && (
              <div className={classNames(actionsClass, inPairs ? pairsBesideClass : actionsBesideClass, "lg:mt-25")}>
                {children}
              </div>
            )
          )}
        </div>
      </Container>
    </>
  );
}
