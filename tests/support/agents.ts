import type { Connection } from "../../app/db/client.server";
import { type AgentKind, type AgentRhythm, agentMatches, searchAgents } from "../../app/db/schema";
import { canonicalQuery, readListSearch, searchText } from "../../app/features/agents/kinds.server";
import { storedColumns } from "../../app/features/agents/stored-search.server";

interface Options {
  kind?: AgentKind;
  rhythm?: AgentRhythm;
}

/** Stores a search as its form does: with the parameters of the list's address. */
export async function createAgentOf(
  on: Connection,
  person: { id: string },
  parameters: string,
  { kind = "ausschreibungen", rhythm = "taeglich" }: Options = {},
): Promise<number> {
  const search = readListSearch(kind, new URLSearchParams(parameters));
  const [agent] = await on
    .insert(searchAgents)
    .values({
      profileId: person.id,
      kind,
      query: canonicalQuery(search),
      name: searchText(kind, search),
      rhythm,
      ...(await storedColumns(on, search)),
    })
    .onConflictDoUpdate({
      target: [searchAgents.profileId, searchAgents.kind, searchAgents.query],
      set: { pausedAt: null },
    })
    .returning({ id: searchAgents.id });
  if (!agent) throw new Error("The search was not stored");
  return agent.id;
}

/** Something that an agent has found. */
export async function createMatchOf(on: Connection, agentId: number, documentId: number): Promise<number> {
  const [match] = await on.insert(agentMatches).values({ agentId, documentId }).returning({ id: agentMatches.id });
  if (!match) throw new Error("The result was not stored");
  return match.id;
}
