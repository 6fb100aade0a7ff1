import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answeredFacts } from "~/features/calls/own/call-changes";
import { findOrder } from "~/features/offers/own/order.server";
import { orderNumber, sheetNumber, sheetParts } from "~/features/offers/sheet/sheet";
import { download } from "~/http/download.server";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { settings } from "~/settings.server";
import type { Route } from "./+types/offer-sheet-pdf";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** The sheet of an order as a PDF. What writes it loads with the first one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findOrder(uuidOf(params.id), getViewer(context).id);
  if (!found) throw data(null, { status: 404 });
  const { order, answeredCall } = found;
  const number = orderNumber(order);
  const { sheetPdf } = await import("~/features/offers/sheet/sheet-pdf.server");
  const parts = sheetParts(order, answeredFacts(answeredCall));
  const pdf = await sheetPdf({ number: sheetNumber(order), productName: settings.productName, parts });
  return download(new Uint8Array(pdf), "application/pdf", `auftragsblatt-${number}.pdf`);
}
