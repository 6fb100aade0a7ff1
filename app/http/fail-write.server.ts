import { data } from "react-router";

/** Ends a write that could not be done: with script its form says why, without script the error page keeps it. */
export function failWrite(title: string, { text, status = 500 }: { text?: string; status?: number } = {}): never {
  throw data({ problem: { title, text } }, { status });
}
