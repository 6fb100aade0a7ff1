import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { refused } from "~/http/answer";
import { idOf } from "~/http/id-of";
import { LimitReached } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
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
    if (error instanceof LimitReached) return refused(submission.reply(), error.problem, 429);
    log.error({ err: error }, "could not invite someone");
    return refused(submission.reply(), failed, 500);
  }
  if (!invited) throw data(null, { status: 404 });
  if (invited.whyNot) return refused(submission.reply({ fieldErrors: { call: [invited.whyNot] } }));
  return redirectWithToast(`/ausschreibungen/${invited.callId}/angebote#eingeladen`, {
    title: "Einladung gesendet",
    description: "Sobald jemand sie ansieht oder antwortet, steht es hier.",
  });
}
