import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { agentMatches, profiles, searchAgents } from "~/db/schema";
import { describeThings } from "../found/found-things.server";
import { whyFits } from "../found/why-fits";
import { readListSearch, searchText } from "../kinds.server";
import { readAgentLink } from "../mails/agent-links.server";

/** The agent of a link in a mail, with the result that the link is about. Null for a link that no longer works. */
export async function findLinkedAgent(id: number, query: URLSearchParams) {
  const matchId = readAgentLink(id, query);
  if (matchId === undefined) return null;
  const [agent] = await db
    .select({
      id: searchAgents.id,
      kind: searchAgents.kind,
      query: searchAgents.query,
      name: searchAgents.name,
      isPaused: sql<boolean>`${searchAgents.pausedAt} is not null`,
    })
    .from(searchAgents)
    .innerJoin(profiles, eq(profiles.id, searchAgents.profileId))
    .where(and(eq(searchAgents.id, id), ne(profiles.profileStatus, "blocked")));
  if (!agent) return null;
  const search = readListSearch(agent.kind, new URLSearchParams(agent.query));
  const about = { id, name: agent.name, text: searchText(agent.kind, search), isPaused: agent.isPaused };
  if (matchId === null) return { ...about, result: null };
  const [match] = await db
    .select({ documentId: agentMatches.documentId, isDismissed: sql<boolean>`${agentMatches.dismissedAt} is not null` })
    .from(agentMatches)
    .where(and(eq(agentMatches.id, matchId), eq(agentMatches.agentId, id)));
  const thing = match && (await describeThings(db, agent.kind, [match.documentId])).get(match.documentId);
  if (!match) return { ...about, result: { id: matchId, title: null, why: "", isDismissed: true } };
  const why = thing ? whyFits(search)(thing.has) : "";
  return { ...about, result: { id: matchId, title: thing?.title ?? null, why, isDismissed: match.isDismissed } };
}

export type LinkedAgent = NonNullable<Awaited<ReturnType<typeof findLinkedAgent>>>;

/** Ends an agent from its mail. Someone with a forwarded mail can do only what the owner can undo. */
export async function endLinked(id: number): Promise<void> {
  await db
    .update(searchAgents)
    .set({ pausedAt: sql`coalesce(${searchAgents.pausedAt}, now())` })
    .where(eq(searchAgents.id, id));
}

export async function dismissLinked(id: number, matchId: number): Promise<void> {
  await db
    .update(agentMatches)
    .set({ dismissedAt: sql`coalesce(${agentMatches.dismissedAt}, now())` })
    .where(and(eq(agentMatches.id, matchId), eq(agentMatches.agentId, id)));
}
