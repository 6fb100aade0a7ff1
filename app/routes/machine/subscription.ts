import { data } from "react-router";
import { foundFeed } from "~/features/agents/found/found-feed.server";
import { deadlinesCalendar } from "~/features/calls/own/deadlines.server";
import { findSubscriber } from "~/features/subscriptions/own/feed-address.server";
import { subscribed } from "~/features/subscriptions/subscriptions";
import { privateFeed } from "~/http/feed-answer.server";
import { renderFeed } from "~/seo/feed";
import { feedTypes } from "~/seo/feed-formats";
import type { Route } from "./+types/subscription";

/** Open calls and deadlines for the member whose secret address this is. */
export async function loader({ request, params: { token, file } }: Route.LoaderArgs) {
  const userId = await findSubscriber(token);
  if (!userId) throw data(null, { status: 404 });
  if (file === subscribed.deadlines) return privateFeed(request, await deadlinesCalendar(userId), "text/calendar");
  const { searchParams, href } = new URL(request.url);
  for (const format of ["atom", "json"] as const) {
    if (file !== subscribed[format]) continue;
    const feed = await foundFeed("ausschreibungen", searchParams);
    return privateFeed(request, renderFeed(format, feed, href), feedTypes[format]);
  }
  throw data(null, { status: 404 });
}
