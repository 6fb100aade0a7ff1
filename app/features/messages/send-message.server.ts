import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { type Problem, refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import type { Interrupted } from "~/http/interrupted.server";
import { sameOriginPath } from "~/http/same-origin-path";
import { redirectInsteadOf } from "~/http/toast.server";
import { isSenderRefused } from "~/mail/deliver.server";
import { messageSchema } from "./message-schema";
import { recipientPath } from "./recipient";
import { type Attached, failed, storeMessage } from "./store-message.server";

const signInFirst: Problem = {
  title: "Anmeldung erforderlich",
  text: "Sie müssen angemeldet sein, um eine Nachricht zu senden",
};
const domainUnverified: Problem = {
  title: "Domain-Verifizierung erforderlich",
  text: "Unser Mailserver nimmt zurzeit keine Nachrichten an. Ihr Text ist noch da, bitte versuchen Sie es später noch einmal.",
};

/** An offer in the form that sends it. */
export interface Attachment extends Attached {
  /** The form with the offer's fields, instead of the plain message. */
  submission: ReturnType<typeof parseMessage>;
  /** The toast after sending. */
  sent: { title: string; description: string };
}

const parseMessage = (form: FormData) => parseWithZod(form, { schema: messageSchema });

export async function sendMessage(
  viewer: Pick<Viewer, "id" | "email"> | null,
  to: URLSearchParams,
  form: FormData,
  interrupted: Interrupted | null,
  attachment?: Attachment,
) {
  const submission = attachment?.submission ?? parseMessage(form);
  if (!viewer) return refused(submission.reply(), signInFirst, 401, { interrupted });
  if (submission.status !== "success") return refused(submission.reply());
  if (isSenderRefused()) return refused(submission.reply(), domainUnverified, 503);
  let stored: Awaited<ReturnType<typeof storeMessage>>;
  try {
    stored = await storeMessage(viewer, to, submission.value, attachment);
  } catch (error) {
    return formFailed(submission.reply(), error, "could not take a message", attachment?.failed ?? failed);
  }
  if (!stored.recipient) {
    const { problem, status, isOver } = stored;
    if (isOver) throw data({ problem }, { status });
    return refused(submission.reply(), problem, status);
  }
  const sent = attachment?.sent ?? {
    title: "Nachricht gesendet",
    description: "Ihre Nachricht wurde erfolgreich versendet",
  };
  const back = sameOriginPath(String(form.get("weiter") ?? ""), recipientPath(stored.recipient));
  const description = [sent.description, stored.warning].filter(Boolean).join(". ");
  return redirectInsteadOf(back, { title: sent.title, description });
}
