import { getViewer, signedInOnly } from "~/auth/guards.server";
import { db } from "~/db/client.server";
import { discardField } from "~/features/offers/draft";
import { newOfferPath } from "~/features/offers/offer";
import { changedVersionIn, discardDraft, readDraft, saveDraft } from "~/features/offers/own/draft.server";
import { answerAct } from "~/http/failed-write.server";
import { getId } from "~/http/id-of";
import { postOnly } from "~/http/post-only.server";
import { LimitReached } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { sameOriginPath } from "~/http/same-origin-path";
import { doneOrNothing } from "~/http/toast.server";
import { log } from "~/log.server";
import type { Route } from "./+types/offer-draft";

export { default } from "~/http/page-address";

/** Answers the background request that saves a draft. It needs no page. */
const savedInBackground: Route.MiddlewareFunction = async ({ request, params, context }, next) => {
  if (request.method !== "POST" || request.headers.get("accept") !== "application/json") return next();
  context.get(requestContext).leavesPagesUnchanged = true;
  const [viewer, form, callId] = [getViewer(context), readForm(context), getId(params.id)];
  try {
    if (form.has(discardField)) {
      await discardDraft(db, viewer.id, callId);
      return Response.json({ savedAt: null });
    }
    const savedAt = await saveDraft(viewer.id, callId, readDraft(form), changedVersionIn(form));
    return Response.json({ savedAt }, { status: savedAt ? 200 : 409 });
  } catch (error) {
    if (error instanceof LimitReached) return Response.json({ savedAt: null }, { status: 429 });
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "could not save the draft of an offer");
    return Response.json({ savedAt: null }, { status: 500 });
  }
};

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, savedInBackground];

export const loader = postOnly;

/** Discards what somebody has begun to write for a call. */
export function action({ params, context }: Route.ActionArgs) {
  context.get(requestContext).leavesPagesUnchanged = true;
  const [viewer, form, callId] = [getViewer(context), readForm(context), getId(params.id)];
  const back = newOfferPath(callId);
  return answerAct(back, { title: "Fehler beim Verwerfen des Entwurfs" }, async () => {
    const isGone = await discardDraft(db, viewer.id, callId);
    return { ...doneOrNothing(isGone, "Entwurf verworfen"), to: sameOriginPath(`${form.get(discardField)}`, back) };
  });
}
