import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { collectionCsv, csvName } from "~/features/collections/collections-csv";
import { findCollection, listEntries } from "~/features/collections/read-collections.server";
import { storedNowhere } from "~/http/page-caching.server";
import { settings } from "~/settings.server";
import type { Route } from "./+types/collection-csv";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findCollection(params.id, getViewer(context).id);
  if (!found) throw data(null, { status: 404 });
  return new Response(collectionCsv(await listEntries(found.id), settings.siteUrl), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${csvName(found.name)}"`,
    },
  });
}
