import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { keepAccounts } from "~/db/account-deletions.server";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { auditLog, profiles } from "~/db/schema";
import { containsWord, searchWords } from "~/db/text-search";
import { queryIn } from "~/http/list-address";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import {
  type ActionName,
  aboutOneself,
  aboutSuperadmin,
  changesBetween,
  type Facts,
  isActionName,
  isDecision,
  type SubjectType,
} from "./acts";
import { mayAct } from "./roles";

export interface Act {
  action: ActionName;
  subject: { type: SubjectType; id: string | number; name: string };
  /** The person concerned. Deleting their profile deletes what the log says about them. */
  concerns: string | null;
  before?: Facts;
  after?: Facts;
  reason?: string;
}

declare const isOfAct: unique symbol;
/** A transaction in which acts can be recorded, because it began with the locks that come before all others. */
export type ActTransaction = Transaction & { [isOfAct]: true };

interface Within {
  /** Of the actor, or of the profile. */
  id: string;
  /** The transaction that the act is a part of. */
  on?: Connection;
}

/**
 * Carries out an act, recorded by `recordAct`, in one transaction. What the owner or the actor does to the same content at
 * the same moment locks their account first, and so does the act.
 */
export const actTransaction = <T>({ id, on = db }: Within, act: (tx: ActTransaction) => Promise<T>): Promise<T> =>
  on.transaction(async (tx) => {
    await keepAccounts(tx);
    await lockRoles(tx, id);
    return act(tx as ActTransaction);
  });

/** The same for an act on a profile, which it locks. */
export const profileTransaction = <T>(
  { id, on = db }: Within,
  act: (tx: ActTransaction, profile: typeof profiles.$inferSelect) => Promise<T>,
): Promise<T> =>
  on.transaction(async (tx) => {
    await keepAccounts(tx);
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, id)).for("update");
    if (!profile) throw data(null, { status: 404 });
    return act(tx as ActTransaction, profile);
  });

/**
 * Records the act of a superadmin, or of somebody whose role allows it, in the transaction of the act. Locks the role and
 * checks it again, so that the act fails when the role was removed a moment ago.
 */
export async function recordAct(tx: ActTransaction, actor: Pick<Viewer, "id">, act: Act): Promise<void> {
  const holder = await lockRoles(tx, actor.id);
  if (!holder || !mayAct(holder, act.action)) throw data(null, { status: 403 });
  if (isDecision(act.action)) {
    refuseAboutOneself(actor, act.concerns);
    if (!holder.isSuperadmin) await refuseAboutSuperadmin(tx, act.concerns);
  }
  await countAct(tx, actor);
  await insertAct(tx, { id: actor.id, name: holder.name }, act);
}

/**
 * Records what a member does to somebody else's content. The log stores no name of a member; the list looks it up, so
 * it disappears with the account.
 */
export async function recordOnAnothers(tx: Transaction, actor: Pick<Viewer, "id">, act: Act): Promise<void> {
  const holder = await lockRoles(tx, actor.id);
  await insertAct(tx, { id: actor.id, name: holder?.isSuperadmin ? holder.name : "" }, act);
}

/** Nobody decides about themself, whatever leads there. */
export function refuseAboutOneself(actor: Pick<Viewer, "id">, concerns: string | null): void {
  if (concerns === actor.id) throw data({ problem: aboutOneself }, { status: 403 });
}

/** What superadmins answer for is decided by superadmins. */
async function refuseAboutSuperadmin(tx: Transaction, concerns: string | null): Promise<void> {
  if (concerns === null) return;
  // Without a lock: what belongs to the person is locked already, and they lock themselves first.
  const isIt = and(eq(profiles.id, concerns), profiles.isSuperadmin);
  if ((await tx.$count(profiles, isIt)) > 0) throw data({ problem: aboutSuperadmin }, { status: 403 });
}

async function lockRoles(tx: Transaction, id: string) {
  const { name, isSuperadmin, roles } = profiles;
  const [holder] = await tx
    .select({ name, isSuperadmin, roles })
    .from(profiles)
    .where(eq(profiles.id, id))
    .for("share");
  return holder;
}

/** Counts an act, also one that the log need not know. A reached limit is its own response, so no command handles it. */
export async function countAct(tx: Transaction, actor: Pick<Viewer, "id">): Promise<void> {
  try {
    await countWrite(tx, "superadmin-act", actor.id);
  } catch (error) {
    if (error instanceof LimitReached) throw data({ problem: error.problem }, { status: 429 });
    throw error;
  }
}

const commandLine = { id: "00000000-0000-0000-0000-000000000000", name: "Kommandozeile" };

/** Records an act of a command that the operator runs on the machine, where nobody is signed in. */
export async function recordCommand(tx: Transaction, act: Act): Promise<void> {
  await insertAct(tx, commandLine, act);
}

async function insertAct(tx: Transaction, actor: { id: string; name: string }, act: Act): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorName: actor.name,
    action: act.action,
    subjectType: act.subject.type,
    subjectId: String(act.subject.id),
    subjectName: act.subject.name,
    concerns: act.concerns,
    reason: act.reason,
    before: act.before,
    after: act.after,
  });
}

/** What the address of the log says. */
export function actsIn(search: URLSearchParams) {
  const action = search.get("art");
  return { query: queryIn(search), action: isActionName(action) ? action : null };
}

interface Wanted {
  query?: string;
  action?: ActionName | null;
  /** The id of the last act already shown. */
  after?: number | null;
  limit?: number;
}

const searched = sql`search_fold(${auditLog.actorName} || ' ' || ${auditLog.subjectName} || ' ' || coalesce(${auditLog.reason}, ''))`;

const matching = ({ query = "", action }: Wanted): SQL[] => [
  ...(action ? [eq(auditLog.action, action)] : []),
  ...searchWords(query).map((word) => containsWord(searched, word)),
];

/** How many acts match, as far as lists count. */
export const countActs = (wanted: Wanted) => countSome(auditLog, and(...matching(wanted)));

/** The newest acts first, and where the next page starts. */
export async function listActs({ after, limit = pageSizes.acts, ...wanted }: Wanted) {
  const isAfter = after
    ? sql`(${auditLog.createdAt}, ${auditLog.id}) < (select created_at, id from audit_log where id = ${after})`
    : undefined;
  const rows = await db
    .select({
      ...getTableColumns(auditLog),
      actorName: sql<string>`coalesce(nullif(${auditLog.actorName}, ''), ${profiles.name}, 'Gelöschtes Konto')`,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(and(...matching(wanted), isAfter))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit + 1);
  const { rows: shown, next } = pageOf(rows, limit, ({ id }) => id);
  const acts = shown.map(({ before, after: now, ...row }) => ({
    ...row,
    changes: changesBetween(before as Facts | null, now as Facts | null),
  }));
  return { acts, next };
}
