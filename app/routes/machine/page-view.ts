import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pageViews } from "~/db/schema";
import { today } from "~/db/today";
import { hideTokens } from "~/http/hidden-tokens";
import { countTry } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { isPublicPage } from "~/visible/public-page.server";
import type { Route } from "./+types/page-view";

export { answerPostOnly as loader } from "~/http/post-only.server";

const maxPathLength = 200;

/**
 * Counts a page view for people who agreed to it: only the day and the path, nothing about the person. Only pages that
 * others see are counted, so that invented addresses and those of somebody's own pages make no rows.
 */
export async function action({ context }: Route.ActionArgs) {
  const facts = context.get(requestContext);
  facts.leavesPagesUnchanged = true;
  const path = `${readForm(context).get("path")}`.slice(0, maxPathLength);
  if (!/^\/[\w\-/]*$/.test(path) || hideTokens(path) !== path) return new Response(null, { status: 400 });
  const { clientAddress } = facts;
  const isTooOften =
    (await countTry("page-view-path", clientAddress, path)) || (await countTry("page-view-address", clientAddress));
  if (isTooOften) return new Response(null, { status: 429 });
  if (!(await isPublicPage(path))) return new Response(null, { status: 204 });
  await db
    .insert(pageViews)
    .values({ day: today, path, views: 1 })
    .onConflictDoUpdate({ target: [pageViews.day, pageViews.path], set: { views: sql`${pageViews.views} + 1` } });
  return new Response(null, { status: 204 });
}
