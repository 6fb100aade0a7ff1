import type { FeedAddressKind } from "~/db/schema";
import { LimitReached } from "~/http/rate-limit.server";
import { respondToButton } from "~/http/small-answer.server";
import { log } from "~/log.server";
import { subscriptionAct } from "../subscriptions";
import { endFeedAddress, makeFeedAddress } from "./feed-address.server";

interface Sent {
  request: Request;
  form: FormData;
  userId: string;
  kind: FeedAddressKind;
  /** The page with the button. */
  page: string;
}

/** Makes a secret address or ends it, and answers the button. */
export async function answerAddress({ request, form, userId, kind, page }: Sent) {
  const isEnding = form.get(subscriptionAct.field) === subscriptionAct.end;
  try {
    await (isEnding ? endFeedAddress(userId, kind) : makeFeedAddress(userId, kind));
  } catch (error) {
    if (error instanceof LimitReached) return respondToButton(request, page, { toast: error.toast }, 429);
    log.error({ err: error }, "could not save a secret address");
    const toast = { title: "Fehler beim Speichern der Adresse", kind: "error" as const };
    return respondToButton(request, page, { toast }, 500);
  }
  const title = isEnding ? "Die Adresse gilt nicht mehr" : "Adresse erstellt";
  return respondToButton(request, page, { toast: { title, kind: "success" } });
}
