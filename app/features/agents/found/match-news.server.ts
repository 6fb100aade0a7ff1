import { type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import type { AgentKind } from "~/db/schema";
import { log } from "~/log.server";
import { letterKeysOf } from "~/search/standing";
import { agentKinds } from "../kinds.server";
import { anyKey } from "../stored-search.server";
import { aThing, fitsAgent, thingsOf, withWords } from "./things.server";

const atOnce = 20;

interface News {
  documentId: string;
  wasMeans: string | null;
  wasText: string | null;
  wasFree: boolean;
}

/**
 * Finds for each new or changed thing the stored searches that it fits, instead of running each search over all things.
 * An interrupted run begins the batch again.
 */
export async function matchNews(): Promise<void> {
  let matched = 0;
  for (;;) {
    const done = await db.transaction(matchBatch);
    matched += done;
    if (done < atOnce) break;
  }
  if (matched > 0) log.info({ matched }, "asked the stored searches");
}

async function matchBatch(tx: Transaction): Promise<number> {
  // PostgreSQL takes keys for more common than they are, and would read all agents from end to end.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const { rows: anybody } = await tx.execute(sql`select from search_agents limit 1`);
  if (anybody.length === 0) {
    // Check again, so that somebody whose first search is stored in the meantime misses nothing.
    await tx.execute(sql`delete from agent_news where not exists (select from search_agents)`);
    return 0;
  }
  // Takes things, and stored searches, before what belongs to them, as a deletion does, and passes by what is being
  // deleted. Else each might wait for the other.
  const { rows: news } = await tx.execute<News & Record<string, unknown>>(sql`
    delete from agent_news where document_id in (
      select document_id from agent_news join search_documents as d on d.id = document_id order by document_id
      limit ${atOnce} for key share of d skip locked for update of agent_news skip locked)
    returning document_id::text as "documentId", was_means::text as "wasMeans", was_text as "wasText",
      was_free as "wasFree"`);
  if (news.length === 0) return 0;
  const gone = new Set(news.map(({ documentId }) => documentId));
  for (const kind of agentKinds)
    for (const thing of await listThings(tx, kind, [...gone])) {
      gone.delete(thing.documentId);
      const before = news.find(({ documentId }) => documentId === thing.documentId);
      await matchThing(tx, kind, thing, before);
    }
  await tx.execute(sql`
    delete from agent_matches where id in (
      select m.id from agent_matches as m cross join lateral ${notBeingDeleted(sql`m.agent_id`)} as a
      where m.told_at is null and m.document_id = any(${sql.param([...gone])}::bigint[]))`);
  return news.length;
}

/** Looks up one stored search after the other. PostgreSQL would read all of them for a join. */
const notBeingDeleted = (id: SQL) => sql`(select id from search_agents where id = ${id} for key share skip locked)`;

interface Thing {
  documentId: string;
  lexemes: string[];
  text: string;
}

const listThings = async (tx: Transaction, kind: AgentKind, documentIds: string[]) =>
  (
    await tx.execute<Thing & Record<string, unknown>>(sql`
      select t.document_id::text as "documentId", tsvector_to_array(t.means) as lexemes, t.text
      from ${thingsOf(kind)} as t where t.is_current and t.document_id = any(${sql.param(documentIds)}::bigint[])`)
  ).rows;

/** Nobody is informed about a thing that fitted before, that they know already, or that no longer fits. */
async function matchThing(tx: Transaction, kind: AgentKind, thing: Thing, before: News | undefined): Promise<void> {
  const { documentId, lexemes, text } = thing;
  const keys = [anyKey, ...lexemes, ...letterKeysOf(text)];
  const was = { means: sql`n.means`, text: sql`n.text`, head: sql`n.head`, isFree: sql`n.is_free` };
  await tx.execute(sql`
    with t as materialized (select * from ${thingsOf(kind)} as t where t.document_id = ${documentId}::bigint),
    n as materialized (select ${before?.wasMeans ?? null}::tsvector as means, ${before?.wasText ?? null}::text as text,
      ${withWords(sql`${before?.wasText ?? null}::text`)} as head,
      ${before?.wasFree ?? true}::boolean as is_free),
    unfit as (
      select m.id from t join agent_matches as m on m.document_id = t.document_id and m.told_at is null
        join search_agents as a on a.id = m.agent_id
      where not ${fitsAgent(aThing)} for key share of a skip locked
    ),
    dropped as (delete from agent_matches where id in (select id from unfit)),
    fitting as materialized (
      select distinct a.id, t.document_id from t, n, unnest(${sql.param(keys)}::text[]) as has (key)
        join search_agents as a on a.keys @> array[has.key] and a.paused_at is null
      where a.kind = ${kind} and a.profile_id <> t.owner_id
        and ${fitsAgent(aThing)} and not (n.means is not null and ${fitsAgent(was)})
    )
    insert into agent_matches (agent_id, document_id)
    select a.id, document_id from fitting cross join lateral ${notBeingDeleted(sql`fitting.id`)} as a
    on conflict do nothing`);
}
