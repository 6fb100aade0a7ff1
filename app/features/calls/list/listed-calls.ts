import type { Viewer } from "~/auth/viewer";
import type { CallSummary } from "~/features/calls/call";
import type { CallPage } from "./calls.server";

/** The calls of a page as this person sees them. A company that hides its profile still sees its own name. */
export function callsOf(
  { calls, own }: Pick<CallPage, "calls" | "own">,
  { name, slug, avatarUrl }: Pick<Viewer, "name" | "slug" | "avatarUrl">,
): CallSummary[] {
  return calls.map((call) => {
    if (!own.includes(call.id)) return call;
    return { ...call, isOwn: true, company: call.company ?? { name, slug, avatarUrl, acceptsMessages: false } };
  });
}
