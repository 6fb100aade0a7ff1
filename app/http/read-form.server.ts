import { data, type RouterContextProvider } from "react-router";
import { requestContext, type TakenForm } from "./request-context";

/** The form of this request. Ends the request with the reason when the gate refused the form. */
export function readForm(context: Readonly<RouterContextProvider>): FormData {
  return readSent(context).fields;
}

export function readSent(context: Readonly<RouterContextProvider>): TakenForm {
  const { form } = context.get(requestContext);
  if (form && "fields" in form) return form;
  const { status = 400, reason } = form ?? {};
  const problem = reason && { title: reason.title, text: `${reason.cause} Gespeichert wurde nichts. ${reason.advice}` };
  throw data({ problem, refusal: reason }, { status });
}
