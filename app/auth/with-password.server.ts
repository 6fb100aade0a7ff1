import { parseWithZod } from "@conform-to/zod/v4";
import { refused } from "~/http/answer";
import type { Interrupted } from "~/http/interrupted.server";
import { log } from "~/log.server";
import { ownPasswordSchema } from "./forms";
import { checkOwnPassword } from "./own-password.server";
import { notePassword } from "./sessions.server";
import type { Viewer } from "./viewer";

const hidden = { hideFields: ["password"] };

interface Asked {
  viewer: Viewer;
  request: Request;
  form: FormData;
  /** The title of the error when the password is wrong or something fails. */
  title: string;
  /** The form that waits for the password. */
  interrupted?: Interrupted | null;
}

/** Handles a form with only the own password: acts only when it is right, and records the time. */
export async function withPassword<Done>(
  { viewer, request, form, title, interrupted }: Asked,
  act: (password: string) => Promise<Done>,
) {
  const submission = parseWithZod(form, { schema: ownPasswordSchema });
  if (submission.status !== "success") return refused(submission.reply(hidden), undefined, 400, { interrupted });
  const { password } = submission.value;
  try {
    const refusal = await checkOwnPassword(viewer.id, request, password);
    if (refusal?.isWrong)
      return refused(submission.reply({ ...hidden, fieldErrors: { password: [refusal.text] } }), { title }, 400, {
        interrupted,
      });
    if (refusal) {
      const { text, status, retryAfter } = refusal;
      return refused(submission.reply(hidden), { title, text }, status, { retryAfter, interrupted });
    }
    await notePassword(request);
    return await act(password);
  } catch (error) {
    log.error({ err: error }, "could not do what the password was given for");
    const text = "Der Fehler liegt bei uns. Bitte versuchen Sie es in ein paar Minuten noch einmal.";
    return refused(submission.reply(hidden), { title, text }, 500, { interrupted });
  }
}
