import { and, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { UserType } from "~/db/schema";
import { idOf } from "~/http/id-of";
import { publicPath } from "~/images/storage.server";
import { readableArticles } from "~/visible/articles.server";
import { findAudience } from "~/visible/files.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";
import type { SharingPicture } from "./sharing-picture.server";

interface SharedPage {
  path: string;
  shown: Pick<SharingPicture, "title" | "subtitle" | "seed" | "pictureKey">;
  updatedAt: Date;
  /** The account that it shows. */
  personId?: string;
}

/** The content of a public page's sharing picture; null when there is no such page. */
export async function findSharedPage(kind: string, slug: string): Promise<SharedPage | null> {
  if (kind === "kreative" || kind === "unternehmen") return findProfile(kind, slug);
  if (kind === "arbeiten") return findWork(idOf(slug));
  return kind === "blog" ? findArticle(slug) : null;
}

async function findProfile(userType: UserType, slug: string): Promise<SharedPage | null> {
  const [profile] = await db
    .select({
      personId: visibleProfiles.id,
      name: visibleProfiles.name,
      title: visibleProfiles.title,
      location: visibleProfiles.location,
      avatarUrl: visibleProfiles.avatarUrl,
      headUrl: visibleWorks.coverUrl,
      updatedAt: visibleProfiles.updatedAt,
    })
    .from(visibleProfiles)
    .leftJoin(visibleWorks, and(eq(visibleWorks.userId, visibleProfiles.id), sql`${visibleWorks.headsProfile}`))
    .where(and(eq(visibleProfiles.userType, userType), eq(visibleProfiles.slug, slug)));
  if (!profile) return null;
  const { personId, name, title, location, avatarUrl, headUrl, updatedAt } = profile;
  const subtitle = [title, location].filter(Boolean).join(" · ");
  return {
    path: `/${userType}/${slug}`,
    shown: { title: name, subtitle, seed: slug, pictureKey: ownKey(headUrl ?? avatarUrl) },
    updatedAt,
    personId,
  };
}

async function findWork(id: number | null): Promise<SharedPage | null> {
  const [work] = await db
    .select({
      personId: visibleWorks.userId,
      title: visibleWorks.title,
      ownerName: visibleWorks.ownerName,
      ownerSlug: visibleWorks.ownerSlug,
      slug: visibleWorks.slug,
      year: visibleWorks.year,
      coverUrl: visibleWorks.coverUrl,
      updatedAt: visibleWorks.updatedAt,
    })
    .from(visibleWorks)
    .where(eq(visibleWorks.id, id ?? 0));
  if (!work) return null;
  const { personId, title, ownerName, ownerSlug, year, coverUrl, updatedAt } = work;
  const subtitle = [ownerName, year].filter(Boolean).join(" · ");
  const path = `/kreative/${ownerSlug}/arbeiten/${work.slug}`;
  return { path, shown: { title, subtitle, seed: `arbeit-${id}`, pictureKey: ownKey(coverUrl) }, updatedAt, personId };
}

async function findArticle(slug: string): Promise<SharedPage | null> {
  const [article] = await db
    .select({
      title: readableArticles.title,
      category: readableArticles.category,
      author: readableArticles.author,
      imageUrl: readableArticles.imageUrl,
      updatedAt: readableArticles.updatedAt,
    })
    .from(readableArticles)
    .where(eq(readableArticles.slug, slug));
  if (!article) return null;
  const { title, category, author, imageUrl, updatedAt } = article;
  const subtitle = `${category} · ${author}`;
  const path = `/blog/${slug}`;
  return { path, shown: { title, subtitle, seed: `blog-${slug}`, pictureKey: await publicKey(imageUrl) }, updatedAt };
}

/** Checks who may see the picture, because an article may name anyone's. */
async function publicKey(url: string | null): Promise<string | null> {
  const key = ownKey(url);
  if (!key) return null;
  const { kind } = await findAudience(key.split("/")[1] ?? "", [publicPath(key)]);
  return kind === "everyone" ? key : null;
}

/** The key of a file of this site; external addresses are never fetched. */
function ownKey(url: string | null): string | null {
  return /^\/storage\/(post-images\/[\w-]+\/[\w-]+\.jpg)(?:\?|$)/.exec(url ?? "")?.[1] ?? null;
}
