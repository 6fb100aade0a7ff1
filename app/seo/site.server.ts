import { settings } from "~/settings.server";

/** The site's facts for structured data and feeds. */
export const site = { productName: settings.productName, siteUrl: settings.siteUrl };
