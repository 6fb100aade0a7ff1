import { type CallSummary, callPath } from "~/features/calls/call";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";

export const callHit = (call: CallSummary, found: { marks?: readonly string[]; why?: string }): Hit => ({
  to: callPath(call),
  title: call.title,
  ...found,
  about: joined(call.company?.name, call.location, call.category),
  picture: { seed: call.company?.slug ?? call.slug, src: call.company?.avatarUrl ?? null },
});
