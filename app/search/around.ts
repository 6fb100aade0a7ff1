import { type Ask, anyOf, one } from "./ask";
import { lexeme } from "./lexemes";
import { byDistance } from "./region/distance";
import { placeNamed } from "./region/region";

/** A place and a radius. Distances are straight lines between the centres of municipalities. */
export interface Around {
  place: string;
  kilometres: number;
}

export const aroundChoices = [0, 10, 25, 50] as const;
const placeParameter = "ort";
const kilometresParameter = "umkreis";

/** Reads both from an address. Ignores an unknown place. */
export const readAround = (params: URLSearchParams): Around | null =>
  aroundNamed(params.get(placeParameter) ?? "", params.get(kilometresParameter) ?? "");

export function aroundNamed(name = "", kilometres = ""): Around | null {
  const place = placeNamed(name.slice(0, 100));
  const typed = Number(kilometres);
  return place ? { place: place.name, kilometres: aroundChoices.find((choice) => choice === typed) ?? 0 } : null;
}

export const fieldsOfAround = (around: Around | null | undefined): [string, string][] =>
  around
    ? [
        [placeParameter, around.place],
        ...(around.kilometres > 0 ? [[kilometresParameter, `${around.kilometres}`] as [string, string]] : []),
      ]
    : [];

/** Every document in this area has at least one of these lexemes. */
export function lexemesAround(around: Around | null | undefined): string[] {
  const place = around ? placeNamed(around.place) : null;
  if (!around || !place) return [];
  const near = around.kilometres > 0 ? byDistance(place).filter((at) => at.kilometres <= around.kilometres) : [];
  return [lexeme.place(place.id), ...near.map((at) => lexeme.at(at.place.id))];
}

export const askAround = (around: Around | null | undefined): Ask => anyOf(...lexemesAround(around).map(one));

export const aroundText = ({ place, kilometres }: Around): string =>
  kilometres > 0 ? `${place} und ${kilometres}\u00a0km Umkreis` : place;
