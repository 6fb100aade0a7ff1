import { createContext } from "react-router";

/** Data of the frame for error pages that are rendered before any loader ran. */
export const frameContext = createContext<unknown>(null);
