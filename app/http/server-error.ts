import { createContext } from "react";
import type { Unsaved } from "./interrupted.server";

/** What the server alone knows about an error page, which then has no script. */
interface ServerError {
  /** The form that the page keeps. */
  unsaved: Unsaved | null;
  /** The frame's data, as no loader runs after a failed action. */
  frame: unknown;
}

export const ServerErrorContext = createContext<ServerError | null>(null);
