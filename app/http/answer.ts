import { data } from "react-router";
import type { ZodMiniType } from "zod/mini";
import type { Interrupted } from "./interrupted.server";
import type { Conflict } from "./seen-version";

export type FormSchema = ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** What a check of a form found: the typed values, and the errors by field. */
export interface FormResult {
  status?: "success" | "error";
  initialValue?: Record<string, unknown> | null;
  error?: Record<string, string[] | null> | null;
}

/** The error of a form as a whole. Errors of one field are shown at that field. */
export interface Problem {
  title: string;
  text?: string;
}

export interface FormAnswer {
  result: FormResult;
  problem?: Problem;
  /** True for values that this browser has stored. Nothing was sent or checked. */
  isUnsent?: boolean;
  /** What the form would write, when it was asked for instead of being sent. */
  preview?: unknown;
  /** Set when the thing was changed while its form was open. */
  conflict?: Conflict;
  /** `interrupted` is the form that waits for this sign-in; `resume` is set once it may be sent. */
  interrupted?: Interrupted | null;
  resume?: Interrupted;
  /** True when the password was right but the code of the second factor is missing. */
  needsCode?: boolean;
  /** Whether the person needs a link by mail to get in for now. */
  needsLink?: boolean;
}

type More = Pick<FormAnswer, "interrupted" | "needsLink">;

/** What a command throws that refuses an act, with the words for whoever tried. */
export interface Thrown {
  data?: { problem?: Problem } | null;
  init?: { status?: number } | null;
}

/** Answers at the form what a command has refused, so that nothing typed is lost. Throws what is no such refusal. */
export function refusedBy(result: FormResult, thrown: unknown) {
  const { data: body, init } = (thrown ?? {}) as Thrown;
  if (!body?.problem) throw thrown;
  return refused(result, body.problem, init?.status);
}

/** What to do after an error of ours. */
export const tryLater = "Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** An error of ours without a text says what to do next. */
export function refused(result: FormResult, problem?: Problem, status = 400, more: More = {}) {
  const said = problem && status === 500 ? { ...problem, text: problem.text ?? tryLater } : problem;
  return data<FormAnswer>({ result, problem: said, ...more }, { status });
}
