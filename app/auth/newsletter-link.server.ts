import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";

interface Asked {
  consentId: number;
  id: string;
  email: string;
}

/** The seal covers the address, so the link ends when the address changes. */
const sealOf = ({ consentId, id, email }: Asked) => keyedHash("newsletter-confirm", `${consentId}:${id}:${email}`);

/** The link that confirms the consent to the newsletter, where addresses are not confirmed with the account. */
export function newsletterLinkOf(asked: Asked): string {
  const query = new URLSearchParams({ einwilligung: `${asked.consentId}`, siegel: sealOf(asked) });
  return `${settings.siteUrl}/newsletter/bestaetigen?${query}`;
}

export const isNewsletterLink = (seal: string, asked: Asked): boolean => isSameSecret(seal, sealOf(asked));
