import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callPath, companyName } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { qrPath } from "~/images/qr.server";
import { unlistedMeta } from "~/seo/meta";
import { SharePage } from "~/seo/share-page";
import { site } from "~/seo/site.server";
import type { Route } from "./+types/call-share";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: viewerId } = getViewer(context);
  const call = await findCall(idOf(params.id), viewerId, context.get(requestContext).reads);
  if (!call) throw data(null, { status: 404 });
  const path = callPath(call);
  const url = site.siteUrl + path;
  return { title: call.title, subtitle: companyName(call), path, url, qr: qrPath(url), picture: null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, `${loaderData?.title ?? "Seite"} teilen`);

export default function CallShare({ loaderData }: Route.ComponentProps) {
  return <SharePage shared={loaderData} />;
}
