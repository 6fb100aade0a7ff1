import { redirect } from "react-router";
import { sendContactLink } from "~/auth/address/contact-address.server";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { answerAct } from "~/http/failed-write.server";
import { tooManyTriesText } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { failWrite } from "~/http/small-answer.server";
import type { Route } from "./+types/contact-address-link";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

const account = "/konto#anmeldung";
const title = "Link nicht gesendet";

export function loader() {
  return redirect(account);
}

/** Sends the link that confirms the contact address once more. */
export function action({ context }: Route.ActionArgs) {
  readForm(context);
  const text = "Bitte versuchen Sie es in ein paar Minuten noch einmal.";
  return answerAct(account, { title, text }, async () => {
    const sent = await sendContactLink(getViewer(context).id);
    if (sent.state === "limit") failWrite(title, { text: tooManyTriesText(sent.waitSeconds), status: 429 });
    if (sent.state === "none") throw redirect(account);
    return {
      title: "Link gesendet",
      description: `Bitte bestätigen Sie die Kontaktadresse mit dem Link, den wir an ${sent.address} gesendet haben.`,
    };
  });
}
