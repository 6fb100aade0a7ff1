import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerCredit, removeCredit } from "~/features/works/own/answer-credit.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/account-credit-remove";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const does = () => removeCredit(getViewer(context).id, idOf(params.id) ?? 0);
  const done = "Sie sind bei dieser Arbeit nicht mehr genannt";
  return answerCredit(request, { does, done, failed: "Fehler beim Entfernen der Nennung" });
}
