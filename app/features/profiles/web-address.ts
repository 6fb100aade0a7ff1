import { parseAddress } from "~/text/parse-address";
import { exactLine } from "~/text/typed";

/** Adds the protocol: people type 'studio-berg.at', but a stored address must work as a link. A sentence may have ended after it. */
export const withProtocol = (address: string) => {
  const trimmed = exactLine(address).replace(/[.,;]$/, "");
  return trimmed === "" || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** A name before the domain makes it a mail address, or a link that leads elsewhere than it seems. */
export const isWebAddress = (address: string) => {
  const url = parseAddress(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && url.username === "";
};
