import { idOf } from "~/http/id-of";
import { describeUnderstanding } from "~/search/said-back";
import { literalParameter } from "~/search/typed-search";
import { understand } from "~/search/understand";
import { callOrderChoice } from "./call-orders";
import { callListPath, callParameter, offerParameter } from "./call-query";
import { askOfNarrowing, fieldsOfNarrowing, narrowingTexts, readNarrowing } from "./narrowing.server";

const maxQueryLength = 120;

/** What is looked for, as it was typed. */
export const readTyped = (parameters: URLSearchParams): string =>
  (parameters.get("q") ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .normalize("NFC")
    .trim()
    .slice(0, maxQueryLength);

/** Reads the list's query from its address. Drops invalid values. */
export function readCallQuery(url: string) {
  const { search, searchParams: parameters } = new URL(url);
  const narrowing = readNarrowing(parameters);
  const [category = null, ...others] = narrowing.categories;
  const isOne = others.length === 0;
  // The form has a field for one category; what else narrows the list stays beside it.
  const besides = isOne ? { ...narrowing, categories: [] } : narrowing;
  const query = readTyped(parameters);
  const understood = understand(query, { offersWork: true });
  const isLiteral = query !== "" && parameters.has(literalParameter);
  const hasPlace = !isLiteral && understood.place !== null;
  const order = callOrderChoice.of(callOrderChoice.read(parameters), hasPlace);
  return {
    order,
    hasPlace,
    understood: describeUnderstanding(understood, isLiteral, (other) =>
      callListPath(search, { q: other.q || null, [literalParameter]: other.isLiteral ? "1" : null, nach: null }),
    ),
    narrowing: { texts: narrowingTexts(besides), fields: fieldsOfNarrowing(besides) },
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
