import { createContext } from "react-router";

/** What stands around every page, for error pages that come before any loader. */
export const frameContext = createContext<unknown>(null);
