import { readWorksSearch, worksFeedPath } from "~/features/works/browse/browse";
import { listNewWorks } from "~/features/works/browse/new-works.server";
import { workPath } from "~/features/works/work";
import { renderAtom } from "~/seo/atom";
import { settings } from "~/settings.server";
import type { Route } from "./+types/works-atom";

export async function loader({ request }: Route.LoaderArgs) {
  const { siteUrl, productName } = settings;
  const { skill } = readWorksSearch(new URL(request.url).searchParams);
  const { works } = await listNewWorks({ skill, cursor: null });
  const xml = renderAtom({
    title: `Neue Arbeiten${skill && `: ${skill}`} · ${productName}`,
    page: `${siteUrl}/arbeiten`,
    self: siteUrl + worksFeedPath(skill),
    updatedAt: works[0]?.publishedAt ?? new Date(0),
    entries: works.map(({ title, slug, content, skills, publishedAt, updatedAt, ownerName, ownerSlug }) => ({
      title,
      address: siteUrl + workPath(ownerSlug, slug),
      author: { name: ownerName, address: `${siteUrl}/kreative/${ownerSlug}` },
      publishedAt: publishedAt ?? updatedAt,
      updatedAt,
      category: skills[0],
      summary: content ?? undefined,
    })),
  });
  return new Response(xml, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
