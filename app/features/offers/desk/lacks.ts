/** How many undecided offers lack what helps to choose. */
export type Lacks = Record<keyof typeof names, number>;

const names = {
  price: "ohne vergleichbaren Preis",
  works: "ohne Arbeiten",
  rights: "ohne Nutzungsrechte",
  start: "ohne Beginn",
};

/** '3 ohne Arbeiten, 1 ohne Beginn'; null when nothing is missing. */
export function lacksText(lacks: Lacks): string | null {
  const missing = (Object.keys(names) as (keyof Lacks)[]).filter((what) => lacks[what] > 0);
  return missing.map((what) => `${lacks[what]}\u00a0${names[what]}`).join(", ") || null;
}
