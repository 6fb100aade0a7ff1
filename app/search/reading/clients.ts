import { fold } from "../language/fold";
import { nounForms } from "../language/inflection";
import { widerConcepts } from "../vocabulary/vocabulary";
import type { Piece } from "./pieces";

/** Houses that order something: in 'Zimmerei Website' and 'Plakat Chor' nobody looks for a carpenter or for singers. */
const names = `Tischlerei, Schreinerei, Zimmerei, Schlosserei, Spenglerei, Goldschmiede, Architekturbüro, Musikverein, Musikkapelle, Blaskapelle, Chor,
  Kirchenchor, Galerie, Hofladen, Modegeschäft, Musikschule, Tanzschule, Malschule, Kunstverein`;

const houses = new Set(names.split(/\s*,\s*/).map(fold));
/** What presents a house to others. */
const presenting = new Set(["grafikdesign", "website", "film", "beschriftung", "werbung", "text", "leitsystem"]);

const presents = ({ means }: Piece) =>
  means !== null && [means, ...widerConcepts(means)].some((id) => presenting.has(id));

const isHouse = ({ at, length }: Piece, words: readonly string[]) =>
  length === 1 && nounForms(words[at] ?? "").some((form) => houses.has(form));

/** A house right beside what presents it only orders it; with a word between them, such as 'und', both are wanted. */
export function withoutClients(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  return pieces.map((piece, number) => {
    const beside = [pieces[number - 1], pieces[number + 1]];
    const isClient = isHouse(piece, words) && beside.some((other) => other && presents(other));
    return isClient ? { ...piece, means: null, about: [] } : piece;
  });
}
