import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { collectionCsv } from "~/features/collections/collections-csv";
import { findCollection, listEntries } from "~/features/collections/read-collections.server";
import { csvAnswer } from "~/http/csv-answer.server";
import { storedNowhere } from "~/http/page-caching.server";
import { settings } from "~/settings.server";
import { slugify } from "~/text/slug";
import type { Route } from "./+types/collection-csv";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findCollection(params.id, getViewer(context).id);
  if (!found) throw data(null, { status: 404 });
  const table = collectionCsv(await listEntries(found.id), settings.siteUrl);
  return csvAnswer(`merkliste-${slugify(found.name)}`, table);
}
