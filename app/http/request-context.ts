import { createContext } from "react-router";
import type { Reason } from "./lost-connection";

export interface TakenForm {
  fields: FormData;
  /** Files came along that were not taken in. */
  hadFiles: boolean;
}

/** What the gate before all routes made of a form: its fields, or why it was not taken. */
export type SentForm = TakenForm | { status: number; reason?: Reason };

/** What the server knows of a request besides the request itself. */
export interface RequestFacts {
  requestId: string;
  /** Behind trusted proxies the address they name, otherwise the peer's. */
  clientAddress: string;
  /** The body of a write. The request itself comes without one. */
  form?: SentForm;
  /** A side effect of showing the page, repeated for each visitor who gets it from memory. */
  onRepeat?: (request: Request, clientAddress: string) => void;
  /** True for a write that changes no public page, so that pages stay in memory. Visitors' writes count as such. */
  isUnseen?: boolean;
  /** Set where typed text is written into a page. The page then comes without its program, whose data would repeat it. */
  carriesText?: boolean;
}

export const requestContext = createContext<RequestFacts>({ requestId: "none", clientAddress: "127.0.0.1" });
