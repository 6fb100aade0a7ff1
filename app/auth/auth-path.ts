export const authModes = ["anmelden", "registrieren", "passwort"] as const;
export type AuthMode = (typeof authModes)[number];

/** The address of a form on `/auth`, and where it leads afterwards. */
export function authPath(mode: AuthMode, goTo = "/", more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ modus: mode, ...(goTo === "/" ? {} : { weiter: goTo }), ...more });
  return `/auth?${query}`;
}
