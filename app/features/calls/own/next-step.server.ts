import { isHidden } from "~/auth/hidden-profile";
import type { Viewer } from "~/auth/viewer";
import { hiddenCallText } from "~/features/calls/call";
import { findNewCallFacts } from "./own-calls.server";

/** What the toast of a published call says: what comes next, or who sees the call of a hidden company. */
export async function nextStep(viewer: Viewer): Promise<string> {
  if (!isHidden(viewer)) return "Auf ihrer Seite fügen Sie Unterlagen hinzu und laden Kreative ein.";
  return hiddenCallText((await findNewCallFacts(viewer.id)).showsCallsWhileHidden);
}
