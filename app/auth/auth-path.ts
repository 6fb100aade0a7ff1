import type { UserType } from "~/db/schema";

export const authModes = ["anmelden", "registrieren", "passwort"] as const;
export type AuthMode = (typeof authModes)[number];

/** The address of a form on `/auth`, and where it leads afterwards. */
export function authPath(mode: AuthMode, goTo: string | null = null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ modus: mode, ...(goTo === null ? {} : { weiter: goTo }), ...more });
  return `/auth?${query}`;
}

/** The first page after a sign-in without a destination: the calls for creatives, their own page for companies. */
export const landingPaths: Record<UserType, string> = { kreative: "/ausschreibungen", unternehmen: "/profil" };

/** The start page, with the next step in sight for someone who has just confirmed their address. */
export const confirmedQuery = "bestaetigt";
export const confirmedPath = `/?${confirmedQuery}=1`;
