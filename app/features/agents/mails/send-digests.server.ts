import { type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import type { AgentKind } from "~/db/schema";
import { log } from "~/log.server";
import { addressOf, sendWantedMail } from "~/mail/mail-of-kind.server";
import type { ProvenAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { describeThings, type FoundThing } from "../found/found-things.server";
import { whyFits } from "../found/why-fits";
import { agentKinds, listPath, readListSearch } from "../kinds.server";
import { agentLink } from "./agent-links.server";
import { type DigestGroup, digestMail } from "./digest-mail";
import { isDue } from "./due";

const accountsAtOnce = 25;
const accountsOfRun = 5000;
/** More results of one agent are only counted. */
const shownResults = 20;

/**
 * Sends each account one mail with what its due agents have found. Marking the results and queueing the mail is one
 * transaction, so an interrupted run loses nothing and tells nothing twice. These mails wait behind all others.
 */
export async function sendDigests(moment: SQL = sql`now()`): Promise<number> {
  let mails = 0;
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct a.profile_id as id from agent_matches as m join search_agents as a on a.id = m.agent_id
      where ${isDue(moment)} limit ${accountsOfRun}`);
    const ids = rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += accountsAtOnce)
      mails += await db.transaction((tx) => sendBatch(tx, ids.slice(at, at + accountsAtOnce), moment));
    if (ids.length < accountsOfRun) break;
  }
  if (mails > 0) log.info({ mails }, "told what stored searches found");
  return mails;
}

interface Due extends Record<string, unknown> {
  id: number;
  agentId: number;
  documentId: number;
  accountId: string;
  kind: AgentKind;
  name: string;
  query: string;
}

async function sendBatch(tx: Transaction, accountIds: string[], moment: SQL): Promise<number> {
  // Another machine may be processing the same accounts.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agent mails', 28))`);
  const { rows: due } = await tx.execute<Due>(sql`
    select m.id::int, m.agent_id::int as "agentId", m.document_id::int as "documentId", a.profile_id as "accountId",
      a.kind, a.name, a.query
    from search_agents as a join agent_matches as m on m.agent_id = a.id
    where a.profile_id = any(${sql.param(accountIds)}::uuid[]) and ${isDue(moment)} order by a.id, m.id
    for update of m`);
  const things = await describeAll(tx, due);
  const apart = await listApart(tx, accountIds);
  const isTold = ({ accountId, ...match }: Due) => {
    const thing = thingOf(things, match);
    return thing !== undefined && !apart.has(`${accountId} ${thing.ownerId}`);
  };
  const told = due.filter(isTold);
  const left = due.filter((match) => !isTold(match)).map(({ id }) => id);
  if (left.length > 0) await tx.execute(sql`delete from agent_matches where id = any(${sql.param(left)}::bigint[])`);
  await tx.execute(sql`
    update agent_matches set told_at = ${moment} where id = any(${sql.param(told.map(({ id }) => id))}::bigint[])`);
  let mails = 0;
  for (const { id, name, address } of await listRecipients(tx, [...new Set(told.map(({ accountId }) => accountId))])) {
    const groups = groupsOf(
      told.filter(({ accountId }) => accountId === id),
      things,
    );
    const mail = digestMail(name, groups);
    if (await sendWantedMail(tx, "suchauftraege", { id, address }, mail, {}, { isPatient: true })) mails += 1;
  }
  return mails;
}

type Things = Map<AgentKind, Map<number, FoundThing>>;

const thingOf = (things: Things, { kind, documentId }: Pick<Due, "kind" | "documentId">) =>
  things.get(kind)?.get(documentId);

/** A thing that has closed, or that nobody sees any more, is not among them. */
async function describeAll(tx: Transaction, due: readonly Due[]): Promise<Things> {
  const things: Things = new Map();
  for (const kind of agentKinds) {
    const documents = due.filter((match) => match.kind === kind).map(({ documentId }) => documentId);
    things.set(kind, await describeThings(tx, kind, documents));
  }
  return things;
}

/** Pairs of which one has blocked the other, in both orders. */
async function listApart(tx: Transaction, accountIds: string[]): Promise<Set<string>> {
  const ids = sql`any(${sql.param(accountIds)}::uuid[])`;
  const { rows } = await tx.execute<{ one: string; other: string }>(sql`
    select blocker_id as one, blocked_id as other from blocked_people where blocker_id = ${ids} or blocked_id = ${ids}`);
  return new Set(rows.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
}

const listRecipients = async (tx: Transaction, ids: string[]) =>
  (
    await tx.execute<{ id: string; name: string; address: ProvenAddress | null }>(sql`
      select p.id, p.name, ${addressOf(sql`p.id`, "suchauftraege")} as address
      from profiles as p where p.id = any(${sql.param(ids)}::uuid[])`)
  ).rows;

function groupsOf(told: readonly Due[], things: Things): DigestGroup[] {
  return [...new Set(told.map(({ agentId }) => agentId))].flatMap((agentId) => {
    const matches = told.filter((match) => match.agentId === agentId);
    const [agent] = matches;
    if (!agent) return [];
    const why = whyFits(readListSearch(agent.kind, new URLSearchParams(agent.query)));
    const results = matches.slice(0, shownResults).flatMap((match) => {
      const thing = thingOf(things, match);
      if (!thing) return [];
      const { title, by, facts, has, to } = thing;
      const links = { url: `${settings.siteUrl}${to}`, notFittingUrl: agentLink(agentId, match.id) };
      return [{ title, by, facts, why: why(has), ...links }];
    });
    return {
      name: agent.name,
      url: `${settings.siteUrl}${listPath(agent.kind, agent.query)}`,
      endUrl: agentLink(agentId),
      results,
      more: matches.length - results.length,
    };
  });
}
