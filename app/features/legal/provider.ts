/** The operator's facts in the legal texts: these settings. */
export interface Provider {
  productName: string;
  siteUrl: string;
  contactEmail: string;
  providerAddress: string;
  region: { name: string; court: string };
}

export const providerFrom = ({ productName, siteUrl, contactEmail, providerAddress, region }: Provider): Provider => ({
  ...{ productName, siteUrl, contactEmail, providerAddress, region: { name: region.name, court: region.court } },
});
