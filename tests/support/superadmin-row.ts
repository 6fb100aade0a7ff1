import type { Answer, Row } from "./role-row";

const denied: Answer = [403, "Zugriff verweigert - Sie haben keine Berechtigung, diese Seite zu besuchen."];
/** Everyone who is not a superadmin gets the same refusal, whether or not the address exists. */
export const superadmins = (superadmin: Answer = 200, more: Partial<Row> = {}): Row => ({
  all: denied,
  superadmin,
  ...more,
});
/**
 * A route that only accepts forms. A visitor may have been signed in a moment ago, and can continue after signing in.
 */
export const write = (superadmin: Answer, more: Partial<Row> = {}): Row =>
  superadmins(superadmin, { visitor: [403, "Bitte melden Sie sich noch einmal an"], ...more });
