import { Turns } from "./turns";
import { takesUploads } from "./uploads";

/**
 * A page uses the processor and the database, so only few are rendered at once. Requests that wait for another bounded
 * resource (opening or drawing a picture, hashing a password) have separate turns. There are more of them than that
 * resource has places, and pages use none of them. Pictures of a page may wait long, and must not delay the next page
 * of their reader. Requests that an open page makes by itself, such as polling for news, must not delay pages either. A
 * page waits for less than a second, because the work that follows its turn takes time too. The main pages for visitors
 * are rendered once for all who ask, and in memory afterwards, so a flood of other pages must not keep people from them.
 */
export const turnsByKind = () => ({
  page: new Turns({ atOnce: 8, ofOne: 6, maxWaiting: 1_000, maxWaitMs: 750, maxExpectedMs: 500 }),
  main: new Turns({ atOnce: 2, maxWaiting: 1_000, maxWaitMs: 750, maxExpectedMs: 500 }),
  question: new Turns({ atOnce: 4, ofOne: 3, maxWaiting: 200, maxWaitMs: 1_000, maxExpectedMs: 500 }),
  picture: new Turns({ atOnce: 8, ofOne: 6, maxWaiting: 1_000, maxWaitMs: 10_000 }),
  drawing: new Turns({ atOnce: 40, maxWaiting: 100, maxWaitMs: 1_000 }),
  upload: new Turns({ atOnce: 40, maxWaiting: 100, maxWaitMs: 2_000 }),
  write: new Turns({ atOnce: 48, maxWaiting: 1_000, maxWaitMs: 2_000 }),
});

/** Requests that an open page makes by itself, not its reader. */
const questions = /^\/(nachrichten\/[^/]+\/neues|profil\/name-frei)(\.data)?$/;

/** A search makes a page of its own. */
const mainPages = /^\/(kreative|ausschreibungen|arbeiten|feed|blog|suche|agb|datenschutz|impressum)?$/;

/** `isForMemory` tells whether the page is rendered for everybody and may then be kept. */
export function kindOf(request: Request, isForMemory = false): keyof ReturnType<typeof turnsByKind> {
  if (request.method === "POST") return takesUploads(request) ? "upload" : "write";
  const { pathname, search } = new URL(request.url);
  if (isForMemory && mainPages.test(pathname + search)) return "main";
  if (pathname.startsWith("/storage/") || pathname.startsWith("/dateien/")) return "picture";
  if (questions.test(pathname)) return "question";
  return pathname.startsWith("/bild/") ? "drawing" : "page";
}
