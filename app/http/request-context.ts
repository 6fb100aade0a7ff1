import { createContext } from "react-router";

/** What the server knows of a request besides the request itself. */
export interface RequestFacts {
  requestId: string;
  /** Behind trusted proxies the address they name, otherwise the peer's. */
  clientAddress: string;
  /** What a page does besides being shown, to be done again for everyone who gets it from memory. */
  onRepeat?: (request: Request, clientAddress: string) => void;
  /** True for a write that changes no visitor's page: all pages then stay in memory. What visitors send is taken for one. */
  isUnseen?: boolean;
}

export const requestContext = createContext<RequestFacts>({ requestId: "none", clientAddress: "127.0.0.1" });
