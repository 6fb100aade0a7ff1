import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { withPassword } from "~/auth/with-password.server";
import { db, type Transaction } from "~/db/client.server";
import { dataExports, profiles } from "~/db/schema";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { enqueue } from "~/jobs/jobs.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { log } from "~/log.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { dataReadyForSuperadminMail, dataReadyMail } from "./data-mails";
import { pack } from "./pack.server";

export interface ExportJob {
  id: string;
}

/** A new copy replaces the one before. */
export const requestExport = (viewer: Viewer, request: Request, form: FormData) =>
  withPassword({ viewer, request, form, title: "Keine Kopie erstellt" }, async (_password, refuse) => {
    const wait = await countTry("own-data", viewer.id);
    if (wait) return refuse(tooManyTriesText(wait), 429);
    await db.transaction((tx) => askForExport(tx, viewer.id));
    return redirectWithToast("/konto/daten", {
      title: "Ihre Kopie wird erstellt",
      description: "Wir schreiben Ihnen, sobald sie fertig ist.",
    });
  });

/** Asks for a copy, for the person or for a superadmin. It replaces the one before. */
export async function askForExport(tx: Transaction, profileId: string, askedBy: string | null = null): Promise<void> {
  await tx.delete(dataExports).where(isOf(profileId, askedBy));
  // Whoever presses twice at the same moment has asked once.
  const [made] = await tx
    .insert(dataExports)
    .values({ profileId, askedBy })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  if (made) await enqueue(tx, "own-data", { id: made.id } satisfies ExportJob);
}

const isOf = (profileId: string, askedBy: string | null) =>
  and(
    eq(dataExports.profileId, profileId),
    askedBy === null ? isNull(dataExports.askedBy) : eq(dataExports.askedBy, askedBy),
  );

const isLive = gt(dataExports.expiresAt, sql`now()`);

/** What has become of the copy that someone asked for. */
export async function findExport(profileId: string, askedBy: string | null = null) {
  const { state, createdAt, expiresAt } = dataExports;
  const [found] = await db
    .select({ state, createdAt, expiresAt })
    .from(dataExports)
    .where(and(isOf(profileId, askedBy), isLive));
  return found ?? null;
}

/** The copy itself, only for the one who asked for it. */
export async function getArchive(profileId: string, askedBy: string | null = null): Promise<Buffer> {
  const [found] = await db
    .select({ archive: dataExports.archive })
    .from(dataExports)
    .where(and(isOf(profileId, askedBy), eq(dataExports.state, "ready"), isLive));
  if (!found?.archive) throw data(null, { status: 404 });
  return found.archive;
}

/** Creates a requested copy, unless a newer request has replaced it or the account is deleted. */
export async function makeExport({ id }: ExportJob, _jobId: string, isLastTry: boolean): Promise<void> {
  const [asked] = await db
    .select({
      profileId: profiles.id,
      name: profiles.name,
      email: profiles.email,
      askedBy: dataExports.askedBy,
    })
    .from(dataExports)
    .innerJoin(profiles, eq(profiles.id, dataExports.profileId))
    .where(and(eq(dataExports.id, id), eq(dataExports.state, "waiting")));
  if (!asked) return;
  try {
    const archive = await pack({ ...asked, isForSuperadmin: asked.askedBy !== null });
    await db.transaction(async (tx) => {
      const expiresAt = sql`now() + ${keepingTimes.ownData.interval}::interval`;
      const stored = await tx
        .update(dataExports)
        .set({ archive, state: "ready", expiresAt })
        .where(and(eq(dataExports.id, id), eq(dataExports.state, "waiting")));
      if (stored.rowCount) await tellReady(tx, asked);
    });
  } catch (error) {
    log.error({ err: error }, "could not make a copy of someone's data");
    if (!isLastTry) throw error;
    await db.update(dataExports).set({ state: "failed" }).where(eq(dataExports.id, id));
  }
}

interface Asked {
  profileId: string;
  name: string;
  email: string;
  askedBy: string | null;
}

async function tellReady(tx: Transaction, { profileId, name, email, askedBy }: Asked): Promise<void> {
  if (askedBy === null) return sendMail(tx, ownAddress({ email }), dataReadyMail(name, settings));
  const [superadmin] = await tx
    .select({ name: profiles.name, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, askedBy));
  if (!superadmin) return;
  const mail = dataReadyForSuperadminMail(superadmin.name, { id: profileId, name }, settings);
  await sendMail(tx, ownAddress(superadmin), mail);
}
