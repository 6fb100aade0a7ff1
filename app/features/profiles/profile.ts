import type { UserType } from "~/db/schema";
import { cutAt } from "~/text/cut";

/** What stands where a person has not written anything yet. */
export const fallbackTitle = "Kreativer";
export const fallbackLocation: Record<UserType, string> = { kreative: "Deutschland", unternehmen: "Vorarlberg" };
export const cardBio = "Erfahrener Kreativer mit Leidenschaft für Design...";
export const pageBio = "Keine Beschreibung verfügbar.";

export const titleLength = 70;
export const longestPhone = 40;
/** Of a skill or an industry in one's own words. */
export const longestEntry = 50;
export const mostHighlights = 5;

const bioLength = 350;

export const cutBio = (bio: string) => cutAt(bio, bioLength);

/** The short form of a specialisation on its tile. */
export const tileLabel = (name: string) => cutAt(name, 8, 10);

export const profilePath = (userType: UserType, slug: string) => `/${userType}/${slug}`;
