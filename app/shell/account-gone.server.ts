import type { MiddlewareFunction } from "react-router";
import { signedInOnly } from "~/auth/guards.server";
import { readSession } from "~/auth/read-session.server";
import { viewerContext } from "~/auth/viewer";
import { setFrame } from "./frame.server";

/**
 * An account may be deleted while one of its requests is under way. What fails then is answered like what comes after the
 * end of the session, so that no write has to know of it.
 */
export const answerGoneAccount: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context } = args;
  const answer = await next();
  if (![409, 500].includes(answer.status) || !context.get(viewerContext)) return answer;
  const isStillSignedIn = await readSession(request).then(Boolean, () => true);
  if (isStillSignedIn) return answer;
  context.set(viewerContext, null);
  await setFrame(args, async () => answer);
  return signedInOnly(args, next);
};
