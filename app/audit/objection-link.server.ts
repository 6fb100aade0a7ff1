import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";

/** Who objects: the person concerned, or a reporter by their report. */
export interface Objector {
  decisionId: string;
  reportId: string | null;
}

const sealOf = ({ decisionId, reportId }: Objector) => keyedHash("objection", `${decisionId}:${reportId ?? ""}`);

/** The link in a mail about a decision. It works without a sign-in, because blocked people can't sign in. */
export function objectionUrlOf(objector: Objector): string {
  const query = new URLSearchParams({ entscheidung: objector.decisionId, siegel: sealOf(objector) });
  if (objector.reportId) query.set("meldung", objector.reportId);
  return `${settings.siteUrl}/einspruch?${query}`;
}

/** The decision and the objector of a link. Null for a forged one. */
export function readObjectionLink(query: URLSearchParams): Objector | null {
  const objector = { decisionId: query.get("entscheidung") ?? "", reportId: query.get("meldung") };
  return isSameSecret(query.get("siegel"), sealOf(objector)) ? objector : null;
}
