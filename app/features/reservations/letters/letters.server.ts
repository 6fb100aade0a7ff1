import { randomInt } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import { actTransaction, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { countSome } from "~/db/count-some.server";
import { pageAt } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { letterBatches, reservedProfiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { findCreatedBefore, type Submission, submissionOf, writeOnce } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { qrPath } from "~/images/qr.server";
import { formatMoment, formatShortDate } from "~/text/dates";
import { reservationState } from "../reservation";
import { claimUrl, isOpen, newExpiry } from "../reservations.server";
import { letterSchema } from "./letter-schema";

/** Letters and digits that nobody mistakes for another, and that no word is made of by chance. */
const signs = "CDFHJKLMNPQRTVWX23456789";

/** 55 bits: whoever guesses a million times an hour meets one of 500 open codes in thousands of years. */
const newCode = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("")).join("-");

const hasNoLetter = and(isOpen, sql`${reservedProfiles.expiresAt} > now()`, isNull(reservedProfiles.letterBatchId));

export const countWithoutLetter = () => db.$count(reservedProfiles, hasNoLetter);

const noneWaits = { title: "Keine Briefe vorbereitet", text: "Alle reservierten Profile haben schon einen Brief." };

/** Makes letters for all who have none yet, as many as one printing takes, and leads to them. */
export async function prepareLetters(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: letterSchema });
  if (submission.status !== "success") return refused(submission.reply());
  try {
    const id = await writeBatch(viewer, submission.value.text, submissionOf(form, viewer.id));
    if (id === undefined) return refused(submission.reply(), noneWaits, 409);
    if (id === null) return redirectWithToast("/admin/briefe", nothingToDo);
    return redirectWithToast(`/admin/briefe/${id}`, { title: "Briefe vorbereitet" });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not prepare letters", {
      title: "Fehler beim Vorbereiten der Briefe",
    });
  }
}

/** Undefined when nobody waits for a letter. A repeated form leads to the letters that it has made; null without them. */
function writeBatch(viewer: Viewer, text: string, sent: Submission): Promise<number | null | undefined> {
  return actTransaction(viewer, async (tx) => {
    const made = await findCreatedBefore(tx, sent, letterBatches);
    if (made !== undefined) return made;
    const due = await tx
      .select({ id: reservedProfiles.id })
      .from(reservedProfiles)
      .where(hasNoLetter)
      .orderBy(asc(reservedProfiles.reservedAt), asc(reservedProfiles.id))
      .limit(pageSizes.letters)
      .for("update", { skipLocked: true });
    if (due.length === 0) return undefined;
    const [batch] = await tx.insert(letterBatches).values({ text }).returning();
    if (!batch) throw new Error("the letters were not stored");
    await writeOnce(tx, sent, batch.id);
    const ids = sql.param(due.map(({ id }) => id));
    const codes = sql.param(due.map(newCode));
    await tx
      .update(reservedProfiles)
      .set({ letterCode: sql`codes.code`, letterBatchId: batch.id, expiresAt: newExpiry(), openedAt: null })
      .from(sql`unnest(${ids}::bigint[], ${codes}::text[]) as codes (id, code)`)
      .where(eq(reservedProfiles.id, sql`codes.id`));
    const subject = { type: "letters", id: batch.id, name: `Briefe vom ${formatMoment(batch.createdAt)}` } as const;
    await recordAct(tx, viewer, { action: "letters.print", subject, concerns: null, after: { Briefe: due.length } });
    return batch.id;
  });
}

const countOf = (condition: unknown) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export const countBatches = () => countSome(letterBatches, undefined);

/** All letters that were made together, newest first, and what became of them. */
export async function listBatches(skip = 0, limit = pageSizes.letterBatches) {
  const rows = await db
    .select({
      id: letterBatches.id,
      createdAt: letterBatches.createdAt,
      text: letterBatches.text,
      letters: count(reservedProfiles.id),
      opened: countOf(sql`${reservedProfiles.openedAt} is not null or ${reservedProfiles.claimed}`),
      claimed: countOf(reservedProfiles.claimed),
    })
    .from(letterBatches)
    .leftJoin(reservedProfiles, eq(reservedProfiles.letterBatchId, letterBatches.id))
    .groupBy(letterBatches.id)
    .orderBy(desc(letterBatches.id))
    .offset(skip)
    .limit(limit + 1);
  return pageAt(
    rows.map((row) => ({ ...row, createdAt: formatMoment(row.createdAt) })),
    skip,
    limit,
  );
}

/** The letters of one batch. Those whose link can be used have its code, and are to be printed. */
export async function getBatch(id: number) {
  const [batch] = await db.select().from(letterBatches).where(eq(letterBatches.id, id));
  if (!batch) throw data(null, { status: 404 });
  const rows = await db
    .select()
    .from(reservedProfiles)
    .where(eq(reservedProfiles.letterBatchId, id))
    .orderBy(asc(reservedProfiles.name), asc(reservedProfiles.id))
    .limit(pageSizes.letters);
  const letters = rows.map((row) => {
    const state = reservationState(row);
    const url = state === "offen" && row.letterCode ? claimUrl(row.letterCode) : null;
    return {
      id: row.id,
      name: row.name,
      state,
      openedAt: row.openedAt && formatShortDate(row.openedAt),
      claimedAt: row.claimedAt && formatShortDate(row.claimedAt),
      expiresAt: formatShortDate(row.expiresAt),
      link: url ? { address: url.replace(/^https?:\/\//, ""), qr: qrPath(url) } : null,
    };
  });
  return { id, createdAt: formatMoment(batch.createdAt), text: batch.text, letters };
}
