import { data } from "react-router";
import { qrPath } from "~/images/qr.server";
import { unlistedMeta } from "~/seo/meta";
import { SharePage } from "~/seo/share-page";
import { findSharedPage } from "~/seo/shared-pages.server";
import { sharedKinds, sharingPicturePath } from "~/seo/sharing-picture-path";
import { site } from "~/seo/site.server";
import type { Route } from "./+types/share";

export async function loader({ params: { kind: wanted, slug } }: Route.LoaderArgs) {
  const kind = sharedKinds.find((one) => one === wanted);
  const page = kind && (await findSharedPage(kind, slug));
  if (!page) throw data(null, { status: 404 });
  const { path, updatedAt } = page;
  const { title, subtitle } = page.shown;
  const url = site.siteUrl + path;
  return { title, subtitle, path, url, qr: qrPath(url), picture: sharingPicturePath(kind, { slug, updatedAt }) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, `${loaderData?.title ?? "Seite"} teilen`);

export default function Share({ loaderData }: Route.ComponentProps) {
  return <SharePage shared={loaderData} />;
}
