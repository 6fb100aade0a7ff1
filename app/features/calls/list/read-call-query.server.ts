import { idOf } from "~/http/id-of";
import { describeUnderstanding } from "~/search/said-back";
import { literalParameter } from "~/search/typed-search";
import { understand } from "~/search/understand";
import { budgetText, readBudgetInWords } from "./budget-in-words";
import { callOrderChoice } from "./call-orders";
import { callListPath, callParameter, offerParameter } from "./call-query";
import { askOfNarrowing, fieldsOfNarrowing, narrowingTexts, readNarrowing } from "./narrowing.server";

const maxQueryLength = 120;

/** What is looked for, as it was typed, and what it says of the budget. */
export function readWords(parameters: URLSearchParams) {
  const typed = (parameters.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .normalize("NFC")
    .trim()
    .slice(0, maxQueryLength);
  const isLiteral = typed !== "" && parameters.has(literalParameter);
  const named = readBudgetInWords(typed);
  return { typed, isLiteral, named, query: named && !isLiteral ? named.others : typed };
}

/** Reads the list's query from its address. Drops invalid values. */
export function readCallQuery(url: string) {
  const { search, searchParams: parameters } = new URL(url);
  const { typed, isLiteral, named, query } = readWords(parameters);
  const narrowing = readNarrowing(parameters, named && !isLiteral ? named.budget : null);
  const [category = null, ...others] = narrowing.categories;
  const isOne = others.length === 0;
  // The form has a field for one category; what else narrows the list stays beside it.
  const besides = isOne ? { ...narrowing, categories: [] } : narrowing;
  const understood = understand(query, { offersWork: true });
  const hasPlace = !isLiteral && understood.place !== null;
  const order = callOrderChoice.of(callOrderChoice.read(parameters), hasPlace);
  const pathOf = (q: string, literally = false) =>
    callListPath(search, { q: q || null, [literalParameter]: literally ? "1" : null, nach: null });
  return {
    order,
    hasPlace,
    typed,
    understood: describeUnderstanding(
      understood,
      isLiteral,
      (other) =>
        pathOf(other.isLiteral || isLiteral ? typed : `${other.q} ${named?.words ?? ""}`.trim(), other.isLiteral),
      named ? [{ label: budgetText(named.budget), without: pathOf(named.others) }] : [],
    ),
    narrowing: { texts: narrowingTexts({ ...besides, namedBudget: null }), fields: fieldsOfNarrowing(besides) },
    filter: {
      query,
      ...(isLiteral ? { isLiteral } : {}),
      // One category has its own index.
      category: isOne ? category : null,
      asked: askOfNarrowing(besides) ?? undefined,
      ...(order === callOrderChoice.first ? {} : { order }),
      after: parameters.get("nach"),
    },
    openCall: idOf(parameters.get(callParameter)),
    openOffer: idOf(parameters.get(offerParameter)),
    opensForm: parameters.has("neu"),
  };
}
