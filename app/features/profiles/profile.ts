import type { UserType } from "~/db/schema";
import type { SiteRegion } from "~/http/site-context";
import { cutAt } from "~/text/cut";

/** Shown until a person has written something. */
export const fallbackTitle = "Kreativer";
export const fallbackLocation = (userType: UserType, { name, placeOfCreatives }: SiteRegion) =>
  userType === "kreative" ? placeOfCreatives : name;
export const cardBio = "Erfahrener Kreativer mit Leidenschaft für Design...";
export const pageBio = "Keine Beschreibung verfügbar.";

const bioLength = 350;

export const cutBio = (bio: string) => cutAt(bio, bioLength);

/** The short name of a specialisation on its tile. */
export const tileLabel = (name: string) => cutAt(name, 8, 10);

export const profilePath = (userType: UserType, slug: string) => `/${userType}/${slug}`;
