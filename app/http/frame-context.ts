import { createContext } from "react-router";

/** The frame's data for error pages that are rendered before any loader has run. */
export const frameContext = createContext<unknown>(null);
