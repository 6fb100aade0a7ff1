import { createContext } from "react";

/**
 * Whether the page's text contains what loads the program. Not for a page that works as HTML alone, nor if the server
 * knows it from another page with the same routes.
 */
export const WritesProgram = createContext(true);
