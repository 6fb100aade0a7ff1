import type { Viewer } from "~/auth/viewer";
import { canCreateCall } from "~/features/calls/policy";
import { orNull } from "~/http/or-empty.server";
import { hasOpenCall } from "./invite.server";

/** Whether this person has an open call that takes invitations. */
export const canInvite = async (viewer: Viewer | null): Promise<boolean> =>
  viewer !== null &&
  canCreateCall(viewer) &&
  (await orNull(() => hasOpenCall(viewer.id), "whether a call is open")) === true;
