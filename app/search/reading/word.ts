import { isFiller } from "../language/fillers";
import { remembered } from "../language/remembered";
import { includes, widerConcepts } from "../vocabulary/vocabulary";
import { compoundOf } from "./compounds";
import { type Entry, entryOfPrefixed, entryOfWord, lexicon } from "./lexicon";
import { isOtherWord } from "./other-words";
import { isOccasion, isVague } from "./special-words";
import { lessonsIn } from "./teaching";
import { techniqueOf } from "./techniques";

/** In 'Hochzeitsfotos' the craft and its motif are one word. */
export type Reading = Entry & {
  isCompound?: true;
  isOccasion?: boolean;
  /** The last part of a compound. */
  end?: string | undefined;
  /** Nothing is known before that. */
  isHalfKnown?: boolean;
};

const anyLessons = "workshop";
const design = "gestaltung";
/** What one word means, as a whole or by its parts. */
export const readWord = remembered((word): Reading | null => {
  // 'Wollen' says nothing, although it could be a form of 'Wolle'.
  if (isFiller(word)) return lexicon().words.get(word) ?? null;
  const entry = entryOfWord(word);
  if (entry || isOtherWord(word)) return entry;
  const prefixed = entryOfPrefixed(word);
  if (prefixed) return prefixed;
  const compound = compoundOf(word);
  if (!compound) return null;
  const { word: last, head, before } = compound;
  const ending = { end: last, isHalfKnown: compound.isHalfKnown };
  if (isVague(last) && !before.some((part) => belongsTo(part, head))) return null;
  // 'Logoentwurf' is a narrower craft than 'Entwurf'.
  const about = before.flatMap((part) => [...part.about, ...(part.means ? [part.means] : [])]);
  const technique = techniqueOf(
    head.means ?? "",
    before.map(({ means }) => means),
  );
  if (technique) return { means: technique, about: [], isCompound: true, ...ending };
  // A 'Schreinerkurs' gives lessons in a craft.
  const taught = head.means === anyLessons && before.flatMap(({ means }) => (means && lessonsIn(means)) ?? []).at(0);
  if (taught) return { means: taught, about: [], isCompound: true, ...ending };
  // A 'Trikotdesign' is for who makes jerseys, as 'Trikot gestalten' is.
  const made = head.means === design && before.findLast(({ means }) => means && !includes(design, means))?.means;
  if (made) return { means: made, about: [], isCompound: true, ...ending };
  if (head.means) return { means: head.means, about: [...about, ...head.about], isCompound: true, ...ending };
  // An 'Aquarellbild' is painted, and a 'Taufbild' shows a family.
  const isAmong = (id: string) => head.about.some((wider) => id === wider || widerConcepts(id).includes(wider));
  const means = before.flatMap((part) => part.means ?? []).find(isAmong) ?? null;
  const narrower = about.filter((id) => !head.about.includes(id) && isAmong(id));
  const wider = head.about.filter((id) => narrower.some((each) => widerConcepts(each).includes(id)));
  // A 'Firmenjubiläum' is one of business too, but an 'Eisbecherkarte' is no pottery.
  const isAkin = (id: string) => head.about.some((each) => widerConcepts(each).some((field) => includes(field, id)));
  const told = narrower.length > 0 ? [...narrower, ...wider] : [...head.about, ...about.filter(isAkin)];
  return { means, about: [...new Set(told)], isOccasion: isOccasion(last), ...ending };
});

/** A 'Keramiklehrer' and a 'Geigenlehrer' teach what we know, a 'Skilehrer' does not. */
const belongsTo = ({ means, about }: Entry, head: Entry) =>
  means !== null || about.some((id) => widerConcepts(id).includes(head.means ?? ""));
