import { affirmedSentences } from "./language/negation";
import type { Token } from "./language/tokens";
import { withoutHouses } from "./reading/clients";
import { isInPassing } from "./reading/in-passing";
import { isListed } from "./reading/listed";
import { isOnlyObject, startOfClients } from "./reading/objects";
import { type Piece, readPieces } from "./reading/pieces";
import { taughtBy } from "./reading/teaching";
import { isWritten, writingIn } from "./reading/writing";
import { findConcept, isOfUnlike, widerConcepts, withWider } from "./vocabulary/vocabulary";

/**
 * Names say nothing about crafts: Schneider is also a surname. An entry is a title or a skill, an example the title of
 * a work or a role in it.
 */
export type TextKind = "name" | "entry" | "example" | "text";

const maxLetters = 5000;
const maxWords = 600;

/**
 * The concepts that somebody offers who writes this, without those that include them. `crafts` are what the person is
 * known to do: for a photographer, 'Hochzeiten und Familien' are kinds of photography.
 */
export function recognise(text: string, kind: TextKind, crafts: Iterable<string> = []): string[] {
  if (kind === "name") return [];
  const known = new Set(crafts);
  const found = new Set<string>();
  // 'Website Trachtenverein' names a client.
  const piecesOf = (tokens: readonly Token[]) => {
    const pieces = readPieces(tokens, { slips: 0 });
    return kind === "example"
      ? withoutHouses(
          pieces,
          tokens.map(({ folded }) => folded),
        )
      : pieces;
  };
  const sentences = affirmedSentences(text, maxLetters, maxWords).map((tokens) => ({
    tokens,
    pieces: piecesOf(tokens),
  }));
  const isOfKnown = ({ means }: Piece) =>
    [...widerConcepts(means ?? ""), ...(findConcept(means ?? "")?.related ?? [])].some((id) => known.has(id));
  const meant = kind === "entry" ? null : meantByOthers(sentences);
  for (const { tokens, pieces: all } of sentences) {
    const firstClient = startOfClients(tokens);
    const writing = kind === "text" ? writingIn(all, tokens) : null;
    if (writing) found.add("text");
    const isSaid = (piece: Piece) =>
      !meant ||
      !isSaidInPassing(piece, tokens) ||
      meant.has(piece.means ?? "") ||
      isWritten(piece, writing) ||
      ((kind === "text" || known.size === 0 || isOfKnown(piece)) && isListed(piece, all, tokens, known));
    const offered: Piece[] = [];
    for (const piece of all.filter(isSaid)) {
      const isNotOffered =
        piece.at > firstClient ||
        (writing !== null && piece.at > writing && !isWritten(piece, writing)) ||
        isOnlyObject(piece, offered, tokens, kind === "entry" ? new Set() : known);
      offered.push(isNotOffered ? { ...piece, means: null } : piece);
    }
    const heard = new Set([...known, ...offered.flatMap(({ means }) => means ?? [])]);
    const pieces = offered.map((piece) => (isOnlyMotif(piece, known, heard, kind) ? { ...piece, means: null } : piece));
    const named = new Set(pieces.flatMap(({ means }) => means ?? []));
    const said = new Set([...known, ...named]);
    const included = new Set(withWider([...said]));
    const includes = (wider: string, id: string) =>
      isOfUnlike(wider) ? named.has(wider) && findConcept(id)?.wider?.includes(wider) : included.has(wider);
    for (const piece of pieces) {
      const narrower = piece.about.filter((id) => widerConcepts(id).some((wider) => includes(wider, id)));
      for (const id of narrower) found.add(id);
      if (piece.means) found.add(piece.means);
    }
  }
  if (kind === "text") for (const id of taughtBy(sentences, [...known, ...withWider(found)])) found.add(id);
  return [...found];
}

/** 'Ton' beside 'Glasur' is not what one hears, and 'Architektur' in the text of a photographer what photographs show. */
function isOnlyMotif({ means, about }: Piece, known: ReadonlySet<string>, said: ReadonlySet<string>, kind: TextKind) {
  const isKnown = (id: string) => known.has(id) || (id !== means && said.has(id));
  if (!means || withWider([means]).some((id) => !isOfUnlike(id) && isKnown(id))) return false;
  const isNarrower = (id: string) =>
    kind === "text" && !widerConcepts(id).includes(means) && widerConcepts(id).some((wider) => known.has(wider));
  return about.some((id) => (id !== means && said.has(id)) || isNarrower(id));
}

/** The crafts that a text mentions more than in passing: 'Gärten' beside 'Schulhöfe' describe somebody's work. */
const meantByOthers = (sentences: readonly { tokens: readonly Token[]; pieces: readonly Piece[] }[]) =>
  new Set(
    sentences.flatMap(({ tokens, pieces }) =>
      pieces
        .filter((piece) => !isSaidInPassing(piece, tokens))
        .flatMap(({ means, about }) => [...(means ? [means] : []), ...about]),
    ),
  );

const isSaidInPassing = ({ at, length }: Piece, tokens: readonly Token[]) =>
  length === 1 && isInPassing(tokens[at]?.folded ?? "");
