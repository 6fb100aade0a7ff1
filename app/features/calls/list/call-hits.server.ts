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
  const page = await listCalls({ query: q, category: null, after: null }, viewer.id, reads);
  const mark = markerOf(understand(q, { offersWork: true }), isLiteral);
  const shown = isLiteral ? page.literal : page.calls.length;
  const hits = callsOf(page, viewer).map((call, index) =>
    callHit(call, { marks: mark(call.title) ?? undefined, why: page.why[index] ?? undefined }),
  );
  // Calls found by meaning follow the last call found by its letters, and are not counted there.
  const { count, isMore } = page.total;
  return { hits: hits.slice(0, shown), total: Math.max(shown, count), isMore };
}
