import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";

/** What a refused form says as a whole; what is wrong with one field stands at the field. */
export interface Problem {
  title: string;
  text?: string;
}

export interface FormAnswer {
  result: SubmissionResult<string[]>;
  problem?: Problem;
}

export function refused(result: SubmissionResult<string[]>, problem?: Problem, status = 400) {
  return data<FormAnswer>({ result, problem }, { status });
}
