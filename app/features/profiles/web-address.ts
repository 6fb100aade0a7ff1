/** Adds the protocol: people type 'studio-berg.at', but a stored address must work as a link. */
export const withProtocol = (address: string) => {
  const trimmed = address.trim();
  return trimmed === "" || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

export const isWebAddress = (address: string) => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
};
