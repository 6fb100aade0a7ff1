import { data, Form, useNavigation } from "react-router";
import { returnPathOf } from "~/auth/aim.server";
import { sendLinkAgain } from "~/auth/mailbox.server";
import { mailboxPath, otherAddressPath } from "~/auth/mailbox-path";
import { getWaiting, visitorsOnly } from "~/auth/waiting-account.server";
import { findLostWrite } from "~/http/lost-connection";
import { storedNowhere } from "~/http/page-caching.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Problem } from "~/ui/problem";
import type { Route } from "./+types/mailbox";

export const middleware: Route.MiddlewareFunction[] = [storedNowhere, visitorsOnly];

export async function loader({ request }: Route.LoaderArgs) {
  const { id, email } = await getWaiting(request);
  return data({ id, email: shownEmail(email), aim: returnPathOf(request) });
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendLinkAgain(await getWaiting(request), context.get(requestContext).clientAddress, returnPathOf(request));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Sehen Sie in Ihr Postfach");

export default function Mailbox({ loaderData, actionData }: Route.ComponentProps) {
  const { id, email, aim } = loaderData;
  const { state } = useNavigation();
  const lost = findLostWrite(actionData);
  const refusal = actionData && "problem" in actionData ? actionData.problem : undefined;
  const problem = lost ? { ...lost.problem, title: "E-Mail nicht gesendet" } : refusal;
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">Sehen Sie in Ihr Postfach</h1>
      <p className="mb-4">
        Wir haben Ihnen eine E-Mail mit einem Link gesendet, an <strong className="wrap-anywhere">{email}</strong>.
        Bestätigen Sie damit, dass diese Adresse Ihnen gehört.{" "}
        {aim ? "Danach sind Sie angemeldet und kommen dorthin, wo Sie eben waren." : "Danach sind Sie angemeldet."}
      </p>
      <p className="mb-6 text-soft">
        Sie finden nichts? Sehen Sie auch im Ordner für Spam nach. Der Link gilt 24 Stunden.
      </p>
      <Problem problem={problem} />
      <Form method="post" action={mailboxPath(id, aim)}>
        <ActionBar>
          <Button variant="secondary" busy={state !== "idle"} busyLabel="Wird gesendet...">
            Noch einmal senden
          </Button>
          <ButtonLink to={otherAddressPath(id, aim)} variant="quiet">
            Andere Adresse
          </ButtonLink>
        </ActionBar>
      </Form>
    </Container>
  );
}
