import type { FeedAddressKind } from "~/db/schema";
import { buttonFailed } from "~/http/failed-write.server";
import { respondToButton } from "~/http/small-answer.server";
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
    const title = "Fehler beim Speichern der Adresse";
    return buttonFailed(request, page, error, "could not save a secret address", { title });
  }
  const title = isEnding ? "Die Adresse gilt nicht mehr" : "Adresse erstellt";
  return respondToButton(request, page, { toast: { title, kind: "success" } });
}
