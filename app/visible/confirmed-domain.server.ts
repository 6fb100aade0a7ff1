import listed from "email-providers/all.json";

/** Providers of the default region and around it whose customers have addresses under their domain, which the list lacks. */
const providersHere =
  "vol.at cable.vol.at vcon.at aon.at a1.net chello.at utanet.at tele2.at inode.at drei.at liwest.at kabsi.at speed.at twin.at eunet.at magenta.at upcmail.at kabelnet.at posteo.at posteo.de adon.li";

const providers = new Set([...listed, ...providersHere.split(" ")]);

/** The domain that a company's confirmed address proves; null for one at which anybody can have an address. */
export const confirmedDomain = (mailDomain: string | null): string | null =>
  mailDomain && !providers.has(mailDomain) ? mailDomain : null;
