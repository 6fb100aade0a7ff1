import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { type AgentKind, agentMatches, profiles, searchAgents } from "~/db/schema";
import { countWrite } from "~/http/rate-limit.server";
import { mayOverwrite, type Seen } from "~/http/seen-version.server";
import { agentMax } from "~/text/maximums";
import { aThing, fitsAgent, thingsOf } from "../found/things.server";
import { canonicalQuery } from "../kinds.server";
import { storedColumns } from "../stored-search.server";
import { partsOf, suggestedName, type Wanted } from "./agent-parts.server";
import { searchOf } from "./own-agents.server";

/** The result: `same` is the existing agent with this search. */
export type Saved = Stored | { id: null; is: "tooMany" | "gone" };

interface Stored {
  id: number;
  is: "new" | "same" | "changed";
}

const lockAccount = (tx: Transaction, id: string) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for("no key update");

const isOwn = (accountId: string, id: number) => and(eq(searchAgents.id, id), eq(searchAgents.profileId, accountId));

/** Equal searches are one agent, so pressing twice makes one. */
export function createAgent(accountId: string, kind: AgentKind, wanted: Wanted): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const query = canonicalQuery(wanted.search);
    const own = await tx
      .select({ id: searchAgents.id, kind: searchAgents.kind, query: searchAgents.query })
      .from(searchAgents)
      .where(eq(searchAgents.profileId, accountId));
    const same = own.find((agent) => agent.kind === kind && agent.query === query);
    if (same) return { id: same.id, is: "same" };
    if (own.length >= agentMax.agents) return { id: null, is: "tooMany" };
    await countWrite(tx, "agent", accountId);
    const [agent] = await tx
      .insert(searchAgents)
      .values({
        profileId: accountId,
        kind,
        query,
        name: wanted.name || suggestedName(kind, wanted.search),
        rhythm: wanted.rhythm,
        ...(await storedColumns(tx, wanted.search)),
      })
      .returning({ id: searchAgents.id });
    if (!agent) throw new Error("The search was not stored");
    return { id: agent.id, is: "new" };
  });
}

export function changeAgent(accountId: string, id: number, wanted: Wanted, seen: Seen): Promise<Saved> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [agent] = await tx.select().from(searchAgents).where(isOwn(accountId, id));
    if (!agent) return { id: null, is: "gone" };
    const stored = partsOf(agent.kind, { ...agent, search: searchOf(agent.kind, agent.query) });
    if (!mayOverwrite(seen, stored, partsOf(agent.kind, wanted))) return { id, is: "changed" };
    const query = canonicalQuery(wanted.search);
    const isSame = and(
      eq(searchAgents.profileId, accountId),
      eq(searchAgents.kind, agent.kind),
      eq(searchAgents.query, query),
    );
    const [same] = await tx.select({ id: searchAgents.id }).from(searchAgents).where(isSame);
    if (same && same.id !== id) return { id: same.id, is: "same" };
    await tx
      .update(searchAgents)
      .set({
        query,
        name: wanted.name || suggestedName(agent.kind, wanted.search),
        rhythm: wanted.rhythm,
        ...(await storedColumns(tx, wanted.search)),
        updatedAt: sql`now()`,
      })
      .where(isOwn(accountId, id));
    if (query !== agent.query) await dropUnfitting(tx, id, agent.kind);
    // Results found while mails were off are no longer news.
    if (agent.rhythm === "seite") await forgetUntold(tx, id);
    await countWrite(tx, "agent", accountId);
    return { id, is: "changed" };
  });
}

const dropUnfitting = (tx: Transaction, id: number, kind: AgentKind) =>
  tx.execute(sql`
    delete from agent_matches as m using search_agents as a where a.id = ${id} and m.agent_id = a.id and m.told_at is null
      and not exists (select from ${thingsOf(kind)} as t where t.document_id = m.document_id and ${fitsAgent(aThing)})`);

const forgetUntold = (tx: Transaction, id: number) =>
  tx
    .update(agentMatches)
    .set({ toldAt: sql`now()` })
    .where(and(eq(agentMatches.agentId, id), sql`${agentMatches.toldAt} is null`));

/** A paused agent keeps its earlier results and finds nothing new. */
export function pauseAgent(accountId: string, id: number, isPaused: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(searchAgents)
      .set({ pausedAt: isPaused ? sql`coalesce(${searchAgents.pausedAt}, now())` : null, updatedAt: sql`now()` })
      .where(isOwn(accountId, id));
    if (rowCount !== 1) return false;
    await countWrite(tx, "agent", accountId);
    return true;
  });
}

export async function deleteAgent(accountId: string, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(searchAgents).where(isOwn(accountId, id));
    if (rowCount !== 1) return false;
    await countWrite(tx, "agent", accountId);
    return true;
  });
}

/** The thing leaves the page and the next mail. Returns the agent, to say what can be changed. */
export function dismissMatch(accountId: string, id: number, matchId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update agent_matches as m set dismissed_at = coalesce(m.dismissed_at, now()) from search_agents as a
      where m.id = ${matchId} and m.agent_id = ${id} and a.id = m.agent_id and a.profile_id = ${accountId}`);
    if (rowCount !== 1) return false;
    await countWrite(tx, "agent", accountId);
    return true;
  });
}
