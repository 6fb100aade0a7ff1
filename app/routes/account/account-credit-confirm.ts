import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerCredit, confirmCredit } from "~/features/works/own/answer-credit.server";
import { idOf } from "~/http/id-of";
import type { Route } from "./+types/account-credit-confirm";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function action({ params, request, context }: Route.ActionArgs) {
  const does = () => confirmCredit(getViewer(context).id, idOf(params.id) ?? 0);
  return answerCredit(request, { does, done: "Nennung bestätigt", failed: "Fehler beim Bestätigen" });
}
