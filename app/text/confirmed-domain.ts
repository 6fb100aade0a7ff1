/** What a company has proven of where it comes from. */
export const confirmedText = (domain: string): string => `E-Mail-Adresse der Domain ${domain} bestätigt`;
