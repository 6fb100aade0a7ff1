import { shownAddress, shownEmail } from "~/text/shown-address.server";

/** The contact data of a profile as people read it. */
export const contactTexts = ({ contactEmail, website }: { contactEmail: string | null; website: string | null }) => ({
  emailText: contactEmail && shownEmail(contactEmail),
  websiteText: website && shownAddress(website),
});
