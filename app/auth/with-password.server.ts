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

type Refuse = (text: string, status: number) => ReturnType<typeof refused>;

/**
 * Handles a form that asks only for the account's password: acts if it is right, and records the time. `act` may still
 * refuse the form, for example at a limit.
 */
export async function withPassword<Done>(
  { viewer, request, form, title, interrupted }: Asked,
  act: (password: string, refuse: Refuse) => Promise<Done>,
) {
  const submission = parseWithZod(form, { schema: ownPasswordSchema });
  if (submission.status !== "success") return refused(submission.reply(hidden), undefined, 400, { interrupted });
  const { password } = submission.value;
  const refuse: Refuse = (text, status) => refused(submission.reply(hidden), { title, text }, status, { interrupted });
  try {
    const refusal = await checkOwnPassword(viewer.id, request, password);
    if (refusal?.isWrong)
      return refused(submission.reply({ ...hidden, fieldErrors: { password: [refusal.text] } }), { title }, 400, {
        interrupted,
      });
    if (refusal) return refuse(refusal.text, refusal.status);
    await notePassword(request);
    return await act(password, refuse);
  } catch (error) {
    log.error({ err: error }, "could not do what the password was given for");
    return refuse("Der Fehler liegt bei uns. Bitte versuchen Sie es in ein paar Minuten noch einmal.", 500);
  }
}
