import { isJoining } from "../language/fillers";
import { verbStems } from "../language/inflection";
import type { Token } from "../language/tokens";
import { wordSet } from "../language/word-set";
import { lexicon } from "../reading/lexicon";
import type { Piece } from "../reading/pieces";
import { isMaterial } from "../reading/techniques";
import { isOfUnlike, isWithin, withWider } from "../vocabulary/vocabulary";
import type { Sentence } from "./sentence";
import { isOfWriting } from "./writing";

/** Whom somebody looks for, books or works with does something else: 'Ich suche Fotografen', 'arbeite mit Grafikern zusammen'. */
const subjects = wordSet("ich wir i");
const seeks =
  /^(?:suche|suchen|sucht|buche|buchen|engagiere|engagieren|vermittle|vermitteln|zusammenarbeite|zusammenarbeiten)$/;

const oneself = wordSet("selbst selber");
const theirs = wordSet("ihr ihre ihren ihrem ihrer ihres");

/** The pieces of a sentence without what others do: 'Die Betriebe ändern ihre Texte selbst'. */
export function withoutOthers(sentence: Sentence): Sentence {
  const { tokens, pieces } = sentence;
  const end = tokens.findIndex(({ folded }) => oneself.has(folded));
  const start = tokens.findLastIndex(({ startsClause }, at) => at <= end && startsClause);
  const clause = tokens.slice(Math.max(start, 0), Math.max(end, 0)).map(({ folded }) => folded);
  if (!clause.some((word) => theirs.has(word)) || clause.some((word) => subjects.has(word))) return sentence;
  const isTheirs = ({ at }: Piece) => at >= start && at < end;
  return {
    ...sentence,
    pieces: pieces.map((piece) => (isTheirs(piece) ? { ...piece, means: null, about: [] } : piece)),
  };
}

/** The pieces of a sentence without those whom it seeks. */
export function withoutSought({ tokens, pieces, ...sentence }: Sentence): Sentence {
  const verb = tokens.findIndex(({ typed, folded }) => seeks.test(folded) && /^\p{Ll}/u.test(typed));
  if (verb < 0) return { ...sentence, tokens, pieces };
  const isSubject = ({ folded }: Token) => subjects.has(folded);
  // 'Ich suche Fotografen, Bands und Köche' is one list, but in 'Ich suche Stoffe, ich nähe Kleider' somebody begins again.
  const again = tokens.findIndex((token, at) => at > verb + 2 && isSubject(token));
  const end = again < 0 ? -1 : tokens.findLastIndex(({ startsClause }, at) => at <= again && startsClause);
  const isSought = ({ at }: Piece) => at > verb && (end <= verb || at < end);
  return {
    ...sentence,
    tokens,
    pieces: pieces.map((piece) => (isSought(piece) ? { ...piece, means: null, about: [] } : piece)),
  };
}

/** 'Website der Tischlerei', 'Musik zu einem Film', 'Namen auf Hemden', 'Bild nach Foto', 'Möbel aus Holz und Metall'. */
const beforeObject = wordSet("eines einer des der vom zu zum zur auf nach");
const beforeMaterial = wordSet("aus");
const beforePurpose = wordSet("fur furs for");
/** 'Gesucht ist jemand für Ton und Schnitt' */
const anybody = /^(?:jemand(?:en|em)?|person(?:en)?|leute|team)$/;
/** 'Gesucht ist der Schnitt' */
const being = wordSet("ist sind");
const objectWords = 3;
/** 'Vom Entwurf bis zum fertigen Film', 'vom Tischler zum Bildhauer'. */
const upTo = "bis";
const start = wordSet("vom von");
const end = wordSet("zum zur");
/** What is translated, proofread, restored or cut is not made. */
const worksOnOthers = wordSet(
  "uebersetzung dolmetschen lektorat restaurierung filmschnitt farbkorrektur untertitel kunsttherapie",
);
/** Nor is what somebody photographs or films. */
const shows = wordSet("fotografie film");

