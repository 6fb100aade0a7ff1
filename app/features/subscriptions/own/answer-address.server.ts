import type { FeedAddressKind } from "~/db/schema";
import { answerButton } from "~/http/failed-write.server";
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
export function answerAddress({ request, form, userId, kind, page }: Sent) {
  const isEnding = form.get(subscriptionAct.field) === subscriptionAct.end;
  return answerButton(request, page, { title: "Fehler beim Speichern der Adresse" }, async () => {
    await (isEnding ? endFeedAddress(userId, kind) : makeFeedAddress(userId, kind));
    return { title: isEnding ? "Die Adresse gilt nicht mehr" : "Adresse erstellt", kind: "success" };
  });
}
