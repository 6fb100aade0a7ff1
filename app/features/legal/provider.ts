/** The operator's facts in the legal texts, from the settings. */
export interface Provider {
  productName: string;
  siteUrl: string;
  contactEmail: string;
  providerAddress: string;
}
