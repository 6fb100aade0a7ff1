import { data } from "react-router";
import { type CarriedToast, redirectWithToast } from "./toast.server";

/** What a small action says: a button in a page, not a form of its own. */
export interface SmallAnswer {
  toast: CarriedToast;
}

/** Without script the page comes back with the toast on it; a script gets both as data and leaves the page as it is. */
export async function answerSmall<Answer extends SmallAnswer>(
  request: Request,
  backTo: string,
  answer: Answer,
  status = 200,
) {
  const isPage = request.headers.get("accept")?.includes("text/html");
  return isPage ? redirectWithToast(backTo, answer.toast) : data(answer, { status });
}
