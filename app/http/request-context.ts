import { createContext } from "react-router";
import type { Reason } from "./lost-connection";

export interface TakenForm {
  fields: FormData;
  /** The form had files that the gate dropped. */
  hadFiles: boolean;
}

/** The result of the gate before all routes: the form's fields, or why it refused the form. */
export type SentForm = TakenForm | { status: number; reason?: Reason };

/** What the server knows about a request besides the request itself. */
export interface RequestFacts {
  requestId: string;
  /** The address that trusted proxies forward, otherwise the peer's. */
  clientAddress: string;
  /** The parsed body of a write. The request itself has no body. */
  form?: SentForm;
  /** Set when the request failed because the database is down or too slow. */
  isDatabaseAway?: boolean;
  /** A side effect of showing the page, repeated for each visitor who gets the page from the cache. */
  onRepeat?: (request: Request, clientAddress: string) => void;
  /** True for a write that changes no public page, so that cached pages stay. Visitors' writes count as such. */
  isUnseen?: boolean;
  /**
   * Set when a page contains typed text. The page then has no script, because the script's data would repeat the text.
   */
  carriesText?: boolean;
}

export const requestContext = createContext<RequestFacts>({ requestId: "none", clientAddress: "127.0.0.1" });
