import { createContext } from "react";

/** False for a page that works as HTML alone. */
export const HasProgram = createContext(true);
