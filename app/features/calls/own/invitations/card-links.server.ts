import type { Viewer } from "~/auth/viewer";
import { canInvite } from "./can-invite.server";

/** What members do with people on cards. Visitors load nothing of it. */
export async function cardLinks(viewer: Viewer | null): Promise<{ label: string; to: string }[]> {
  return [
    ...(viewer ? [{ label: "Merken", to: "/merklisten/merken?an=" }] : []),
    ...((await canInvite(viewer)) ? [{ label: "Einladen", to: "/einladungen/neu?an=" }] : []),
  ];
}
