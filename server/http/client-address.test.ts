import { expect, it } from "vitest";
import { clientAddressFinder } from "./client-address";

const alone = clientAddressFinder([]);
const behind = clientAddressFinder(["10.0.0.0/8", "192.0.2.7", "::1", "2001:db8::/32"]);

it.each([
  ["the peer, when nobody is trusted", alone, "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["the peer, when nothing was forwarded", behind, "10.0.0.1", undefined, "10.0.0.1"],
  ["the peer, when a stranger claims to forward", behind, "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["whom the trusted proxy names", behind, "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  [
    "the last stranger, past a chain of trusted ones",
    behind,
    "::1",
    "1.2.3.4, 203.0.113.9, 10.1.2.3, 192.0.2.7",
    "203.0.113.9",
  ],
  ["the first of the chain, when all are trusted", behind, "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["the proxy, when it names nonsense", behind, "10.0.0.1", "1.2.3.4, unknown", "10.0.0.1"],
  ["an IPv4 peer on an IPv6 socket", behind, "::ffff:10.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
  ["an IPv6 client", behind, "2001:db8::1", "2a02:db9::5", "2a02:db9::5"],
  ["nobody, when there is no peer", alone, "", undefined, ""],
] as const)("is %s", (_, find, peer, forwardedFor, expected) => {
  expect(find(peer, forwardedFor)).toBe(expected);
});
