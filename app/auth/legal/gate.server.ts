import { type MiddlewareFunction, redirect } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { isReading } from "~/http/is-reading";
import { textPages } from "~/visible/topics";

/** What stays open to someone who has not agreed: reading the texts, reporting, leaving, and taking the data along. */
const open = [
  ...textPages,
  ..."/bedingungen /melden /einspruch /auth /konto/daten /profil/loeschen /mails /newsletter /statistik".split(" "),
];
const isOpen = new RegExp(`^(${open.join("|")})(/|$)`);
/** Pictures, feeds and other files. */
const isFile = (path: string) => /\.\w+$/.test(path);

const agreePath = (goTo: string) => `/bedingungen?${new URLSearchParams({ weiter: goTo })}`;

/**
 * Leads a person to the new terms before any other page, and then to where they wanted to go. Writes pass, so that
 * nothing typed is lost: the page that follows asks.
 */
export const askToAgree: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isReading(request) || !context.get(viewerContext)?.pendingDocuments) return next();
  const url = new URL(request.url);
  const path = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  if (isOpen.test(path) || isFile(path)) return next();
  url.searchParams.delete("_routes");
  throw redirect(agreePath(path + url.search));
};
