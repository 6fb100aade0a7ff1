import type { Token } from "../language/tokens";
import { entryOfWord } from "../reading/lexicon";
import { placeNamed } from "../region/region";

const leastCraft = 4;
const leastPlace = 4;

/** Where the blank before a place was forgotten, in two: 'fotografbregenz'. */
export const withBlankBeforePlaces = (tokens: readonly Token[]): Token[] => tokens.flatMap(divided);

function divided(token: Token): Token[] {
  const { typed, folded } = token;
  // The letters of both are counted, so both must have as many.
  if (typed.length !== folded.length || folded.length < leastCraft + leastPlace || entryOfWord(folded)) return [token];
  for (let at = leastCraft; at <= folded.length - leastPlace; at += 1) {
    const place = placeNamed(folded.slice(at));
    if (!place || place.isAlsoWord || !entryOfWord(folded.slice(0, at))?.means) continue;
    return [
      { ...token, typed: typed.slice(0, at), folded: folded.slice(0, at) },
      { typed: typed.slice(at), folded: folded.slice(at) },
    ];
  }
  return [token];
}
