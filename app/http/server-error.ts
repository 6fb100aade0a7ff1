import { createContext } from "react";
import type { Interrupted } from "./interrupted.server";

/** A form whose write failed. */
export interface Unsaved extends Interrupted {
  /** It had a password. No page carries passwords or files, so such a form can't be sent again from its error page. */
  hadPassword: boolean;
  /** The page with the form. */
  cameFrom: string;
}

/** What the server alone knows about an error page, which then has no script. */
interface ServerError {
  /** The form that the page keeps. */
  unsaved: Unsaved | null;
  /** The frame's data, as no loader runs after a failed action. */
  frame: unknown;
}

export const ServerErrorContext = createContext<ServerError | null>(null);
