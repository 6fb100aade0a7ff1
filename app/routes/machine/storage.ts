import { storage } from "~/images/storage.server";
import type { Route } from "./+types/storage";

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};
/** Only names that we give: an owner's folder and a plain file in it. */
const key = /^post-images\/[\w-]+\/[\w-]+\.(\w+)$/;

export async function loader({ params, request }: Route.LoaderArgs) {
  const name = params["*"];
  if (!types[formatOf(name)]) return new Response("Not found", { status: 404 });
  const disk = await storage();
  const found = await firstThatExists(candidates(name, request.headers.get("accept") ?? ""), (one) => disk.exists(one));
  if (!found) return new Response("Not found", { status: 404 });
  const { contentLength, etag } = await disk.getMetaData(found);
  const caching = { etag, "cache-control": "public, max-age=3600", vary: "Accept" };
  // An answer without a body takes the place of the headers that were kept: it says all of them again.
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: caching });
  const headers = {
    ...caching,
    "content-type": types[formatOf(found)] ?? "",
    "content-length": `${contentLength}`,
  };
  return new Response(await disk.getBytes(found).then((bytes) => new Uint8Array(bytes)), { headers });
}

const formatOf = (name: string) => key.exec(name)?.[1] ?? "";

/** The same picture in the formats that the browser names, the smallest first. */
function candidates(name: string, accept: string): string[] {
  if (!name.endsWith(".jpg")) return [name];
  const modern = ["avif", "webp"].filter((format) => accept.includes(`image/${format}`));
  return [...modern.map((format) => name.replace(/jpg$/, format)), name];
}

async function firstThatExists(names: string[], exists: (name: string) => Promise<boolean>): Promise<string | null> {
  for (const name of names) if (await exists(name)) return name;
  return null;
}
