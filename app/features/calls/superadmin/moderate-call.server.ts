import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { data } from "react-router";
import type { ActionName } from "~/audit/acts";
import { recordAct } from "~/audit/audit.server";
import type { Basis } from "~/audit/basis";
import { recordDecision } from "~/audit/decisions.server";
import { actNotice, type Statement } from "~/audit/notices";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { pageAt } from "~/db/newest-first";
import { isRecommended } from "~/db/recommended";
import { ausschreibungen, profiles } from "~/db/schema";
import { tellOfEnd } from "~/features/calls/own/tell-offerers.server";
import { sendMail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
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
  ownerId: ausschreibungen.userId,
  ownerName: profiles.name,
  ownerEmail: profiles.email,
};

const isPublished = isNotNull(ausschreibungen.publishedAt);

const selectCall = (on: Connection, id: number | null) =>
  on
    .select(columns)
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(id === null ? sql`false` : and(eq(ausschreibungen.id, id), isPublished));

/** A call in any state except a draft, which only its company sees. For a superadmin. */
export async function getCallForSuperadmin(id: number | null) {
  const [call] = await selectCall(db, id);
  if (!call) throw data(null, { status: 404 });
  return call;
}

const callsPerPage = 50;

export async function listCallsOf(ownerId: string, skip = 0) {
  const rows = await db
    .select({ id: ausschreibungen.id, title: ausschreibungen.title, hidden: ausschreibungen.hidden })
    .from(ausschreibungen)
    .where(and(eq(ausschreibungen.userId, ownerId), isPublished))
    .orderBy(desc(ausschreibungen.pinned), desc(ausschreibungen.publishedAt), desc(ausschreibungen.id))
    .offset(skip)
    .limit(callsPerPage + 1);
  return pageAt(rows, skip, callsPerPage);
}

async function lockCall(tx: Transaction, id: number | null) {
  const [call] = await selectCall(tx, id).for("update", { of: ausschreibungen });
  if (!call) throw data(null, { status: 404 });
  return call;
}

type Call = Awaited<ReturnType<typeof lockCall>>;

interface Told {
  act: "call.hide" | "call.show" | "call.delete";
  reason: string;
  statement?: Statement;
}

async function tellOwner(tx: Transaction, call: Call, told: Told) {
  const what = `Ihre Ausschreibung „${call.title}“`;
  await sendMail(tx, call.ownerEmail, actNotice({ name: call.ownerName, what, ...told }, settings));
}

const subjectOf = ({ id, title, ownerId }: Call) =>
  ({ subject: { type: "call", id, name: title }, concerns: ownerId }) as const;

const reportedOf = (call: Call) =>
  ({ kind: "call", id: `${call.id}`, name: call.title, path: callPath(call), concerns: call.ownerId }) as const;

/** Returns false when the call is already in this state, so that nobody gets a second mail. */
export function setCallHidden(
  viewer: Viewer,
  id: number | null,
  hidden: boolean,
  reason: string,
  basis: Basis = {},
): Promise<boolean> {
  return (basis.on ?? db).transaction(async (tx) => {
    const call = await lockCall(tx, id);
    if (call.hidden === hidden) return false;
    await tx.update(ausschreibungen).set({ hidden }).where(eq(ausschreibungen.id, call.id));
    const act = hidden ? "call.hide" : "call.show";
    await recordAct(tx, viewer, { action: act, ...subjectOf(call), reason });
    const decided = { outcome: "hide" as const, subject: reportedOf(call), facts: reason, ...basis };
    const statement = hidden ? await recordDecision(tx, viewer, decided) : undefined;
    if (!basis.isTold) await tellOwner(tx, call, { act, reason, statement });
    if (hidden) await tellOfEnd(tx, call.id, "hidden");
    return true;
  });
}

export function deleteCallForReason(viewer: Viewer, id: number | null, reason: string, basis: Basis = {}) {
  return (basis.on ?? db).transaction(async (tx) => {
    const call = await lockCall(tx, id);
    await tellOfEnd(tx, call.id, "removed");
    await tx.delete(ausschreibungen).where(eq(ausschreibungen.id, call.id));
    const before = { Titel: call.title, Beschreibung: call.description, Unternehmen: call.ownerName };
    await recordAct(tx, viewer, { action: "call.delete", ...subjectOf(call), before, reason });
    const decided = { outcome: "delete" as const, subject: reportedOf(call), facts: reason, ...basis };
    const statement = await recordDecision(tx, viewer, decided);
    await tellOwner(tx, call, { act: "call.delete", reason, statement });
    return call.ownerId;
  });
}

/** Recommends a call until a day; null ends the recommendation. */
export function recommendCall(viewer: Viewer, id: number | null, featuredUntil: string | null): Promise<void> {
  return db.transaction(async (tx) => {
    const call = await lockCall(tx, id);
    await tx
      .update(ausschreibungen)
      .set({ featured: featuredUntil !== null, featuredUntil })
      .where(eq(ausschreibungen.id, call.id));
    const action: ActionName = featuredUntil ? "call.feature" : "call.unfeature";
    await recordAct(tx, viewer, {
      action,
      ...subjectOf(call),
      before: { "empfohlen bis": call.featured ? (call.featuredUntil ?? "ohne Ende") : null },
      after: { "empfohlen bis": featuredUntil },
    });
  });
}
