import { parseWithZod } from "@conform-to/zod/v4";
import { and, eq, ne } from "drizzle-orm";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { profiles, type UserType } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { countWrite } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { refreshProfile } from "~/search-index/refresh.server";
import { type VisibilityForm, visibilitySchema } from "./visibility";

const { userType, acceptsMessages, visitsUnnamed, reservesMining, profileStatus, showsCallsWhileHidden } = profiles;

export async function getOwnVisibility(id: string): Promise<OwnVisibility> {
  const [found] = await db
    .select({ userType, acceptsMessages, visitsUnnamed, reservesMining, profileStatus, showsCallsWhileHidden })
    .from(profiles)
    .where(eq(profiles.id, id));
  if (!found) throw data(null, { status: 404 });
  const { profileStatus: status, ...visibility } = found;
  return { ...visibility, isHidden: status === "hidden" };
}

export type OwnVisibility = VisibilityForm & { userType: UserType };

type Hiding = Pick<VisibilityForm, "isHidden" | "showsCallsWhileHidden">;

/** The columns that hide or show a profile. A company has to agree again each time that its calls stay visible. */
export const hidingColumns = (type: UserType, { isHidden, showsCallsWhileHidden }: Hiding) => ({
  profileStatus: isHidden ? ("hidden" as const) : ("active" as const),
  showsCallsWhileHidden: type === "unternehmen" && isHidden && showsCallsWhileHidden,
});

const failed = {
  title: "Fehler beim Speichern der Sichtbarkeit",
  text: "Ihre Auswahl steht noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

export async function saveVisibility(viewer: Viewer, form: FormData) {
  const submission = parseWithZod(form, { schema: visibilitySchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { acceptsMessages, visitsUnnamed, reservesMining, ...hiding } = submission.value;
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(profiles)
        .set({
          acceptsMessages,
          visitsUnnamed,
          reservesMining,
          ...hidingColumns(viewer.userType, hiding),
          updatedAt: new Date(),
        })
        .where(and(eq(profiles.id, viewer.id), ne(profiles.profileStatus, "blocked")));
      await countWrite(tx, "profile", viewer.id);
      if (viewer.userType === "unternehmen") await refreshProfile(tx, viewer.id);
    });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not save who sees a profile", failed);
  }
  return redirectWithToast("/konto#sichtbarkeit", { title: "Sichtbarkeit gespeichert" });
}
