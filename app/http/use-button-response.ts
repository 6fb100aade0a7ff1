import { useEffect } from "react";
import { showToast } from "~/ui/toaster";
import type { ButtonResponse } from "./small-answer.server";
import { useWrite } from "./use-write";

interface Options {
  key?: string;
  /** The title of the error when the server can't process the form. */
  failure: string;
}

/** Answers whose toast was shown. When a list is reordered, its forms mount again with the same answer. */
const shown = new WeakSet<object>();

/** A form for one button that posts without leaving the page and shows the result as a toast. */
export function useButtonResponse<Answer extends ButtonResponse>({ key, failure }: Options) {
  const { Form, answer, isBusy } = useWrite<Answer>({ key });

  useEffect(() => {
    if (!answer?.toast || shown.has(answer)) return;
    shown.add(answer);
    showToast("isLost" in answer ? { ...answer.toast, title: failure } : answer.toast);
  }, [answer, failure]);

  return { Form, answer: answer && "isLost" in answer ? undefined : answer, isBusy };
}
