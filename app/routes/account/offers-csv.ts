import { Readable } from "node:stream";
import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { offersCsv } from "~/features/offers/desk/offers-csv";
import { findOwnCall, readAllOffers } from "~/features/offers/own/desk.server";
import { csvAnswer } from "~/http/csv-answer.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import type { Route } from "./+types/offers-csv";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const call = await findOwnCall(viewer.id, idOf(params.id) ?? 0);
  if (!call) throw data(null, { status: 404 });
  const table = Readable.from(offersCsv(readAllOffers(viewer.id, call.id)), { objectMode: false });
  return csvAnswer(`angebote-${call.slug}`, Readable.toWeb(table) as ReadableStream);
}
