import { BlockList, isIP } from "node:net";

/** Finds the address of the client: the peer, or the address that trusted proxies forward. */
export function clientAddressFinder(trustedProxies: string[]) {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return (peer: string, forwardedFor: string | undefined): string => {
    let address = plainAddress(peer);
    if (!forwardedFor) return address;
    const hops = forwardedFor.split(",").map((hop) => plainAddress(hop.trim()));
    while (isTrusted(address) && hops.length > 0) {
      const hop = hops.pop() ?? "";
      if (!isIP(hop)) break;
      address = hop;
    }
    return address;
  };
}

/** Removes the IPv6 prefix of an IPv4 address that arrives on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
