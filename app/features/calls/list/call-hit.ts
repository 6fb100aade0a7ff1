import { type CallSummary, callPath, categoryLabel } from "~/features/calls/call";
import { joined } from "~/text/joined";
import type { Hit } from "~/ui/hit-group";

export const callHit = (call: CallSummary, found: { marks?: readonly string[]; why?: string }): Hit => ({
  to: callPath(call),
  title: call.title,
  ...found,
  about: joined(call.company?.name, call.location, categoryLabel(call.category)),
  picture: call.company
    ? { name: call.company.name, seed: call.company.slug, src: call.company.avatarUrl }
    : { seed: call.slug, src: null },
});
