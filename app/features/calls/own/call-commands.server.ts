import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { type CallColumns, columnsOf } from "~/features/calls/call-fields";
import { type CallFormValues, callSchema } from "~/features/calls/call-schema";
import { countWrite } from "~/http/rate-limit.server";
import { dayInVienna } from "~/text/dates";

export function parseCall(form: FormData, stored?: string | null) {
  return parseWithZod(form, { schema: callSchema({ today: dayInVienna(), stored }) });
}

export async function createCall(companyId: string, form: CallFormValues): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const columns = columnsOf(form);
    const twin = await findTwin(tx, companyId, columns);
    if (twin) return twin.id;
    await countWrite(tx, "call", companyId);
    if (form.pinned) await clearPin(tx, companyId);
    const [call] = await tx
      .insert(ausschreibungen)
      .values({ userId: companyId, ...columns })
      .returning({ id: ausschreibungen.id });
    if (!call) throw new Error("The call was not stored");
    return call.id;
  });
}

/** Returns true when the company has such a call. */
export async function updateCall(companyId: string, id: number, form: CallFormValues): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (form.pinned) await clearPin(tx, companyId, id);
    const { rowCount } = await tx
      .update(ausschreibungen)
      .set({ ...columnsOf(form), updatedAt: new Date() })
      .where(isOwn(companyId, id));
    if (rowCount === 1) await countWrite(tx, "call-change", companyId);
    return rowCount === 1;
  });
}

export async function pinCall(companyId: string, id: number, pinned: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [own] = await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isOwn(companyId, id));
    if (!own) return false;
    await countWrite(tx, "pin", companyId);
    if (pinned) await clearPin(tx, companyId, id);
    const { rowCount } = await tx.update(ausschreibungen).set({ pinned }).where(isOwn(companyId, id));
    return rowCount === 1;
  });
}

export async function deleteCall(companyId: string, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(ausschreibungen).where(isOwn(companyId, id));
  return rowCount === 1;
}

const isOwn = (companyId: string, id: number) => and(eq(ausschreibungen.id, id), eq(ausschreibungen.userId, companyId));

/**
 * Serialises the writes of one company, so that two pins do not violate the unique index and a double click creates one
 * call.
 */
async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, companyId)).for("no key update");
}

/** The call that the same form created a moment ago, when it is sent twice. */
async function findTwin(tx: Transaction, companyId: string, { title, description, category }: CallColumns) {
  const [twin] = await tx
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(
      and(
        eq(ausschreibungen.userId, companyId),
        eq(ausschreibungen.title, title),
        eq(ausschreibungen.description, description),
        eq(ausschreibungen.category, category),
        gt(ausschreibungen.createdAt, sql`now() - interval '1 minute'`),
      ),
    );
  return twin;
}

async function clearPin(tx: Transaction, companyId: string, except?: number): Promise<void> {
  await tx
    .update(ausschreibungen)
    .set({ pinned: false })
    .where(
      and(
        eq(ausschreibungen.userId, companyId),
        eq(ausschreibungen.pinned, true),
        except === undefined ? undefined : ne(ausschreibungen.id, except),
      ),
    );
}
