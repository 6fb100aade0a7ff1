import { suggest } from "~/search/suggest";
import { searching } from "~/search-index/select-tier.server";
import { countPeople, countSkills, listNamed } from "~/search-index/suggestions.server";
import { cachedRead } from "~/visible/cached-reads.server";

const ofEachKind = 4;
/** Above this number, the text says 'more than'. */
const maxCounted = 100;

/** Completions of a typed text, from public content. `skills` are those of the catalogue that begin with it. */
export const findSuggestions = cachedRead(["profiles", "works"], (typed: string, skills: string[]) =>
  searching(async (tx) => {
    const { before, crafts, places } = suggest(typed);
    const nameOf = new Map([...crafts, ...places].map(({ id, name }) => [id, name]));
    const counted = async (of: "craft" | "place", named: typeof crafts) => {
      const found = await countPeople(
        tx,
        of,
        named.map(({ id }) => id),
      );
      // Crafts stay in their order, in which those that are called so come first.
      const shown = of === "craft" ? named.flatMap(({ id }) => found.find((one) => one.id === id) ?? []) : found;
      return shown.slice(0, ofEachKind).map(({ id, people }) => ({ name: nameOf.get(id) ?? id, people }));
    };
    return {
      before,
      crafts: await counted("craft", crafts),
      places: await counted("place", places),
      skills: (await countSkills(tx, skills, maxCounted + 1)).slice(0, ofEachKind),
      named: await listNamed(tx, typed),
      maxCounted,
    };
  }),
);
