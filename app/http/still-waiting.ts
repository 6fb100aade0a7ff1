import type { RouterContextProvider } from "react-router";
import { requestContext } from "./request-context";

/** Is aborted when nobody waits for the answer any more: the client has gone, or the server has answered that it is too late. */
export function whileWaiting(request: Request, context: Readonly<RouterContextProvider>): AbortSignal {
  const { givenUp } = context.get(requestContext);
  return givenUp ? AbortSignal.any([request.signal, givenUp]) : request.signal;
}
