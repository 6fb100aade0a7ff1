import { Heart } from "lucide-react";
import { useLocation } from "react-router";
import { useSmallAnswer } from "~/http/use-small-answer";
import { buttonClass } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import type { LikeAnswer } from "./like-answer.server";

interface LikeButtonProps {
  slug: string;
  name: string;
  liked: boolean;
  count: number;
  /** `count` is a heart with a number, `label` a button with words. */
  look?: "count" | "label";
}

/** Changes only once the server has it. */
export function LikeButton({ slug, name, liked, count, look = "count" }: LikeButtonProps) {
  const { Form, answer, isBusy } = useSmallAnswer<LikeAnswer>({ failure: "Ein Fehler ist aufgetreten" });
  const { pathname, search } = useLocation();
  const state = answer?.state ?? { liked, count };
  const verb = state.liked ? "Gefällt mir nicht mehr" : "Gefällt mir";

  return (
    <Form
      method="post"
      action={`/kreative/${slug}/like`}
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="like" value={state.liked ? "0" : "1"} />
      <input type="hidden" name="weiter" value={`${pathname}${search}`} />
      <button
        type="submit"
        aria-busy={isBusy || undefined}
        // The second click of a double click would take back what the first one did.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className={
          look === "label"
            ? buttonClass({ variant: "secondary" })
            : "hit inline-flex min-h-7 cursor-pointer items-center gap-1.5 rounded-sm text-soft hover:text-signal"
        }
      >
        <HeartMark liked={state.liked} busy={isBusy} size={look === "label" ? 20 : 18} />
        {look === "label" ? (
          verb
        ) : (
          <>
            <span className="sr-only">
              {verb}: {name}, bisher
            </span>
            <span className="tabular-nums">{state.count}</span>
          </>
        )}
      </button>
    </Form>
  );
}

function HeartMark({ liked, busy, size }: { liked: boolean; busy?: boolean; size: number }) {
  return (
    <Heart
      aria-hidden
      size={size}
      fill={liked ? "currentColor" : "none"}
      className={classNames(liked && "text-signal", busy && "motion-safe:animate-pulse")}
    />
  );
}

/** The heart of one's own profile, which one can't like. */
export function LikeCount({ count }: { count: number }) {
  return (
    <span className="inline-flex min-h-7 items-center gap-1.5">
      <Heart aria-hidden size={18} fill="currentColor" />
      <span className="tabular-nums">{count}</span>
      <span className="sr-only"> Mal „Gefällt mir“</span>
    </span>
  );
}
