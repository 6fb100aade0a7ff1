import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { data } from "react-router";
import type { ActionName } from "~/audit/acts";
import { actTransaction, recordAct, refuseAboutOneself } from "~/audit/audit.server";
import { findChosen } from "~/audit/find-chosen.server";
import { moderationOf, ownerColumns } from "~/audit/moderation.server";
import { mayAct } from "~/audit/roles";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { isRecommended } from "~/db/recommended";
import { ausschreibungen, profiles } from "~/db/schema";
import { notifyCallEnded } from "~/features/calls/own/tell-offerers.server";
import { callsSeenBy } from "~/visible/calls.server";
import { callPath } from "../call";

const columns = {
  id: ausschreibungen.id,
  title: ausschreibungen.title,
  slug: ausschreibungen.slug,
  description: ausschreibungen.description,
  hidden: ausschreibungen.hidden,
  featured: ausschreibungen.featured,
  featuredUntil: ausschreibungen.featuredUntil,
  isRecommended: isRecommended(ausschreibungen),
  deadline: ausschreibungen.deadline,
  publishedAt: ausschreibungen.publishedAt,
  ...ownerColumns,
};

type Reader = Pick<Viewer, "id" | "isSuperadmin" | "roles">;

const isPublished = isNotNull(ausschreibungen.publishedAt);

const selectCall = (on: Connection, id: number | null) =>
  on
    .select(columns)
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(id === null ? sql`false` : and(eq(ausschreibungen.id, id), isPublished));

/**
 * A call in any state except a draft, which only its company sees. People who can't hide calls get what members see.
 */
export async function getCallForSuperadmin(id: number | null, viewer: Reader) {
  const [call] = await selectCall(db, id);
  if (!call) throw data(null, { status: 404 });
  const seen = callsSeenBy(viewer.id);
  const isFound = mayAct(viewer, "call.hide") || (await db.$count(seen, eq(seen.id, call.id))) > 0;
  if (!isFound) throw data(null, { status: 404 });
  return call;
}

export async function listCallsOf(ownerId: string, viewer: Reader, skip = 0) {
  const areShown = mayAct(viewer, "call.hide") ? undefined : eq(ausschreibungen.hidden, false);
  const rows = await db
    .select({ id: ausschreibungen.id, title: ausschreibungen.title, hidden: ausschreibungen.hidden })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.userId, ownerId), isPublished, areShown))
    .orderBy(desc(ausschreibungen.pinned), desc(ausschreibungen.publishedAt), desc(ausschreibungen.id))
    .offset(skip)
    .limit(pageSizes.callsForSuperadmins + 1);
  return pageAt(rows, skip, pageSizes.callsForSuperadmins);
}

export const findChosenCalls = (ids: string[]) => findChosen(ausschreibungen, ausschreibungen.title, ids, isPublished);

const lockCall = (tx: Transaction, id: number | null) => selectCall(tx, id).for("update", { of: ausschreibungen });

export const { setHidden: setCallHidden, deleteForReason: deleteCallForReason } = moderationOf({
  kind: "call",
  lock: lockCall,
  nameOf: ({ title }) => title,
  pathOf: callPath,
  async setHidden(tx, { id }, hidden) {
    await tx.update(ausschreibungen).set({ hidden }).where(eq(ausschreibungen.id, id));
    if (hidden) await notifyCallEnded(tx, id, "hidden");
  },
  async remove(tx, { id, title, description, ownerName }) {
    await notifyCallEnded(tx, id, "removed");
    await tx.delete(ausschreibungen).where(eq(ausschreibungen.id, id));
    return { Titel: title, Beschreibung: description, Unternehmen: ownerName };
  },
});

/** Recommends a call until a day; null ends the recommendation. */
export function recommendCall(viewer: Viewer, id: number | null, featuredUntil: string | null): Promise<void> {
  return actTransaction(viewer, async (tx) => {
    const [call] = await lockCall(tx, id);
    if (!call) throw data(null, { status: 404 });
    if (!viewer.isSuperadmin) refuseAboutOneself(viewer, call.ownerId);
    await tx
      .update(ausschreibungen)
      .set({ featured: featuredUntil !== null, featuredUntil })
      .where(eq(ausschreibungen.id, call.id));
    const action: ActionName = featuredUntil ? "call.feature" : "call.unfeature";
    await recordAct(tx, viewer, {
      action,
      subject: { type: "call", id: call.id, name: call.title },
      concerns: call.ownerId,
      before: { "empfohlen bis": call.featured ? (call.featuredUntil ?? "ohne Ende") : null },
      after: { "empfohlen bis": featuredUntil },
    });
  });
}
