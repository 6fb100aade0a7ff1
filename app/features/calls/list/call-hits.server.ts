import type { Viewer } from "~/auth/viewer";
import { markerOf } from "~/search/marks";
import { understand } from "~/search/understand";
import type { Reads } from "~/visible/cached-reads.server";
import { callHit } from "./call-hit";
import { listCalls } from "./calls.server";
import { callsOf } from "./listed-calls";

interface CallHitsSearch {
  q: string;
  isLiteral?: boolean;
}

/** The first page of the list of calls as results of the one search. Only members see calls. */
export async function listCallHits({ q, isLiteral = false }: CallHitsSearch, viewer: Viewer, reads: Reads) {
  const literally = isLiteral ? { isLiteral } : {};
  const page = await listCalls({ query: q, category: null, after: null, ...literally }, viewer.id, reads);
  const mark = markerOf(understand(q, { offersWork: true }), isLiteral);
  const hits = callsOf(page, viewer).map((call, index) =>
    callHit(call, { marks: mark(call.title) ?? undefined, why: page.found[index]?.why }),
  );
  const { count, isMore } = page.total;
  return { hits, found: page.found, total: isMore ? count + 1 : count };
}
