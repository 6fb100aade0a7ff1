import type { Viewer } from "~/auth/viewer";
import { markerOf } from "~/search/marks";
import { understand } from "~/search/understand";
import type { Reads } from "~/visible/cached-reads.server";
import { readBudgetInWords } from "./budget-in-words";
import { callHit } from "./call-hit";
import { listCalls } from "./calls.server";
import { callsOf } from "./listed-calls";
import { askOfBudget } from "./narrowing.server";

interface CallHitsSearch {
  q: string;
  isLiteral?: boolean;
}

/** The first page of the list of calls as results of the one search. Only members see calls. */
export async function listCallHits({ q, isLiteral = false }: CallHitsSearch, viewer: Viewer, reads: Reads) {
  const named = isLiteral ? null : readBudgetInWords(q);
  const query = named?.others ?? q;
  const narrowed = { ...(isLiteral ? { isLiteral } : {}), ...(named ? { asked: askOfBudget(named.budget) } : {}) };
  const page = await listCalls({ query, category: null, after: null, ...narrowed }, viewer.id, reads);
  const mark = markerOf(understand(query, { offersWork: true }), isLiteral);
  const hits = callsOf(page, viewer).map((call, index) =>
    callHit(call, { marks: mark(call.title) ?? undefined, why: page.found[index]?.why }),
  );
  const { count, isMore } = page.total;
  return { hits, found: hits.map((_, at) => page.found[at] ?? {}), total: isMore ? count + 1 : count };
}
