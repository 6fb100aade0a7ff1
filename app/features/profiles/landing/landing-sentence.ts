import { maxCounted } from "~/db/page-sizes";
import { listed } from "~/text/listed";

/** A page that another one leads to. */
export interface LandingLink {
  label: string;
  path: string;
  people: number;
}

const maxNamed = 3;

const named = (links: readonly LandingLink[]) =>
  listed(links.slice(0, maxNamed).map(({ label, people }) => `${label} (${people})`));

interface Said {
  craft: string;
  place: string;
  total: number;
  /** Where else there are people of this craft, or which crafts there are in this place; the most people first. */
  frequent: readonly LandingLink[];
  akin: readonly LandingLink[];
}

/** What a page of a craft or place holds, in words: how many people, where most of them are, and what is akin. */
export function landingSentence({ craft, place, total, frequent, akin }: Said): string {
  const people = `${total > maxCounted ? `mehr als ${maxCounted}` : total} Kreative`;
  if (!craft) {
    const crafts = frequent.length > 0 ? ` Am häufigsten bieten sie an: ${named(frequent)}.` : "";
    return `Aus ${place} finden Sie hier ${people}.${crafts}`;
  }
  const start = `Für ${craft} ${place ? `in ${place} ` : ""}finden Sie hier ${people}`;
  const others = akin.length > 0 ? ` Verwandt: ${listed(akin.slice(0, maxNamed).map(({ label }) => label))}.` : "";
  if (place) return `${start}.${frequent.length > 0 ? ` In der Nähe auch in ${named(frequent)}.` : ""}${others}`;
  return `${start}${frequent.length > 0 ? `, die meisten in ${named(frequent)}` : ""}.${others}`;
}
