import type { UserType } from "~/db/schema";

export const authModes = ["anmelden", "registrieren", "passwort"] as const;
export type AuthMode = (typeof authModes)[number];

/** The address of a form on `/auth`, with the page to show afterwards. */
export function authPath(mode: AuthMode, goTo: string | null = null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ modus: mode, ...(goTo === null ? {} : { weiter: goTo }), ...more });
  return `/auth?${query}`;
}

/** `path` with the page to show afterwards. */
export const leadingTo = (path: string, goTo: string | null, query: Record<string, string> = {}) => {
  const all = new URLSearchParams({ ...query, ...(goTo === null ? {} : { weiter: goTo }) });
  return all.size > 0 ? `${path}?${all}` : path;
};

/** The first page after a sign-in without a destination: the calls for creatives, their profile for companies. */
export const landingPaths: Record<UserType, string> = { kreative: "/ausschreibungen", unternehmen: "/profil" };

/** Marks the start page for someone who has just confirmed their address. The page then shows their next step. */
export const confirmedQuery = "bestaetigt";
export const confirmedPath = `/?${confirmedQuery}=1`;
