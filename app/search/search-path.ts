import { literalParameter, typedSearch } from "./typed-search";

/** The address of the one search, and what it asks for. */
export interface SiteSearch {
  q: string;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
  /** Of all kinds only companies, which have no other list. */
  isOfCompanies?: boolean;
  after: string | null;
}

const kindParameter = "art";
const companies = "unternehmen";

export const readSiteSearch = (params: URLSearchParams): SiteSearch => ({
  q: typedSearch(params),
  ...(params.has(literalParameter) ? { isLiteral: true } : {}),
  ...(params.get(kindParameter) === companies ? { isOfCompanies: true } : {}),
  after: params.get("nach"),
});

export const fieldsOfSearch = ({ q, isLiteral, isOfCompanies }: Partial<SiteSearch>): Record<string, string> => ({
  ...(q ? { q } : {}),
  ...(isLiteral ? { [literalParameter]: "1" } : {}),
  ...(isOfCompanies ? { [kindParameter]: companies } : {}),
});

export function searchPath(search: Partial<SiteSearch>): string {
  const fields = new URLSearchParams(fieldsOfSearch(search));
  return fields.size > 0 ? `/suche?${fields}` : "/suche";
}
