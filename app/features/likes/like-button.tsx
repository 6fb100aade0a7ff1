import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { useButtonResponse } from "~/http/use-button-response";
import { formatCount } from "~/text/format-count";
import { between } from "~/text/joined";
import { classNames } from "~/ui/class-names";
import type { LikeAnswer } from "./like-answer.server";

interface LikeFormProps {
  slug: string;
  liked: boolean;
  count: number;
  className?: string;
  buttonClass: string;
  /** Renders the button's content for the state on the server. */
  children: (state: { liked: boolean; count: number }) => ReactNode;
}

/** The button changes only after the server has stored the like. */
export function LikeForm({ slug, liked, count, className, buttonClass, children }: LikeFormProps) {
  const { Form, answer, isBusy } = useButtonResponse<LikeAnswer>({ failure: "Ein Fehler ist aufgetreten" });
  const state = answer?.state ?? { liked, count };

  return (
    <Form
      method="post"
      action={`/kreative/${slug}/like`}
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
      className={className}
    >
      <input type="hidden" name="like" value={state.liked ? "0" : "1"} />
      <button
        type="submit"
        aria-busy={isBusy || undefined}
        // The second click of a double click would undo the first.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        className={buttonClass}
      >
        <HeartMark liked={state.liked} busy={isBusy} />
        {children(state)}
      </button>
    </Form>
  );
}

interface HeartMarkProps {
  /** Fills the heart when the viewer likes the profile. */
  liked?: boolean;
  busy?: boolean;
}

export function HeartMark({ liked = false, busy = false }: HeartMarkProps) {
  return (
    <Heart
      aria-hidden
      size={18}
      className={classNames("shrink-0", liked && "fill-current text-signal", busy && "motion-safe:animate-pulse")}
    />
  );
}

interface CardLikeProps {
  slug: string;
  name: string;
  isLiked?: boolean;
  favoriteCount: number;
  /** One's own card shows the count without a button. */
  isOwn?: boolean;
}

/** The heart of a card. */
export function CardLike({ slug, name, isLiked = false, favoriteCount, isOwn }: CardLikeProps) {
  if (isOwn) {
    return (
      <span className="inline-flex h-7 items-center gap-1.5 font-medium">
        <HeartMark />
        {formatCount(favoriteCount)}
        <span className="sr-only"> Mal „Gefällt mir“</span>
      </span>
    );
  }
  return (
    <LikeForm
      slug={slug}
      liked={isLiked}
      count={favoriteCount}
      className="relative z-10"
      buttonClass="hit inline-flex h-7 cursor-pointer items-center gap-1.5 font-medium hover:text-signal"
    >
      {({ liked, count }) => (
        <span>
          <span className="sr-only">{`Gefällt mir${liked ? " nicht mehr" : ""}${between}`}</span>
          {formatCount(count)}
          <span className="sr-only">{`: ${name}`}</span>
        </span>
      )}
    </LikeForm>
  );
}
