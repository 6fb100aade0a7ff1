import { getTableColumns, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen } from "~/db/schema";
import { today } from "~/db/today";
import { copyOf } from "~/features/calls/call-fields";
import { actsOn, type CallAct } from "~/features/calls/policy";
import { countWrite } from "~/http/rate-limit.server";
import { stateOf } from "~/visible/calls.server";
import { insertCall, isOwn, lockCompany } from "./call-commands.server";
import { notifyCallChanged } from "./tell-offerers.server";

/**
 * The days that an extension adds to the deadline, and that a call stays open when it is reopened after its deadline.
 */
const extensionDays = 14;

export type LifeAct = Exclude<CallAct, "duplizieren">;

interface Changed {
  isDone: boolean;
  deadline: string | null;
}

/** Null when the company has no such call. `isDone` is false when the call's state does not allow the act. */
export async function changeLife(companyId: string, id: number, act: LifeAct): Promise<Changed | null> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const call = await findState(tx, companyId, id);
    if (!call) return null;
    const { state: _, ...before } = call;
    if (!actsOn(call).includes(act)) return { isDone: false, deadline: call.deadline };
    await countWrite(tx, "call-change", companyId);
    const [changed] = await tx
      .update(ausschreibungen)
      .set({ ...changes[act], updatedAt: new Date() })
      .where(isOwn(companyId, id))
      .returning({ deadline: ausschreibungen.deadline });
    const after = { ...before, deadline: changed?.deadline ?? null };
    await notifyCallChanged(tx, { id, companyId, title: before.title }, before, after);
    return { isDone: true, deadline: after.deadline };
  });
}

const { deadline, questionsUntil } = ausschreibungen;
const fromToday = sql`${today} + ${extensionDays}::int`;
const extended = sql`greatest(${deadline}, ${today}) + ${extensionDays}::int`;

const changes = {
  // The chosen day for questions moves with the deadline.
  verlaengern: { deadline: extended, questionsUntil: sql`${questionsUntil} + (${extended} - ${deadline})` },
  schliessen: { status: "geschlossen", pinned: false },
  vergeben: { status: "vergeben", pinned: false },
  oeffnen: {
    status: "offen",
    standsSince: sql`now()`,
    askedAt: null,
    deadline: sql`case when ${deadline} < ${today} then ${fromToday} else ${deadline} end`,
    questionsUntil: sql`case when ${deadline} < ${today} then null else ${questionsUntil} end`,
  },
} as const satisfies Record<LifeAct, object>;

/** Records that the company confirms its call without a deadline. */
export async function confirmCall(companyId: string, id: number): Promise<Changed | null> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const call = await findState(tx, companyId, id);
    if (!call) return null;
    const isDone = call.state === "offen" && call.deadline === null;
    if (!isDone) return { isDone, deadline: call.deadline };
    await countWrite(tx, "call-change", companyId);
    await tx.update(ausschreibungen).set({ standsSince: sql`now()`, askedAt: null }).where(isOwn(companyId, id));
    return { isDone, deadline: null };
  });
}

/** Copies a published call into a new draft. Null when the company has no such call. */
export async function duplicateCall(companyId: string, id: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [call] = await tx.select().from(ausschreibungen).where(isOwn(companyId, id));
    if (!call?.publishedAt) return null;
    return insertCall(tx, companyId, { ...copyOf(call), deadline: null, questionsUntil: null, pinned: false }, true);
  });
}

async function findState(tx: Transaction, companyId: string, id: number) {
  const [call] = await tx
    .select({ ...getTableColumns(ausschreibungen), state: stateOf(ausschreibungen) })
    .from(ausschreibungen)
    .where(isOwn(companyId, id));
  return call;
}
