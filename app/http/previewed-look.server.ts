import { readDraftLook } from "~/db/look.server";
import type { Look } from "~/look.server";
import { isPreview } from "./look-preview";

/** The draft, on pages that a superadmin asks to see with it. */
export const previewedLook = async (request: Request, isSuperadmin = false): Promise<Look | null> =>
  isSuperadmin && isPreview(new URL(request.url)) ? readDraftLook() : null;
