import { parseWithZod } from "@conform-to/zod/v4";
import { APIError } from "better-auth/api";
import { data, redirect } from "react-router";
import { db } from "~/db/client.server";
import type { UserType } from "~/db/schema";
import { type FormAnswer, refused } from "~/http/answer";
import { readInterrupted, resumeField } from "~/http/interrupted.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { redirectWithToast } from "~/http/toast.server";
import { log } from "~/log.server";
import { auth, createAuth } from "./auth.server";
import { landingPaths, leadingTo } from "./auth-path";
import { failureText } from "./failure-text.server";
import { signInSchema } from "./forms";
import { runInTurn, TooBusy } from "./hashing.server";
import { countSignIn } from "./sign-in-tries.server";

const hidden = { hideFields: ["password", resumeField] };
const failed = "Anmeldung fehlgeschlagen";

export async function signIn(form: FormData, request: Request, clientAddress: string, goTo: string | null) {
  const submission = parseWithZod(form, { schema: signInSchema });
  const interrupted = readInterrupted(form);
  const answer = (text: string, status: number) =>
    refused(submission.reply(hidden), { title: failed, text }, status, {
      interrupted,
      needsLink: status === 429,
    });
  if (submission.status !== "success") {
    return refused(submission.reply(hidden), undefined, 400, { interrupted });
  }
  const { email, password } = submission.value;
  try {
    const tried = await countSignIn(request, clientAddress, email);
    if (tried.waitSeconds) return answer(tooManyTriesText(tried.waitSeconds), 429);
    const asked = request.headers;
    const { headers, landing, refusal, needsCode } = await runInTurn(
      () => startSession({ email, password }, asked, goTo),
      tried,
    );
    if (refusal !== undefined) {
      await tried.tellOwner();
      return answer(refusal, 400);
    }
    await tried.forget();
    if (needsCode && interrupted)
      return data<FormAnswer>({ result: submission.reply(hidden), interrupted, needsCode }, { headers });
    if (needsCode) return redirect(leadingTo("/auth/code", goTo), { status: 303, headers });
    if (interrupted) return data<FormAnswer>({ result: submission.reply(hidden), resume: interrupted }, { headers });
    return redirectWithToast(
      goTo ?? landing,
      { title: "Erfolgreich angemeldet", description: "Willkommen zurück!" },
      headers,
    );
  } catch (error) {
    if (error instanceof TooBusy) return answer(error.message, 503);
    log.error({ err: error }, "sign-in failed");
    return answer(failureText(error), 500);
  }
}

type Started =
  | { headers: Headers; landing: string; needsCode?: boolean; refusal?: never }
  | { headers?: never; landing?: never; needsCode?: never; refusal: string };

async function startSession(
  body: { email: string; password: string },
  asked: Headers,
  aim: string | null,
): Promise<Started> {
  try {
    return await db.transaction(async (tx) => {
      const { headers, response } = await createAuth(tx).api.signInEmail({ body, headers: asked, returnHeaders: true });
      if ("twoFactorRedirect" in response) return { headers, landing: "/", needsCode: true };
      return { headers, landing: landingPaths[response.user.userType as UserType] };
    });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    return { refusal: await explainRefusal(error, body.email, aim) };
  }
}

async function explainRefusal(error: APIError, email: string, aim: string | null): Promise<string> {
  switch (error.body?.code) {
    case "INVALID_EMAIL_OR_PASSWORD":
      return "Ungültige E-Mail oder Passwort";
    case "EMAIL_NOT_VERIFIED":
      return sendConfirmationAgain(email, aim);
    default:
      return error.body?.message ?? error.message;
  }
}

/** Runs only after the right password, so it reveals nothing to an attacker. */
async function sendConfirmationAgain(email: string, aim: string | null): Promise<string> {
  const wait = await countTry("confirm-mail-account", email);
  if (wait) return "Ihre E-Mail-Adresse ist noch nicht bestätigt. Den Link dazu finden Sie in Ihrem Posteingang.";
  await db.transaction((tx) => createAuth(tx, aim).api.sendVerificationEmail({ body: { email } }));
  return "Ihre E-Mail-Adresse ist noch nicht bestätigt. Wir haben Ihnen den Link dazu noch einmal gesendet.";
}

/**
 * Makes the browser forget cached pages, so that the back button shows nothing from before the sign-out. "storage" is
 * left out, because it would erase the cookie choice.
 */
export const forgetPages = (headers: Headers) => headers.set("clear-site-data", '"cache"');

export async function signOut(request: Request) {
  try {
    const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true });
    // The library only logs when it can't delete the session, so check.
    const stillThere = await auth().api.getSession({ headers: request.headers });
    forgetPages(headers);
    if (!stillThere)
      return redirectWithToast("/", { title: "Erfolgreich abgemeldet", description: "Auf Wiedersehen!" }, headers);
  } catch (error) {
    log.error({ err: error }, "sign-out failed");
  }
  return redirectWithToast("/", { title: "Fehler beim Abmelden", kind: "error" });
}
