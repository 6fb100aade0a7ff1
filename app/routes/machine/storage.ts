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
  const type = types[key.exec(name)?.[1] ?? ""];
  if (!type) return new Response("Not found", { status: 404 });
  const disk = await storage();
  if (!(await disk.exists(name))) return new Response("Not found", { status: 404 });
  const { contentLength, etag } = await disk.getMetaData(name);
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=3600",
    etag,
    "content-length": `${contentLength}`,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: { etag } });
  return new Response(await disk.getBytes(name).then((bytes) => new Uint8Array(bytes)), { headers });
}
