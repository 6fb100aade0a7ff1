import type { SubmissionResult } from "@conform-to/react";
import { data, type HeadersFunction } from "react-router";
import type { Interrupted } from "./interrupted.server";

/** The error of a form as a whole. Errors of one field are shown at that field. */
export interface Problem {
  title: string;
  text?: string;
}

export interface FormAnswer {
  result: SubmissionResult<string[]>;
  problem?: Problem;
  /** `interrupted` is the form that waits for this sign-in; `resume` is set once it may be sent. */
  interrupted?: Interrupted | null;
  resume?: Interrupted;
  /** True when the password was right but the code of the second factor is missing. */
  needsCode?: boolean;
  /** Whether the person needs a link by mail to get in for now. */
  needsLink?: boolean;
}

interface More extends Pick<FormAnswer, "interrupted" | "needsLink"> {
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
}

export function refused(
  result: SubmissionResult<string[]>,
  problem?: Problem,
  status = 400,
  { retryAfter, ...more }: More = {},
) {
  const headers = retryAfter ? { "retry-after": `${retryAfter}` } : undefined;
  return data<FormAnswer>({ result, problem, ...more }, { status, headers });
}

/** Copies Retry-After from the action to the page; without it the page would not have the header. */
export const withRetryAfter: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("retry-after");
  return retryAfter ? { "retry-after": retryAfter } : new Headers();
};
