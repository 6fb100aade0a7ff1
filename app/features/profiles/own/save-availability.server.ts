import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { countWrite } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
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
      await tx
        .update(profiles)
        .set({
          availability: stand || null,
          availabilityDay: tag > dayInVienna() ? tag : null,
          availabilitySaidAt: stand ? new Date() : null,
        })
        .where(eq(profiles.id, id));
      await countWrite(tx, "profile", id);
    });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not save when somebody is available", failed);
  }
  return redirectWithToast("/profil", { title: stand ? "Verfügbarkeit gespeichert" : "Verfügbarkeit entfernt" });
}
