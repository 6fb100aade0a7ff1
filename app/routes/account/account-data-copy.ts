import { getViewer, signedInOnly } from "~/auth/guards.server";
import { getArchive } from "~/features/own-data/own/exports.server";
import type { Route } from "./+types/account-data-copy";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const archive = await getArchive(getViewer(context).id);
  return new Response(new Uint8Array(archive), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="meine-daten.zip"',
      "cache-control": "no-store",
    },
  });
}
