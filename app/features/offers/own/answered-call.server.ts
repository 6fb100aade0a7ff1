import { eq } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { type AnsweredCall, answeredNames, ausschreibungen } from "~/db/schema";
import type { CallNow } from "~/features/offers/offer";
import { visibleCalls } from "~/visible/calls.server";
import { answeredOf } from "./columns";

/** The current call, locked until the transaction ends. */
export async function findAnsweredCall(tx: Transaction, callId: number | null): Promise<CallNow> {
  const [call] = await tx
    .select({ ...answeredOf(ausschreibungen), changedAt: ausschreibungen.updatedAt })
    .from(ausschreibungen)
    .where(eq(ausschreibungen.id, callId ?? 0))
    .for("key share");
  if (!call) throw new Error("The call is gone");
  return { ...call, changedAt: call.changedAt.toISOString() };
}

/** The call of an offer as its sender may see it now. Null for one that is hidden. */
export async function findCallNow(callId: number): Promise<CallNow | null> {
  const [call] = await db
    .select({ ...answeredOf(visibleCalls), changedAt: visibleCalls.updatedAt })
    .from(visibleCalls)
    .where(eq(visibleCalls.id, callId));
  return call ? { ...call, changedAt: call.changedAt.toISOString() } : null;
}

/** The version of a call that an offer keeps. */
export const toStored = ({ changedAt: _, ...call }: CallNow): AnsweredCall => call;

// An offer from before a field lacks its value.
const orNull = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null));
const partsOf = (call: AnsweredCall) => JSON.stringify(answeredNames.map((name) => orNull(call[name])));

/** Whether an offer depends on nothing that differs between two versions of its call. */
export const isSameCall = (one: AnsweredCall, other: AnsweredCall) => partsOf(one) === partsOf(other);
