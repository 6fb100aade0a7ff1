import { data } from "react-router";
import { hasRole } from "~/auth/roles";
import { type Viewer, viewerContext } from "~/auth/viewer";
import { canEditBlog } from "~/features/articles/policy";
import { namesOf } from "~/images/picture-address";
import { publicPath, storage } from "~/images/storage.server";
import { settings } from "~/settings.server";
import { type Audience, findAudience } from "~/visible/files.server";
import { isUnderReview } from "~/visible/under-review.server";
import type { Route } from "./+types/storage";

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};
/** Matches only names that we create: an owner's folder and a plain file in it. */
const key = /^post-images\/([\w-]+)\/[\w-]+\.(\w+)$/;

/** Caches may keep a public picture for this long, also after a block. */
const maxAgeSeconds = 3600;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const name = params["*"];
  const [, folder = "", format = ""] = key.exec(name) ?? [];
  if (!types[format]) throw notFound();
  const audience = await findAudience(folder, namesOf(publicPath(name)));
  const isForEveryone = audience.kind === "everyone";
  const viewer = context.get(viewerContext);
  if (!isForEveryone && !isAmong(viewer, audience) && !(await isForModeration(viewer, folder, name))) throw notFound();

  const disk = await storage();
  const found = await firstThatExists(candidates(name, request.headers.get("accept") ?? ""), (one) => disk.exists(one));
  if (!found) throw notFound();
  const { contentLength, etag } = await disk.getMetaData(found);
  const caching = {
    etag,
    "cache-control": isForEveryone ? `public, max-age=${maxAgeSeconds}, must-revalidate` : "private, no-cache",
    vary: "Accept",
  };
  // A 304 replaces the stored headers, so it repeats all of them.
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: caching });
  const headers = {
    ...caching,
    "content-type": types[key.exec(found)?.[2] ?? ""] ?? "",
    "content-length": `${contentLength}`,
  };
  return new Response(await disk.getBytes(found).then((bytes) => new Uint8Array(bytes)), { headers });
}

/** The same response for a missing file and for one that this person may not see. */
const notFound = () => data(null, { status: 404 });

function isAmong(viewer: Viewer | null, audience: Audience): boolean {
  if (!viewer) return false;
  if (viewer.isSuperadmin) return true;
  if (audience.kind === "owner") return viewer.id === audience.ownerId;
  return audience.kind === "editors" && canEditBlog(viewer, settings.blogEditors);
}

/**
 * People who decide about reports see reported and hidden pictures. Knowing the address of any other picture does not
 * help them.
 */
const isForModeration = async (viewer: Viewer | null, folder: string, name: string) =>
  hasRole(viewer, "moderation") && isUnderReview(folder, namesOf(publicPath(name)));

/** The picture's files in the formats that the browser accepts, smallest first. */
function candidates(name: string, accept: string): string[] {
  if (!name.endsWith(".jpg")) return [name];
  const modern = ["avif", "webp"].filter((format) => accept.includes(`image/${format}`));
  return [...modern.map((format) => name.replace(/jpg$/, format)), name];
}

async function firstThatExists(names: string[], exists: (name: string) => Promise<boolean>): Promise<string | null> {
  for (const name of names) if (await exists(name)) return name;
  return null;
}
