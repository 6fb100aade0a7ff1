import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { idOf } from "~/http/id-of";
import { redirectWithToast } from "~/http/toast.server";
import { invitationSchema } from "./invitation-schema";
import { invite } from "./invite.server";

const failed = {
  title: "Fehler beim Senden der Einladung",
  text: "Ihr Text ist noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

/** The answer to the form of an invitation. */
export async function sendInvitation(viewer: Viewer, slug: string, form: FormData) {
  const submission = parseWithZod(form, { schema: invitationSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { call, message } = submission.value;
  let invited: Awaited<ReturnType<typeof invite>>;
  try {
    invited = await invite(viewer, slug, { callId: idOf(call) ?? 0, message });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not invite someone", failed);
  }
  if (!invited) throw data(null, { status: 404 });
  if (invited.whyNot) return refused(submission.reply({ fieldErrors: { call: [invited.whyNot] } }));
  return redirectWithToast(`/ausschreibungen/${invited.callId}/angebote#eingeladen`, {
    title: "Einladung gesendet",
    description: "Sobald jemand sie ansieht oder antwortet, steht es hier.",
  });
}
