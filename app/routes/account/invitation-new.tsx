import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { findInvitable, listCallsToInviteTo } from "~/features/calls/own/invitations/invite.server";
import { InviteForm } from "~/features/calls/own/invitations/invite-form";
import { sendInvitation } from "~/features/calls/own/invitations/send-invitation.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/invitation-new";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly, storedNowhere];

const slugIn = (request: Request) => new URL(request.url).searchParams.get("an") ?? "";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const found = await findInvitable(slugIn(request), id);
  if (!found) throw data(null, { status: 404 });
  const { whyNot, name, slug } = found;
  const [calls, prevented] = await Promise.all([
    listCallsToInviteTo(id, found.id),
    whyNot ? { title: whyNot } : findReachedLimit("invitation", id),
  ]);
  const callId = idOf(new URL(request.url).searchParams.get("zu"));
  return { person: { name, slug }, calls, callId, prevented };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendInvitation(getViewer(context), slugIn(request), readForm(context));
}

const title = "Zu einer Ausschreibung einladen";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, title);

export default function InvitationNew({ loaderData, actionData }: Route.ComponentProps) {
  const { person, calls, callId, prevented } = loaderData;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 mb-8 text-soft wrap-anywhere">
        <TextLink to={`/kreative/${person.slug}`}>{person.name}</TextLink> bekommt Ihre Einladung als Nachricht und per
        E-Mail und kann ein Angebot senden oder absagen.
      </p>
      <Prevented problem={prevented} />
      {calls.length > 0 ? (
        <InviteForm person={person} calls={calls} callId={callId} arrived={actionData} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <p>Sie haben zurzeit keine Ausschreibung, die Angebote annimmt.</p>
          <ButtonLink to="/ausschreibungen/neu" variant="secondary">
            Projekt einstellen
          </ButtonLink>
        </div>
      )}
    </Container>
  );
}
