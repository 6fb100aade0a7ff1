import type { Piece } from "../reading/pieces";

/** Pieces of a search that mean one thing together. */
export interface Group {
  pieces: Piece[];
  /** The crafts that were named, the narrowest first. */
  concepts: string[];
}
