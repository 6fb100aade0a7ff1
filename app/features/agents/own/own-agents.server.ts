import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { data } from "react-router";
import { db } from "~/db/client.server";
import { type AgentKind, agentMatches, searchAgents } from "~/db/schema";
import { orLogged } from "~/http/or-empty.server";
import { describeThings } from "../found/found-things.server";
import { whyFits } from "../found/why-fits";
import { listPath, readListSearch, searchText } from "../kinds.server";

/** The results that the page shows of each agent; the list has them all. */
const shownResults = 5;

const columns = {
  id: searchAgents.id,
  kind: searchAgents.kind,
  query: searchAgents.query,
  name: searchAgents.name,
  rhythm: searchAgents.rhythm,
  pausedAt: searchAgents.pausedAt,
};

/** The agents of an account, newest first, with their latest results, which count as seen from now on. */
export async function openAgents(accountId: string) {
  const agents = await db
    .select({
      ...columns,
      unseen: sql<number>`(select count(*)::int from agent_matches as m where m.agent_id = search_agents.id
        and m.seen_at is null and m.dismissed_at is null)`,
    })
    .from(searchAgents)
    .where(eq(searchAgents.profileId, accountId))
    .orderBy(desc(searchAgents.id));
  const ids = agents.map(({ id }) => id);
  const results = ids.length > 0 ? await listResults(ids) : [];
  const isNews = and(inArray(agentMatches.agentId, ids), sql`${agentMatches.seenAt} is null`);
  await orLogged(
    () => db.update(agentMatches).set({ seenAt: sql`now()` }).where(isNews),
    "what stored searches found as seen",
  );
  const found = new Map(
    await Promise.all(
      [...new Set(agents.map(({ kind }) => kind))].map(async (kind) => {
        const ofKind = new Set(agents.filter((agent) => agent.kind === kind).map(({ id }) => id));
        const documents = results.filter(({ agentId }) => ofKind.has(agentId)).map(({ documentId }) => documentId);
        return [kind, await describeThings(db, kind, documents)] as const;
      }),
    ),
  );
  return agents.map(({ query, pausedAt, ...agent }) => {
    const search = searchOf(agent.kind, query);
    const why = whyFits(search);
    return {
      ...agent,
      isPaused: pausedAt !== null,
      text: searchText(agent.kind, search),
      path: listPath(agent.kind, query),
      results: results
        .filter(({ agentId }) => agentId === agent.id)
        .flatMap(({ id, documentId, isNew }) => {
          const thing = found.get(agent.kind)?.get(documentId);
          if (!thing) return [];
          const { has, ownerId: _, ...shown } = thing;
          return [{ ...shown, id, isNew, why: why(has) }];
        }),
    };
  });
}

export type OwnAgent = Awaited<ReturnType<typeof openAgents>>[number];

export const searchOf = (kind: AgentKind, query: string) => readListSearch(kind, new URLSearchParams(query));

async function listResults(agentIds: number[]) {
  const { rows } = await db.execute<{ id: number; agentId: number; documentId: number; isNew: boolean }>(sql`
    select m.id::int, m.agent_id::int as "agentId", m.document_id::int as "documentId", m.seen_at is null as "isNew"
    from unnest(${sql.param(agentIds)}::bigint[]) as own (id)
    cross join lateral (
      select * from agent_matches where agent_id = own.id and dismissed_at is null order by id desc limit ${shownResults}
    ) as m`);
  return rows;
}

export async function getAgent(accountId: string, id: number) {
  const [agent] = await db
    .select(columns)
    .from(searchAgents)
    .where(and(eq(searchAgents.id, id), eq(searchAgents.profileId, accountId)));
  if (!agent) throw data(null, { status: 404 });
  return agent;
}
