import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import type { Interrupted } from "./interrupted.server";

/** What a refused form says as a whole; what is wrong with one field stands at the field. */
export interface Problem {
  title: string;
  text?: string;
}

export interface FormAnswer {
  result: SubmissionResult<string[]>;
  problem?: Problem;
  /** The server did not take it, for whatever reason. */
  isLost?: boolean;
  /** The form that waits for this sign-in, and whether it may be sent now. */
  interrupted?: Interrupted | null;
  resume?: Interrupted;
}

export function refused(
  result: SubmissionResult<string[]>,
  problem?: Problem,
  status = 400,
  interrupted?: Interrupted | null,
) {
  return data<FormAnswer>({ result, problem, interrupted }, { status });
}
