import { settings } from "~/settings.server";

/** What structured data and feeds say of the site itself. */
export const site = { productName: settings.productName, siteUrl: settings.siteUrl };
