import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, ne } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, profiles } from "~/db/schema";
import { dayInVienna } from "~/text/dates";
import { callSlug } from "./call";
import { type CallFormValues, callSchema } from "./call-schema";

export function parseCall(form: FormData, stored?: string | null) {
  return parseWithZod(form, { schema: callSchema({ today: dayInVienna(), stored }) });
}

export async function createCall(companyId: string, form: CallFormValues): Promise<number> {
  return db.transaction(async (tx) => {
    if (form.pinned) await clearPin(tx, companyId);
    const [call] = await tx
      .insert(ausschreibungen)
      .values({ userId: companyId, ...columnsOf(form) })
      .returning({ id: ausschreibungen.id });
    if (!call) throw new Error("The call was not stored");
    return call.id;
  });
}

/** True when there was such a call of this company. */
export async function updateCall(companyId: string, id: number, form: CallFormValues): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (form.pinned) await clearPin(tx, companyId, id);
    const { rowCount } = await tx
      .update(ausschreibungen)
      .set({ ...columnsOf(form), updatedAt: new Date() })
      .where(isOwn(companyId, id));
    return rowCount === 1;
  });
}

export async function pinCall(companyId: string, id: number, pinned: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [own] = await tx.select({ id: ausschreibungen.id }).from(ausschreibungen).where(isOwn(companyId, id));
    if (!own) return false;
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

/** The lock on the company puts two pins at the same moment in a row; without it, one would break the unique index. */
async function clearPin(tx: Transaction, companyId: string, except?: number): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, companyId)).for("no key update");
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

function columnsOf({ subcategory, targetGroup, ...form }: CallFormValues) {
  return {
    ...form,
    slug: callSlug(form.title),
    category: subcategory ? `${form.category}/${subcategory}` : form.category,
    targetGroup: targetGroup.join(",") || null,
    location: form.location || null,
    workLocation: form.workLocation ?? null,
    experienceLevel: form.experienceLevel ?? null,
    budget: form.budget ?? null,
    deadline: form.deadline ?? null,
    projectDuration: form.projectDuration ?? null,
  };
}
