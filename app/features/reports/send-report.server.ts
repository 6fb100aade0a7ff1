import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "react-router";
import type { Subject } from "~/audit/reported";
import { storeSubject } from "~/audit/subjects.server";
import { tellReporter } from "~/audit/tell-reporter.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { reports } from "~/db/schema";
import { type Problem, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { orNull } from "~/http/or-empty.server";
import { countTry, secondsUntilNextTry, tooManyTriesText } from "~/http/rate-limit.server";
import { submissionKeyOf } from "~/http/submission.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { copyOf } from "./excerpt.server";
import { receiptMail } from "./report-mails";
import { type ReportForm, reportSchema } from "./report-schema";
import { dangerMail, listToTell } from "./superadmin/waiting-mails.server";

interface Sent {
  form: FormData;
  subject: Subject;
  viewer: Pick<Viewer, "id" | "email"> | null;
  clientAddress: string;
}

export async function sendReport({ form, subject, viewer, clientAddress }: Sent) {
  const submission = parseWithZod(form, { schema: reportSchema });
  if (submission.status !== "success") return refused(submission.reply());
  try {
    const wait =
      (await countTry("report-address", clientAddress)) || (viewer && (await countTry("report-account", viewer.id)));
    if (wait) {
      return refused(submission.reply(), tooMany(wait), 429);
    }
    await storeReport(subject, submission.value, viewer, submissionKeyOf(form));
  } catch (error) {
    return formFailed(submission.reply(), error, "could not store a report", {
      title: "Fehler beim Senden der Meldung",
    });
  }
  return redirect("/melden/danke", 303);
}

const tooMany = (wait: number): Problem => ({ title: "Zu viele Meldungen", text: tooManyTriesText(wait) });

/** What would refuse a report now, so that the page says it before anybody writes. */
export const whyNoReport = (viewer: Pick<Viewer, "id"> | null, clientAddress: string): Promise<Problem | null> =>
  orNull(async () => {
    const wait =
      (await secondsUntilNextTry("report-address", clientAddress)) ||
      (viewer && (await secondsUntilNextTry("report-account", viewer.id)));
    return wait ? tooMany(wait) : null;
  }, "whether a report is allowed");

/** A report that is sent again is stored once. Without an address it says nothing about who sent it. */
async function storeReport(
  subject: Subject,
  { email, scope, ...report }: ReportForm,
  viewer: Sent["viewer"],
  submissionKey: string | null,
): Promise<void> {
  const isConfirmed = email && !(await countTry("report-mail", email));
  const toTell = report.isDanger ? await listToTell() : [];
  await db.transaction(async (tx) => {
    const subjectId = await storeSubject(tx, subject);
    const stored = await tx
      .insert(reports)
      .values({
        ...report,
        subjectId,
        reporterEmail: email ?? null,
        reporterId: email && viewer ? viewer.id : null,
        excerpt: await copyOf(tx, subject, scope),
        submissionKey,
      })
      .onConflictDoNothing({ target: reports.submissionKey })
      .returning({ id: reports.id });
    if (stored.length === 0) return;
    const reporter = { reporterId: viewer?.id ?? null, reporterEmail: email ?? null };
    if (isConfirmed) await tellReporter(tx, reporter, subject, (about) => receiptMail(about, settings));
    for (const superadmin of toTell)
      await sendMail(tx, ownAddress(superadmin), dangerMail(superadmin.name, subjectId, subject));
  });
}
