import { createContext, useContext } from "react";

/** What pages say of the region. */
export interface SiteRegion {
  name: string;
  country: string;
  /** Shown for a creative without a place. */
  placeOfCreatives: string;
  place: string;
  area: string;
}

/** What superadmins have said about the look of the site. What is missing is as the product says. */
export interface SiteLook {
  claim?: string;
  about?: string;
  headline?: string;
  subline?: string;
  description?: string;
  /** The style of the accent. */
  style?: string;
  logo?: Logo;
}

/** The attributes of a logo. They come with the page, so that pages without one have no script for it. */
export interface Logo {
  src: string;
  width: number;
  height: number;
  className: string;
}

/** What every page knows of the operator's settings. */
export interface Site {
  productName: string;
  siteUrl: string;
  contactEmail: string;
  socialLinks: string[];
  supportSlug: string;
  passwordMinLength: number;
  demo: boolean;
  region: SiteRegion;
  look?: SiteLook;
}

export const SiteContext = createContext<Site | null>(null);

/** For what is inside of a page's frame, whichever page it is. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("not inside of a page's frame");
  return site;
}
