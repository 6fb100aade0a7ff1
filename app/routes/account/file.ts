import { data, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { isSigned, signedFilePath } from "~/files/file-address.server";
import { findFile } from "~/files/find-files.server";
import { serveFile } from "~/files/serve-file.server";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import type { Route } from "./+types/file";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** Serves a file at a signed address, and leads its readers there from any other. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const id = uuidOf(params.id);
  const file = id ? await findFile(id, viewer) : null;
  if (!file) throw data(null, { status: 404 });
  if (!isSigned(file.id, viewer.id, new URL(request.url).searchParams))
    return redirect(signedFilePath(file.id, viewer.id));
  return serveFile(request, file);
}
