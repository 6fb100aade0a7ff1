import { keepingTimes } from "~/jobs/keeping-times";
import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import { addDays, dayInVienna } from "~/text/dates";
import { agentPath } from "../agent";

const validDays = keepingTimes.switchOffLink.hours / 24;

/** With a result, the link is for 'Das passt nicht'; without one, for ending the agent. */
const sealOf = (agentId: number, matchId: number | null, until: string) =>
  keyedHash("agent-mail", `${agentId}:${matchId ?? ""}:${until}`);

/** A link in a mail that works without signing in. Opening it only shows a page; its buttons act. */
export function agentLink(agentId: number, matchId: number | null = null): string {
  const until = addDays(dayInVienna(), validDays);
  const query = new URLSearchParams({ bis: until, siegel: sealOf(agentId, matchId, until) });
  if (matchId !== null) query.set("treffer", `${matchId}`);
  return `${settings.siteUrl}${agentPath(agentId, "mail")}?${query}`;
}

/**
 * The result that a link refers to, or null for the agent itself. Undefined for a link that is forged or has expired.
 */
export function readAgentLink(agentId: number, query: URLSearchParams): number | null | undefined {
  const until = query.get("bis") ?? "";
  const matchId = query.has("treffer") ? Number(query.get("treffer")) : null;
  if (until < dayInVienna()) return undefined;
  return isSameSecret(query.get("siegel"), sealOf(agentId, matchId, until)) ? matchId : undefined;
}
