/** The operator's facts in the legal texts: these settings. */
export interface Provider {
  productName: string;
  siteUrl: string;
  contactEmail: string;
  providerAddress: string;
}

export const providerFrom = ({ productName, siteUrl, contactEmail, providerAddress }: Provider): Provider => ({
  ...{ productName, siteUrl, contactEmail, providerAddress },
});
