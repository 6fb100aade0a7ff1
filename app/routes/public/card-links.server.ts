import type { Viewer } from "~/auth/viewer";
import { canInvite } from "~/features/calls/own/invitations/can-invite.server";
import { invitePath } from "~/features/calls/own/invitations/invitation";
import { rememberPath } from "~/features/collections/collection";

/** What members do with people on cards: addresses that a slug completes. Visitors load nothing of it. */
export async function cardLinks(viewer: Viewer | null): Promise<{ label: string; to: string }[]> {
  if (!viewer) return [];
  const remember = { label: "Merken", to: rememberPath({ slug: "" }) };
  return (await canInvite(viewer)) ? [remember, { label: "Einladen", to: invitePath("") }] : [remember];
}
