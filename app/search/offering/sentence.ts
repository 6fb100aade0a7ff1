import type { Token } from "../language/tokens";
import type { Piece } from "../reading/pieces";

export interface Sentence {
  tokens: readonly Token[];
  pieces: readonly Piece[];
  /** It is the title of a work. */
  isTitle: boolean;
}