/**
 * The pieces of a sentence without those that only say what the work is done to, of or for. The craft itself was named
 * before, or the person is known for it: 'Für Zeitungen und Magazine'.
 */
export function withoutObjects({ tokens, pieces }: Sentence, known: ReadonlySet<string>): Piece[] {
  const words = tokens.map(({ folded }) => folded);
  // 'Fotografiert Räume': a verb may begin the sentence.
  const isVerb = ({ at }: Piece) =>
    /^\p{Ll}+(?:e|t|en)$/u.test(tokens[at]?.typed ?? "") || (at === 0 && isOnlyVerb(words[at] ?? ""));
  const isNoun = ({ at }: Piece) => /^\p{Lu}/u.test(tokens[at]?.typed ?? "");
  const crafts: Piece[] = [];
  let endOfObject = -1;
  let isPurpose = false;
  return pieces.map((piece) => {
    const { at, length, means } = piece;
    const clause = tokens.findLastIndex(({ startsClause }, index) => index <= at && startsClause);
    const from = Math.max(crafts[0]?.at ?? 0, clause, at - objectWords);
    const isBehind = (set: ReadonlySet<string>) =>
      words
        .slice(from, at)
        .some(
          (word, index) =>
            set.has(word) &&
            words[from + index - 1] !== upTo &&
            !(set === beforePurpose && anybody.test(words[from + index - 1] ?? "")) &&
            !being.has(words[from + index - 1] ?? "") &&
            !isEnd(from + index),
        );
    const isEnd = (index: number) =>
      end.has(words[index] ?? "") && words.slice(Math.max(clause, 0), index).some((word) => start.has(word));
    const isJoined = isJoining(words[at - 1]);
    if (isBehind(beforePurpose)) isPurpose = crafts.length > 0 || beforePurpose.has(words[0] ?? "");
    const isNext = at === endOfObject + (isJoined ? 1 : 0) && (isJoined || (isPurpose && isNoun(piece)));
    const isMadeOf = isBehind(beforeMaterial) && isMaterial(words[at] ?? "");
    const isNamed = isBehind(beforePurpose) || isBehind(beforeObject) || isMadeOf || isNext || isDoneTo(piece);
    const isObject = isWorkedOn(means, known) || ((crafts.length > 0 || known.size > 0) && isNamed && !isVerb(piece));
    if (isObject) endOfObject = at + length;
    else if (means) crafts.push(piece);
    return isObject ? { ...piece, means: null } : piece;
  });

  /** Of the last verb, or of the craft that the sentence begins with: 'Ich übersetze Verträge und gestalte Plakate'. */
  function isDoneTo(piece: Piece): boolean {
    const craft = crafts.findLast(isVerb) ?? crafts[0];
    if (!craft?.means) return false;
    // 'Übersetzerin und Texterin' are two crafts.
    const isBeside = craft.at + craft.length === piece.at - 1 && isJoining(words[piece.at - 1]);
    if (isBeside) return false;
    // Who writes brochures designs none, but who writes speeches does.
    if (craft.means === "text" && isVerb(craft)) return piece.means !== "text" && !isOfWriting(piece.means ?? "");
    if (worksOnOthers.has(craft.means)) return !isAkin(piece.means ?? "", craft.means);
    return (isVerb(craft) || words[craft.at + craft.length] === "von") && isWithin(craft.means, shows);
  }
}

const isOnlyVerb = (word: string) =>
  !lexicon().words.has(word) && verbStems(word).some((stem) => lexicon().verbs.has(stem));

/** Who is known to work on what others made names it: 'Altäre, Skulpturen, bemalte Möbel'. */
const isWorkedOn = (means: string | null, known: ReadonlySet<string>) => {
  const works = [...known].filter((id) => worksOnOthers.has(id));
  const isOne = (id: string) => works.some((work) => isAkin(id, work));
  return works.length > 0 && [...known].every(isOne) && means !== null && !isOne(means);
};

const isAkin = (id: string, work: string) =>
  worksOnOthers.has(id) || withWider([id]).some((each) => !isOfUnlike(each) && withWider([work]).includes(each));
