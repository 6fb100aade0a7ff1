import { Turns } from "./turns";
import { takesUploads } from "./uploads";

/**
 * A page uses the processor and the database, so only few are rendered at once. Requests that wait for another bounded
 * resource (opening or drawing a picture, hashing a password) have separate turns. There are more of them than that
 * resource has places, and pages use none of them. Pictures of a page may wait long, and must not keep their reader from
 * the next page.
 */
export const turnsByKind = () => ({
  page: new Turns({ atOnce: 8, ofOne: 6, mostWaiting: 1_000, longestWaitMs: 1_000 }),
  picture: new Turns({ atOnce: 8, ofOne: 6, mostWaiting: 1_000, longestWaitMs: 10_000 }),
  drawing: new Turns({ atOnce: 40, mostWaiting: 100, longestWaitMs: 1_000 }),
  upload: new Turns({ atOnce: 40, mostWaiting: 100, longestWaitMs: 2_000 }),
  write: new Turns({ atOnce: 48, mostWaiting: 1_000, longestWaitMs: 2_000 }),
});

export function kindOf(request: Request): keyof ReturnType<typeof turnsByKind> {
  if (request.method === "POST") return takesUploads(request) ? "upload" : "write";
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/storage/")) return "picture";
  return pathname.startsWith("/bild/") ? "drawing" : "page";
}
