import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findOrder } from "~/features/offers/own/order.server";
import { agreedEntries } from "~/features/offers/own/order-calendar.server";
import { download } from "~/http/download.server";
import { uuidOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { settings } from "~/settings.server";
import { calendarFile } from "~/text/icalendar";
import type { Route } from "./+types/order-calendar";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** The agreed days of an order as a calendar file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: viewerId } = getViewer(context);
  const found = await findOrder(uuidOf(params.id), viewerId);
  if (!found) throw data(null, { status: 404 });
  const { id } = found.order.offer;
  const file = calendarFile(settings.productName, await agreedEntries(viewerId, id));
  return download(file, "text/calendar; charset=utf-8", `termine-${id.slice(0, 8)}.ics`);
}
