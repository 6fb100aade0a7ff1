import type { AgentKind } from "~/db/schema";
import { categories as allCategories } from "~/features/calls/categories";
import {
  askOfNarrowing,
  fieldsOfNarrowing,
  minBudgets,
  narrowingTexts,
  readNarrowing,
} from "~/features/calls/list/narrowing.server";
import { readWords } from "~/features/calls/list/read-call-query.server";
import { freeParameter, readDirectorySearch } from "~/features/profiles/directory/directory";
import { skillCatalogue } from "~/features/profiles/skills";
import { readWorksSearch } from "~/features/works/browse/browse";
import { aroundChoices, aroundText, askAround, fieldsOfAround, lexemesAround, readAround } from "~/search/around";
import { allOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { literalParameter } from "~/search/typed-search";
import { kindTexts } from "./agent";
import type { ListSearch } from "./stored-search.server";

/** A new filter of a list is a type error until it is stored too. */
type Nothing = Record<string, never>;

/** How the address of each list is read: with the list's own parser. */
const readers: Record<AgentKind, (parameters: URLSearchParams) => ListSearch> = {
  ausschreibungen: (parameters) => {
    const { typed, query: q, isLiteral, named } = readWords(parameters);
    const narrowing = readNarrowing(parameters, named && !isLiteral ? named.budget : null);
    const { categories, around } = narrowing;
    return {
      ...{ q, isLiteral, offersWork: true },
      fields: [...fieldsOfWords({ q: typed, skill: "", isLiteral }), ...fieldsOfNarrowing(narrowing)],
      filters: askOfNarrowing(narrowing),
      filterKeys: categories.length > 0 ? categories.map(lexeme.category) : lexemesAround(around),
      around,
      texts: narrowingTexts(narrowing),
    };
  },
  kreative: (parameters) => {
    const { q, skill, isLiteral, isFree, place: _, kilometres: _1, ...list } = readDirectorySearch(parameters);
    const { order: _2, isMap: _3, after: _4, ...forgotten } = list;
    forgotten satisfies Nothing;
    const around = readAround(parameters);
    const ofSkill = skill ? one(lexeme.skill(skill)) : null;
    const asks = [ofSkill, askAround(around)].filter((ask) => ask !== null);
    return {
      ...{ q, isLiteral, around, onlyFree: isFree },
      fields: [
        ...fieldsOfWords({ q, skill, isLiteral }),
        ...fieldsOfAround(around),
        ...(isFree ? [[freeParameter, "1"] as [string, string]] : []),
      ],
      filters: asks.length > 0 ? allOf(...asks) : null,
      filterKeys: skill ? [lexeme.skill(skill)] : lexemesAround(around),
      texts: [...(skill ? [skill] : []), ...(around ? [aroundText(around)] : []), ...(isFree ? ["gerade frei"] : [])],
    };
  },
  arbeiten: (parameters) => {
    const { q, skill, isLiteral, order: _, cursor: _1, ...forgotten } = readWorksSearch(parameters);
    forgotten satisfies Nothing;
    return {
      ...{ q, isLiteral, around: null },
      fields: fieldsOfWords({ q, skill, isLiteral }),
      filters: skill ? one(lexeme.skill(skill)) : null,
      filterKeys: skill ? [lexeme.skill(skill)] : [],
      texts: skill ? [skill] : [],
    };
  },
};

const fieldsOfWords = ({ q, skill, isLiteral }: { q: string; skill: string; isLiteral?: boolean }) =>
  Object.entries({ ...(q && { q }), ...(skill && { skill }), ...(isLiteral && { [literalParameter]: "1" }) });

export const agentKinds = Object.keys(readers) as AgentKind[];

export function readListSearch(kind: AgentKind, parameters: URLSearchParams): ListSearch {
  return readers[kind](parameters);
}

interface Choice {
  value: string;
  label: string;
}

/** What the form offers for a kind; nothing where the list has no such filter. */
export interface Choices {
  categories: Choice[] | null;
  budgets: Choice[] | null;
  skills: Choice[] | null;
  kilometres: Choice[] | null;
  isFree: boolean;
}

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name }));

export function choicesOf(kind: AgentKind): Choices {
  const isCalls = kind === "ausschreibungen";
  return {
    categories: isCalls ? named(allCategories.map(({ name }) => name)) : null,
    budgets: isCalls ? minBudgets : null,
    skills: isCalls ? null : named(skillCatalogue),
    isFree: kind === "kreative",
    kilometres:
      kind === "arbeiten"
        ? null
        : aroundChoices.map((each) => ({ value: `${each}`, label: each === 0 ? "nur dort" : `${each} km` })),
  };
}

/** The one form of an address: equal searches have equal ones. */
export const canonicalQuery = ({ fields }: ListSearch): string => new URLSearchParams(fields).toString();

export const listPath = (kind: AgentKind, query: string): string => `/${kind}${query ? `?${query}` : ""}`;

/** A search in a few words. */
export function searchText(kind: AgentKind, { q, texts }: ListSearch): string {
  const parts = [...(q ? [`„${q}“`] : []), ...texts];
  return parts.length > 0 ? parts.join(", ") : `Alle ${kindTexts[kind].label}`;
}
