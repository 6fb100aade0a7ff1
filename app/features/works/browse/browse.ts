import { literalParameter, typedSearch } from "~/search/typed-search";
import { type WorkOrder, workOrderChoice } from "./work-orders";

const maxSkillLength = 100;

export interface WorksSearch {
  q: string;
  skill: string;
  /** Only the typed letters count, not what they mean. */
  isLiteral?: boolean;
  /** Undefined for the first choice. */
  order?: WorkOrder;
  /** The last work of the page before; of a search with the number of its tier. */
  cursor: string | null;
}

export function readWorksSearch(params: URLSearchParams): WorksSearch {
  const order = workOrderChoice.read(params);
  return {
    q: typedSearch(params),
    skill: (params.get("skill") ?? "").trim().slice(0, maxSkillLength),
    ...(params.has(literalParameter) ? { isLiteral: true } : {}),
    ...(order === workOrderChoice.first ? {} : { order }),
    cursor: params.get("nach"),
  };
}

/** What is searched, in whatever order. */
export const fieldsOf = ({ q = "", skill = "", isLiteral }: Partial<WorksSearch>): Record<string, string> => ({
  ...(q ? { q } : {}),
  ...(skill ? { skill } : {}),
  ...(isLiteral ? { [literalParameter]: "1" } : {}),
});

export function worksPath(search: Partial<WorksSearch>): string {
  const fields = new URLSearchParams({ ...fieldsOf(search), ...workOrderChoice.fields(search.order) });
  return fields.size > 0 ? `/arbeiten?${fields}` : "/arbeiten";
}
