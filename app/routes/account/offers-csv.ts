import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { csvName, offersCsv } from "~/features/offers/desk/offers-csv";
import { findAllOffers } from "~/features/offers/own/desk.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import type { Route } from "./+types/offers-csv";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findAllOffers(getViewer(context).id, idOf(params.id) ?? 0);
  if (!found) throw data(null, { status: 404 });
  return new Response(offersCsv(found.offers), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${csvName(found.call)}"`,
    },
  });
}
