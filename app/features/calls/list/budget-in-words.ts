import { withoutWords } from "~/search/said-back";
import { budgets, euroText } from "../call-options";

/** A budget that a search names: at least, at most, or both. */
export interface NamedBudget {
  from: number | null;
  to: number | null;
}

const currency = /€|eur/i;
const amount = String.raw`(?:€\s*|eur\s*)?(\d{1,3}(?:[.\s]\d{3})+|\d{2,6})(?:[.,](?:\d\d|-+|–))?(?:\s*(?:€|eur|euros?)(?!\p{L}))?`;
const money = "budget|honorar|gage|preis|kosten";
const atLeast = String.raw`ab|von|mindestens|mind\.?|über|ueber|mehr\s+als`;
const atMost = String.raw`bis(?:\s+zu)?|höchstens|hoechstens|maximal|max\.?|unter|weniger\s+als`;
const about = String.raw`um|ca\.?|circa|rund|etwa|ungefähr|zwischen|mit`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${money}):?\s+)?(?:(${atLeast})\s+|(${atMost})\s+|(?:${about})\s+)?${amount}(?:\s*(?:-|–|bis|und)\s*${amount})?(?:\s+(${money}))?(?![\p{L}\p{N}])`,
  "iu",
);

/** 'Preis 2024' is a year, 'Budget 2000' is none. */
const year = /^20[0-4]\d$/;
const isYear = (digits: string) => year.test(digits) && Number(digits) % 50 !== 0;

const numberOf = (text: string) => Number(text.replace(/\D/g, ""));

interface BudgetInWords {
  budget: NamedBudget;
  words: string;
  /** What else is typed. */
  others: string;
}

/** What a search says of the budget. Without 'Budget' or 'Euro' a number may be anything, unless all is 'bis 5000'. */
export function readBudgetInWords(typed: string): BudgetInWords | null {
  const found = named.exec(typed);
  if (!found) return null;
  const [words, before, isAtLeast, isAtMost, first = "", second, behind] = found;
  const others = withoutWords(typed, [words]);
  const isBound = others === "" && (isAtLeast ?? isAtMost) !== undefined;
  const isMoney = currency.test(words);
  if (!before && !behind && !isMoney && !isBound) return null;
  if (!isMoney && !isAtLeast && !isAtMost && isYear(first)) return null;
  const [from, to] = [numberOf(first), numberOf(second ?? first)];
  return { budget: { from: isAtMost ? null : from, to: isAtLeast && !second ? null : to }, words, others };
}

/** The keys of all ranges that may hold such a budget. */
export const keysOfBudget = ({ from, to }: NamedBudget): string[] =>
  budgets
    .filter((_, at) => {
      const [above, most] = [Number(budgets[at - 1]?.key ?? 0), Number(budgets[at]?.key)];
      const isBelow = from !== null && (from === to ? most < from : most <= from);
      return !isBelow && (to === null || above < to);
    })
    .map(({ key }) => key);

export function budgetText({ from, to }: NamedBudget): string {
  if (from === to && from !== null) return `Budget um ${euroText(from)}`;
  const parts = [from === null ? "" : `ab ${euroText(from)}`, to === null ? "" : `bis ${euroText(to)}`];
  return `Budget ${parts.filter(Boolean).join(" ")}`;
}
