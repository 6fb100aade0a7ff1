import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { countWrite, LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { dayInVienna } from "~/text/dates";
import { availabilitySchema } from "../availability";

const failed = {
  title: "Fehler beim Speichern der Verfügbarkeit",
  text: "Ihre Angabe steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export async function getAvailability(id: string) {
  const { availability, availabilityDay, availabilitySaidAt } = profiles;
  const [row] = await db
    .select({ availability, availabilityDay, availabilitySaidAt })
    .from(profiles)
    .where(eq(profiles.id, id));
  return row ?? null;
}

export async function saveAvailability(id: string, form: FormData) {
  const submission = parseWithZod(form, { schema: availabilitySchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { stand, tag } = submission.value;
  try {
    await db.transaction(async (tx) => {
      await countWrite(tx, "profile", id);
      await tx
        .update(profiles)
        .set({
          availability: stand || null,
          availabilityDay: tag > dayInVienna() ? tag : null,
          availabilitySaidAt: stand ? new Date() : null,
        })
        .where(eq(profiles.id, id));
    });
  } catch (error) {
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not save when somebody is available");
    return refused(submission.reply(), failed, 500);
  }
  return redirectWithToast("/profil", { title: stand ? "Verfügbarkeit gespeichert" : "Verfügbarkeit entfernt" });
}
