import { settings } from "~/settings.server";
import { dayMs } from "~/text/dates";

const validDays = 180;

/** Where those who find a weakness can tell us (RFC 9116). */
export function loader() {
  const expires = new Date(Date.now() + validDays * dayMs).toISOString();
  const lines = [
    `Contact: mailto:${settings.contactEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
