import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { isSameSecret, keyedHash } from "~/secret.server";
import { settings } from "~/settings.server";
import { dayInVienna } from "~/text/dates";
import { stateOf } from "~/visible/calls.server";

/** The acts that a company can do from a mail without signing in. */
export type MailAct = "verlaengern" | "schliessen";

interface Asked {
  id: number;
  deadline: string | null;
  askedAt: Date | null;
}

/** The occasion of the mail. After it has changed, the mail's links no longer work. */
const occasionOf = ({ deadline, askedAt }: Asked) => deadline ?? (askedAt ? dayInVienna(askedAt) : "");

const sealOf = (call: Asked, act: MailAct) => keyedHash("call-mail-link", `${call.id} ${act} ${occasionOf(call)}`);

export const mailLinkPath = (id: number) => `/ausschreibungen/${id}/frist`;

/** A link for one act on one call on one occasion. Opening it only shows a page; its button acts. */
export const mailLink = (call: Asked, act: MailAct) =>
  `${settings.siteUrl}${mailLinkPath(call.id)}?tat=${act}&siegel=${sealOf(call, act)}`;

/** The call of a link; null when the link is forged or no longer valid. */
export async function findLinkedCall(id: number, query: URLSearchParams) {
  const act = query.get("tat");
  if (act !== "verlaengern" && act !== "schliessen") return null;
  const [call] = await db
    .select({
      id: ausschreibungen.id,
      title: ausschreibungen.title,
      deadline: ausschreibungen.deadline,
      askedAt: ausschreibungen.askedAt,
      state: stateOf(ausschreibungen),
      companyId: ausschreibungen.userId,
      status: profiles.profileStatus,
    })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(eq(ausschreibungen.id, id));
  if (!call || call.status === "blocked" || occasionOf(call) === "") return null;
  return isSameSecret(query.get("siegel"), sealOf(call, act)) ? { ...call, act: act as MailAct } : null;
}
