import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { UserType } from "~/db/schema";
import { readableArticles } from "~/visible/articles.server";
import { visibleProfiles } from "~/visible/profiles.server";

interface SharedPage {
  title: string;
  subtitle: string;
  seed: string;
  pictureUrl: string | null;
}

/** What the sharing picture of a public page shows; null where there is no such page. */
export async function findSharedPage(kind: string, slug: string): Promise<SharedPage | null> {
  if (kind === "kreative" || kind === "unternehmen") return findProfile(kind, slug);
  return kind === "blog" ? findArticle(slug) : null;
}

async function findProfile(userType: UserType, slug: string): Promise<SharedPage | null> {
  const [profile] = await db
    .select({
      name: visibleProfiles.name,
      title: visibleProfiles.title,
      location: visibleProfiles.location,
      avatarUrl: visibleProfiles.avatarUrl,
    })
    .from(visibleProfiles)
    .where(and(eq(visibleProfiles.userType, userType), eq(visibleProfiles.slug, slug)));
  if (!profile) return null;
  const subtitle = [profile.title, profile.location].filter(Boolean).join(" · ");
  return { title: profile.name, subtitle, seed: slug, pictureUrl: profile.avatarUrl };
}

async function findArticle(slug: string): Promise<SharedPage | null> {
  const [article] = await db
    .select({
      title: readableArticles.title,
      category: readableArticles.category,
      author: readableArticles.author,
      imageUrl: readableArticles.imageUrl,
    })
    .from(readableArticles)
    .where(eq(readableArticles.slug, slug));
  if (!article) return null;
  const { title, category, author, imageUrl } = article;
  return { title, subtitle: `${category} · ${author}`, seed: `blog-${slug}`, pictureUrl: imageUrl };
}
