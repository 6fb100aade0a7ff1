import { data } from "react-router";

/** Ends a failed write. With script its form shows the reason; without script the error page carries the form. */
export function failWrite(title: string, { text, status = 500 }: { text?: string; status?: number } = {}): never {
  throw data({ problem: { title, text } }, { status });
}
