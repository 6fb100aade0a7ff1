import { budgets, euroText } from "~/features/calls/call-options";
import { categories } from "~/features/calls/categories";
import { type Around, aroundText, askAround, fieldsOfAround, readAround } from "~/search/around";
import { type Ask, allOf, anyOf, one } from "~/search/ask";
import { lexeme } from "~/search/lexemes";
import { budgetText, keysOfBudget, type NamedBudget } from "./budget-in-words";

/** What narrows the list of calls besides its words. */
export interface Narrowing {
  categories: string[];
  around: Around | null;
  /** The least budget, by the key of the range below it. */
  budgetFrom: string | null;
  /** With a least budget: also calls that name none. */
  isWithoutBudget: boolean;
  /** As the words of the search say it. */
  namedBudget: NamedBudget | null;
}

const budgetParameter = "budget";
const withoutBudgetParameter = "ohne-budget";

/** 'Ab 500 €' are all ranges above 'Bis 500 €'. */
export const minBudgets = budgets
  .slice(0, -1)
  .map(({ key }) => ({ value: key as string, label: `ab ${euroText(Number(key))}` }));

export function readNarrowing(parameters: URLSearchParams, namedBudget: NamedBudget | null): Narrowing {
  const chosen = parameters.getAll("kategorie");
  const budget = parameters.get(budgetParameter);
  const min = minBudgets.find(({ value }) => value === budget)?.value ?? null;
  return {
    categories: categories.map(({ name }) => name).filter((name) => chosen.includes(name)),
    around: readAround(parameters),
    budgetFrom: min,
    isWithoutBudget: min !== null && parameters.has(withoutBudgetParameter),
    namedBudget,
  };
}

/** The same as parameters of an address, in one order, without what the words of the search say. */
export const fieldsOfNarrowing = (narrowing: Narrowing): [string, string][] => [
  ...narrowing.categories.map((name): [string, string] => ["kategorie", name]),
  ...fieldsOfAround(narrowing.around),
  ...(narrowing.budgetFrom ? [[budgetParameter, narrowing.budgetFrom] as [string, string]] : []),
  ...(narrowing.isWithoutBudget ? [[withoutBudgetParameter, "1"] as [string, string]] : []),
];

export const askOfBudget = (named: NamedBudget): Ask => anyOf(...keysOfBudget(named).map(lexeme.budget).map(one));

/** What the document of a call must answer. */
export function askOfNarrowing({
  categories: named,
  around,
  budgetFrom,
  isWithoutBudget,
  namedBudget,
}: Narrowing): Ask {
  const above = budgets.slice(budgets.findIndex(({ key }) => key === budgetFrom) + 1).map(({ key }) => key);
  const allowed = budgetFrom ? [...above, ...(isWithoutBudget ? [null] : [])] : [];
  const asks = [
    anyOf(...named.map(lexeme.category).map(one)),
    askAround(around),
    anyOf(...allowed.map(lexeme.budget).map(one)),
    namedBudget && askOfBudget(namedBudget),
  ].filter((ask) => ask !== null);
  return asks.length > 0 ? allOf(...asks) : null;
}

/** Each part in a few words. */
export const narrowingTexts = ({
  categories: named,
  around,
  budgetFrom,
  isWithoutBudget,
  namedBudget,
}: Narrowing): string[] => [
  ...named,
  ...(around ? [aroundText(around)] : []),
  ...minBudgets
    .filter(({ value }) => value === budgetFrom)
    .map(({ label }) => `Budget ${label}${isWithoutBudget ? " oder ohne Angabe" : ""}`),
  ...(namedBudget ? [budgetText(namedBudget)] : []),
];
