import { sameOriginPath } from "~/http/same-origin-path";
import { textPages } from "~/visible/topics";
import type { AimInMail } from "./mails";

/** These pages lead on to an aim in their address, so use that one. */
const hasOwnAim = /^\/(auth|bedingungen)(?![^/?#])/;
/** Pages to which nobody needs to come back after a mail. */
const aimless = new RegExp(`^(/|${textPages.join("|")})(?![^?#])`);
const maxLengthInMail = 400;
/** Our own pages put one aim into another twice at most. Somebody else could nest a thousand, each of which is read again. */
const maxNested = 4;

/** The page on this site that somebody wanted before signing in, as an address carries it; null when it carries none. */
export function returnPathIn(query: URLSearchParams, nested = 0): string | null {
  const inMail = query.get("ziel");
  const wanted = query.get("weiter") ?? (inMail === null ? null : Buffer.from(inMail, "base64url").toString());
  if (wanted === null) return null;
  const aim = sameOriginPath(wanted, "/");
  if (!hasOwnAim.test(aim)) return aim;
  return nested < maxNested ? returnPathIn(new URL(aim, "http://here.invalid").searchParams, nested + 1) : "/";
}

export const returnPathOf = (request: Request) => returnPathIn(new URL(request.url).searchParams);

/**
 * The aim in the link of a mail. The mail may go to somebody else than the person who asked for it, so nothing that was
 * written into the aim can be read there.
 */
export const returnPathInMail = (aim: string | null): AimInMail =>
  aim === null || aim.length > maxLengthInMail || aimless.test(aim)
    ? {}
    : { ziel: Buffer.from(aim).toString("base64url") };
