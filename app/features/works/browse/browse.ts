import { literalParameter, typedSearch } from "~/search/typed-search";

const maxSkillLength = 100;

export interface WorksSearch {
  q: string;
  skill: string;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
  /** The last work of the page before; of a search with the number of its tier. */
  cursor: string | null;
}

export const readWorksSearch = (params: URLSearchParams): WorksSearch => ({
  q: typedSearch(params),
  skill: (params.get("skill") ?? "").trim().slice(0, maxSkillLength),
  ...(params.has(literalParameter) ? { isLiteral: true } : {}),
  cursor: params.get("nach"),
});

export const fieldsOf = ({ q = "", skill = "", isLiteral }: Partial<WorksSearch>): Record<string, string> => ({
  ...(q ? { q } : {}),
  ...(skill ? { skill } : {}),
  ...(isLiteral ? { [literalParameter]: "1" } : {}),
});

export function worksPath(search: Partial<WorksSearch>): string {
  const fields = new URLSearchParams(fieldsOf(search));
  return fields.size > 0 ? `/arbeiten?${fields}` : "/arbeiten";
}
