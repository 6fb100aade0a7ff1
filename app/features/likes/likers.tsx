import { Heart } from "lucide-react";
import { type PointerEvent, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "~/ui/avatar";
import { buttonClass } from "~/ui/button";
import type { Liker } from "./likes.server";

interface LikersProps {
  count: number;
  likers: Liker[];
}

const leaveMs = 200;

/** The like count; a click, or a mouse over it, shows who it was. */
export function Likers({ count, likers }: LikersProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const others = count - likers.length;
  const label = count === 1 ? "1 Person gefällt dieses Profil" : `${count} Personen gefällt dieses Profil`;

  // A mouse that was there before the script.
  useEffect(() => {
    if (button.current?.matches(":hover") && window.matchMedia("(hover: hover)").matches) {
      panel.current?.showPopover({ source: button.current });
    }
  }, []);

  if (likers.length === 0) {
    return (
      <p className="flex min-h-12 items-center gap-2 px-3 font-semibold">
        <Heart aria-hidden size={20} fill="currentColor" />
        <span aria-hidden>{count}</span>
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
    <div onPointerEnter={show} onPointerLeave={hideSoon}>
      {/* A click after the mouse has opened it must not close it. */}
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        popoverTargetAction="show"
        className={buttonClass({ variant: "quiet" }, "px-3")}
      >
        <Heart aria-hidden size={20} fill="currentColor" />
        <span aria-hidden>{count}</span>
        <span className="sr-only">{label}. Wer?</span>
      </button>
      <div ref={panel} id={id} popover="auto" className="menu-panel max-h-[60dvh] overflow-y-auto">
        <p className="px-2 pt-1 pb-2 text-sm font-semibold text-soft">Gefällt</p>
        <ul>
          {likers.map(({ name, slug, userType, avatarUrl }) => (
            <li key={`${userType}/${slug}`}>
              <Link
                to={`/${userType}/${slug}`}
                className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-1 text-note font-medium hover:bg-wash"
              >
                <Avatar name={name} seed={slug} src={avatarUrl} size="sm" />
                <span className="min-w-0 break-words">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
        {others > 0 && <p className="px-2 pt-2 pb-1 text-note text-soft">+{others} weitere</p>}
      </div>
    </div>
  );
}
