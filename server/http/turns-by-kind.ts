import { Turns } from "./turns";
import { takesUploads } from "./uploads";

/**
 * A page costs the processor and the database, so few are made at once. What waits for bounded places of its own (for a
 * picture to be opened or drawn, for a password to be hashed) has more turns than there are such places, and none of
 * those for pages.
 */
export const turnsByKind = () => ({
  page: new Turns({ atOnce: 8, mostWaiting: 1_000, longestWaitMs: 1_000 }),
  drawing: new Turns({ atOnce: 40, mostWaiting: 100, longestWaitMs: 1_000 }),
  upload: new Turns({ atOnce: 40, mostWaiting: 100, longestWaitMs: 2_000 }),
  write: new Turns({ atOnce: 48, mostWaiting: 100, longestWaitMs: 2_000 }),
});

export function kindOf(request: Request): keyof ReturnType<typeof turnsByKind> {
  if (request.method === "POST") return takesUploads(request) ? "upload" : "write";
  return new URL(request.url).pathname.startsWith("/bild/") ? "drawing" : "page";
}
