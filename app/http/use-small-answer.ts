import { useEffect } from "react";
import { useFetcher } from "react-router";
import { showToast } from "~/ui/toaster";
import type { SmallAnswer } from "./small-answer.server";

/** A button that posts and says what became of it, without leaving the page. */
export function useSmallAnswer<Answer extends SmallAnswer>(key?: string) {
  const fetcher = useFetcher<Answer>({ key });
  const answer = fetcher.data as Answer | undefined;

  useEffect(() => {
    if (answer?.toast) showToast(answer.toast);
  }, [answer]);

  return { Form: fetcher.Form, answer, isBusy: fetcher.state !== "idle" };
}
