import type { Partner } from "~/visible/partners.server";

export const blockedPath = "/konto/blockierte";

export interface BlockedPerson extends Pick<Partner, "name" | "slug" | "avatarUrl" | "path"> {
  id: string;
  since: string;
}
