import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, gt, isNotNull, ne, not, sql } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, type CallStatus, profiles } from "~/db/schema";
import { type CallColumns, columnsOf } from "~/features/calls/call-fields";
import { partsOf } from "~/features/calls/call-parts";
import { type CallFormValues, callSchema } from "~/features/calls/call-schema";
import { countWrite } from "~/http/rate-limit.server";
import { mayOverwrite, type Seen } from "~/http/seen-version.server";
import { type Creation, createOnce, unnumbered } from "~/http/submission.server";
import { clearDropped } from "~/images/pictures.server";
import { refreshCall } from "~/search-index/refresh.server";
import { dayInVienna } from "~/text/dates";
import { notifyCallChanged, notifyCallEnded } from "./tell-offerers.server";

export function parseCall(form: FormData, stored?: string | null, isDraft = false) {
  return parseWithZod(form, { schema: callSchema({ today: dayInVienna(), stored, isDraft }) });
}

export async function createCall(
  companyId: string,
  form: CallFormValues,
  isDraft = false,
  sent: Creation = unnumbered(companyId),
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const call = await createOnce(tx, sent, ausschreibungen, async () => {
      if (form.pinned && !isDraft) await clearPin(tx, companyId);
      return { id: await insertCall(tx, companyId, columnsOf(form), isDraft) };
    });
    return call.id;
  });
}

export async function insertCall(tx: Transaction, companyId: string, columns: CallColumns, isDraft: boolean) {
  const status: CallStatus = isDraft ? "entwurf" : "offen";
  const twin = await findTwin(tx, companyId, columns, status);
  if (twin) return twin.id;
  await countWrite(tx, "call", companyId);
  const [call] = await tx
    .insert(ausschreibungen)
    .values({ userId: companyId, ...columns, status, publishedAt: isDraft ? null : undefined })
    .returning({ id: ausschreibungen.id });
  if (!call) throw new Error("The call was not stored");
  await refreshCall(tx, call.id);
  return call.id;
}

/** What saving the form of a call does. */
export type Saving = "draft" | "publish" | "change";

/** Returns false when the company has no such call, or when it was published in the meantime. */
export async function updateCall(
  companyId: string,
  id: number,
  form: CallFormValues,
  seen: Seen,
  saving: Saving = "change",
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const isDraft = sql`${ausschreibungen.publishedAt} is null`;
    const [call] = await tx
      .select()
      .from(ausschreibungen)
      .where(and(isOwn(companyId, id), saving === "change" ? not(isDraft) : isDraft));
    if (!call) return false;
    const columns = columnsOf(form);
    if (!mayOverwrite(seen, partsOf(call, saving !== "change"), partsOf(columns, saving === "draft"))) return true;
    await countWrite(tx, "call-change", companyId);
    const isOpen = saving === "publish" || call.status === "offen";
    if (form.pinned && isOpen) await clearPin(tx, companyId, id);
    await tx
      .update(ausschreibungen)
      .set({
        ...columns,
        pinned: form.pinned && (isOpen || saving === "draft"),
        ...(saving === "publish" ? { status: "offen", publishedAt: sql`now()`, standsSince: sql`now()` } : {}),
        updatedAt: new Date(),
      })
      .where(isOwn(companyId, id));
    await notifyCallChanged(tx, { id, companyId, title: columns.title }, call, columns);
    await refreshCall(tx, id);
    return true;
  });
}

export async function pinCall(companyId: string, id: number, pinned: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [own] = await tx.select({ status: ausschreibungen.status }).from(ausschreibungen).where(isOwn(companyId, id));
    if (!own || (pinned && own.status !== "offen")) return false;
    await countWrite(tx, "pin", companyId);
    if (pinned) await clearPin(tx, companyId, id);
    const { rowCount } = await tx.update(ausschreibungen).set({ pinned }).where(isOwn(companyId, id));
    return rowCount === 1;
  });
}

/** Returns false when the company has no such call. */
export async function deleteCall(companyId: string, id: number): Promise<boolean> {
  const isDone = await db.transaction(async (tx) => {
    const isIt = isOwn(companyId, id);
    const [call] = await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isIt).for("update");
    if (!call) return false;
    await notifyCallEnded(tx, id, "deleted");
    await tx.delete(ausschreibungen).where(isOwn(companyId, id));
    return true;
  });
  if (isDone) await clearDropped();
  return isDone;
}

export const isOwn = (companyId: string, id: number) =>
  and(eq(ausschreibungen.id, id), eq(ausschreibungen.userId, companyId));

/** Serialises the writes of one company: two pins never collide, and a double click creates one call. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, companyId)).for("no key update");
}

/** The call that the same form created a moment ago, when it is sent twice. */
async function findTwin(
  tx: Transaction,
  companyId: string,
  { title, description, category }: CallColumns,
  status: CallStatus,
) {
  const [twin] = await tx
    .select({ id: ausschreibungen.id })
    .from(ausschreibungen)
    .where(
      and(
        eq(ausschreibungen.userId, companyId),
        eq(ausschreibungen.title, title),
        eq(ausschreibungen.description, description),
        eq(ausschreibungen.category, category),
        eq(ausschreibungen.status, status),
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
        isNotNull(ausschreibungen.publishedAt),
        except === undefined ? undefined : ne(ausschreibungen.id, except),
      ),
    );
}
