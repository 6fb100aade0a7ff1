import { and, eq, isNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { blogPosts, profiles, type UserType } from "~/db/schema";

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
      name: profiles.name,
      title: profiles.title,
      location: profiles.location,
      avatarUrl: profiles.avatarUrl,
    })
    .from(profiles)
    .where(and(eq(profiles.userType, userType), eq(profiles.slug, slug), profiles.isPublic));
  if (!profile) return null;
  const subtitle = [profile.title, profile.location].filter(Boolean).join(" · ");
  return { title: profile.name, subtitle, seed: slug, pictureUrl: profile.avatarUrl };
}

async function findArticle(slug: string): Promise<SharedPage | null> {
  const [article] = await db
    .select({
      title: blogPosts.title,
      category: blogPosts.category,
      author: blogPosts.author,
      imageUrl: blogPosts.imageUrl,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), blogPosts.published, isNull(blogPosts.deletedAt)));
  if (!article) return null;
  const { title, category, author, imageUrl } = article;
  return { title, subtitle: `${category} · ${author}`, seed: `blog-${slug}`, pictureUrl: imageUrl };
}
