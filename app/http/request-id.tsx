import { createContext, useContext } from "react";

const RequestId = createContext<string | null>(null);

export const RequestIdProvider = RequestId.Provider;

/** The id of the failed request for its error page, so that a report can be found in the log. */
export function useRequestId(): string | null {
  return useContext(RequestId);
}
