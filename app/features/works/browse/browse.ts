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

/** The address of the first page. What a search has, and this does not name, is a type error. */
export function worksPath({ q, skill, isLiteral, order, cursor: _, ...forgotten }: Partial<WorksSearch>): string {
  forgotten satisfies Record<string, never>;
  const fields = new URLSearchParams(workOrderChoice.fields(order));
  if (q) fields.set("q", q);
  if (skill) fields.set("skill", skill);
  if (isLiteral) fields.set(literalParameter, "1");
  return fields.size > 0 ? `/arbeiten?${fields}` : "/arbeiten";
}
