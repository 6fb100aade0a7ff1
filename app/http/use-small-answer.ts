import { useEffect } from "react";
import { useFetcher } from "react-router";
import { showToast } from "~/ui/toaster";
import type { SmallAnswer } from "./small-answer.server";

interface Options {
  key?: string;
  /** What has failed when the server did not take it. */
  failure?: string;
}

/** A button that posts and says what became of it, without leaving the page. */
export function useSmallAnswer<Answer extends SmallAnswer>({ key, failure }: Options = {}) {
  const fetcher = useFetcher<Answer>({ key });
  const answer = fetcher.data as Answer | undefined;

  useEffect(() => {
    if (!answer?.toast) return;
    const isOwnFailure = answer.isLost && failure;
    showToast(isOwnFailure ? { ...answer.toast, title: failure } : answer.toast);
  }, [answer, failure]);

  return { Form: fetcher.Form, answer, isBusy: fetcher.state !== "idle" };
}
