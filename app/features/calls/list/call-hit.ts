import { type CallSummary, callPath } from "~/features/calls/call";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";

export const callHit = (call: CallSummary, found: { marks?: readonly string[]; why?: string }): Hit => ({
  to: callPath(call),
  title: call.title,
  ...found,
  about: joined(call.company?.name, call.location, call.category),
  picture: call.company
    ? { name: call.company.name, seed: call.company.slug, src: call.company.avatarUrl }
    : { seed: call.slug, src: null },
});
