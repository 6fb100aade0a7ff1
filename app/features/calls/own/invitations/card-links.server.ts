import type { Viewer } from "~/auth/viewer";
import { canInvite } from "./can-invite.server";

interface CardLink {
  label: string;
  to: string;
}

const ofMembers: CardLink[] = [{ label: "Merken", to: "/merklisten/merken?an=" }];
const ofInviters: CardLink[] = [...ofMembers, { label: "Einladen", to: "/einladungen/neu?an=" }];

/** What members do with people on cards. Visitors load nothing of it. */
export async function cardLinks(viewer: Viewer | null): Promise<CardLink[]> {
  if (!viewer) return [];
  return (await canInvite(viewer)) ? ofInviters : ofMembers;
}
