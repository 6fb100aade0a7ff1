import { createContext } from "react-router";
import type { ReadCache } from "~/visible/cached-reads.server";
import type { Topic } from "~/visible/topics";
import type { Reason } from "./too-late";

export interface TakenForm {
  fields: FormData;
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
  /** Cached reads; absent for a browser that may have written since. */
  reads?: ReadCache;
  /** Set when the request failed because the database is down or too slow. */
  isDatabaseAway?: boolean;
  /** A side effect of showing the page, repeated for each visitor who gets the page from the cache. */
  onRepeat?: (request: Request, clientAddress: string) => void;
  /** The accounts that the page names. When they change, visitors get it again. */
  people?: string[];
  /** Additional topics of this page, beyond those of all pages of its kind. */
  alsoShows?: Topic[];
  /** When a text on the page changes without a write, such as 'vor 3 Minuten'. */
  changesAt?: Date;
  /** True for a write that changes no page that is cached, so that its sender still gets these. */
  leavesPagesUnchanged?: boolean;
  /**
   * Set when a page contains typed text. The page then has no script, because the script's data would repeat the text.
   */
  carriesText?: boolean;
  /** The frame's data, for error pages that are rendered before any loader has run. */
  frame?: unknown;
}

export const requestContext = createContext<RequestFacts>({ requestId: "none", clientAddress: "127.0.0.1" });
