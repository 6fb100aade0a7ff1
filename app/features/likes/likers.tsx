import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { formatCount } from "~/text/format-count";
import { Avatar } from "~/ui/avatar";
import { CachedFragment } from "~/ui/cached-fragment";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { HeartMark, LikeForm } from "./like-button";
import type { Liker } from "./likes.server";

interface LikersProps {
  count: number;
  likers: readonly Liker[];
  className: string;
  /** The visible count. */
  children: ReactNode;
}

const leaveMs = 200;

/** The like count. A click or hovering shows who likes the profile. */
function Likers({ count, likers, className, children }: LikersProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const others = count - likers.length;
  const label = count === 1 ? "1 Person gefällt dieses Profil" : `${formatCount(count)} Personen gefällt dieses Profil`;

  // The mouse may have hovered before this script ran.
  useEffect(() => {
    if (button.current?.matches(":hover") && window.matchMedia("(hover: hover)").matches) {
      panel.current?.showPopover({ source: button.current });
    }
  }, []);

  if (likers.length === 0) {
    return (
      <p className={classNames("flex items-center gap-2 font-semibold", className)}>
        <span aria-hidden className="contents">
          {children}
        </span>
        <span className="sr-only">{label}</span>
      </p>
    );
  }

  function show(event: PointerEvent) {
    clearTimeout(timer.current);
    if (event.pointerType === "mouse" && !panel.current?.matches(":popover-open"))
      panel.current?.showPopover({ source: button.current ?? undefined });
  }

  function hideSoon(event: PointerEvent) {
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => panel.current?.hidePopover(), leaveMs);
  }

  return (
    <div onPointerEnter={show} onPointerLeave={hideSoon} className="flex grow">
      {/* A click must not close the popover that hovering has opened. */}
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        className={classNames(
          "flex cursor-pointer items-center gap-2 rounded-sm font-semibold hover:bg-wash",
          className,
        )}
      >
        <span aria-hidden className="contents">
          {children}
        </span>
        <span className="sr-only">{label}. Wer?</span>
      </button>
      <div ref={panel} id={id} popover="auto" className="menu-panel max-h-[60dvh] overflow-y-auto">
        <p className="px-2 pt-1 pb-2 text-sm font-semibold text-soft">Gefällt</p>
        <CachedFragment as="ul" content={People} of={{ likers }} />
        {others > 0 && <p className="px-2 pt-2 pb-1 text-note text-soft">+{formatCount(others)} weitere</p>}
      </div>
    </div>
  );
}

const People = ({ likers }: Pick<LikersProps, "likers">) =>
  likers.map(({ name, slug, userType, avatarUrl }) => (
    <li key={`${userType}/${slug}`}>
      <Link
        to={`/${userType}/${slug}`}
        className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-1 text-note font-medium hover:bg-wash"
      >
        <Avatar name={name} seed={slug} src={avatarUrl} size="sm" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </Link>
    </li>
  ));

interface ProfileLikeProps {
  slug: string;
  liked: boolean;
  count: number;
  likers: readonly Liker[];
}

/** The heart on a profile's page: one half is the like button, the other shows who likes it. */
export function ProfileLike({ count, likers, ...like }: ProfileLikeProps) {
  return (
    <div className="flex min-h-12 rounded-sm border-[1.5px] border-ink max-sm:col-span-full max-sm:px-0!">
      <LikeForm
        {...like}
        count={count}
        className="flex grow"
        buttonClass="inline-flex grow cursor-pointer items-center justify-end gap-2.5 rounded-sm py-1 pr-1 pl-5 leading-tight font-semibold hover:bg-wash"
      >
        {({ liked }) => (liked ? "Gefällt mir nicht mehr" : "Gefällt mir")}
      </LikeForm>
      <Likers count={count} likers={likers} className="grow pr-5 pl-1 tabular-nums">
        <span>·</span> {formatCount(count)}
      </Likers>
    </div>
  );
}

/** The count on one's own page, with the people who like it. */
export function LikersOnly({ count, likers }: Pick<ProfileLikeProps, "count" | "likers">) {
  return (
    <Likers count={count} likers={likers} className="min-h-12 px-3 tabular-nums">
      <HeartMark /> {formatCount(count)}
    </Likers>
  );
}
