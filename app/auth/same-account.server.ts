import { data, type MiddlewareFunction } from "react-router";
import { requestContext } from "~/http/request-context";
import { accountField } from "~/http/signed-by";
import { viewerContext } from "./viewer";

const signOut = /^\/auth\/abmelden(\.data)?$/;

/**
 * Refuses a form that was filled in with another account than the one that has signed in meanwhile, in a second tab or
 * in place of an ended session. It would go out under a wrong name. Without script no form says whose it is.
 */
export const sameAccountOnly: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const viewer = context.get(viewerContext);
  const { form } = context.get(requestContext);
  // A form without a session keeps the field until somebody has signed in.
  if (!viewer || !form || !("fields" in form)) return next();
  const account = form.fields.get(accountField);
  form.fields.delete(accountField);
  const isOwn = account === null || account === viewer.id;
  if (isOwn || signOut.test(new URL(request.url).pathname)) return next();
  const problem = {
    title: "Sie haben das Konto gewechselt",
    text: `Sie sind jetzt als ${viewer.name} angemeldet. Dieses Formular haben Sie mit einem anderen Konto ausgefüllt. Gespeichert wurde nichts. Melden Sie sich wieder mit jenem Konto an, oder laden Sie die Seite neu.`,
  };
  throw data({ problem }, { status: 409 });
};
