import { data } from "react-router";
import { foundFeed } from "~/features/agents/found/found-feed.server";
import { deadlineEntries } from "~/features/calls/own/deadlines.server";
import { agreedEntries } from "~/features/offers/own/order-calendar.server";
import { findSubscriber } from "~/features/subscriptions/own/feed-address.server";
import { subscribed } from "~/features/subscriptions/subscriptions";
import { privateFeed } from "~/http/feed-answer.server";
import { renderFeed } from "~/seo/feed";
import { feedTypes } from "~/seo/feed-formats";
import { settings } from "~/settings.server";
import { calendarFile } from "~/text/icalendar";
import type { Route } from "./+types/subscription";

/** Open calls, deadlines and agreed days for the member whose secret address this is. */
export async function loader({ request, params: { token, file } }: Route.LoaderArgs) {
  const userId = await findSubscriber(token);
  if (!userId) throw data(null, { status: 404 });
  if (file === subscribed.deadlines) return privateFeed(request, await calendarOf(userId), "text/calendar");
  const { searchParams, href } = new URL(request.url);
  for (const format of ["atom", "json"] as const) {
    if (file !== subscribed[format]) continue;
    const feed = await foundFeed("ausschreibungen", searchParams);
    return privateFeed(request, renderFeed(format, feed, href), feedTypes[format]);
  }
  throw data(null, { status: 404 });
}

async function calendarOf(userId: string): Promise<string> {
  const days = [...(await deadlineEntries(userId)), ...(await agreedEntries(userId))];
  return calendarFile(settings.productName, days, `Fristen und Termine · ${settings.productName}`);
}
