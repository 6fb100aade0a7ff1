import { data } from "react-router";
import { type CarriedToast, redirectWithToast } from "./toast.server";

/** The answer to a small action: a button in a page instead of a form. */
export interface ButtonResponse {
  toast: CarriedToast;
}

/**
 * Without script, shows the page again with the toast, or the error page that keeps the form if the server failed. With
 * script, sends the answer as data and leaves the page unchanged.
 */
export async function respondToButton<Answer extends ButtonResponse>(
  request: Request,
  backTo: string,
  answer: Answer,
  status = 200,
) {
  const isPage = request.headers.get("accept")?.includes("text/html");
  const { title, description } = answer.toast;
  if (isPage && status >= 500) failWrite(title, { text: description, status });
  return isPage ? redirectWithToast(backTo, answer.toast) : data(answer, { status });
}

/** Ends a failed write. With script its form shows the reason; without script the error page carries the form. */
export function failWrite(title: string, { text, status = 500 }: { text?: string; status?: number } = {}): never {
  throw data({ problem: { title, text } }, { status });
}
