import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callPath, factsOf } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { findInvitationIn } from "~/features/calls/own/invitations/invitations.server";
import { InvitedNote } from "~/features/calls/own/invitations/invited-note";
import { ConversationPage } from "~/features/messages/conversation";
import { openedBy } from "~/features/messages/conversation.server";
import { sendReply, whyNotReply } from "~/features/messages/reply.server";
import { OfferAside } from "~/features/offers/offer-aside";
import { findOfferOf } from "~/features/offers/own/find-offer.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { Facts } from "~/ui/facts";
import { Link } from "~/ui/link";
import type { Route } from "./+types/conversation";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** The page polls for news, so its script loads immediately. */
export const handle = { startsNow: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const conversation = await openedBy(viewer.id, params.id, idOf(new URL(request.url).searchParams.get("vor")));
  if (!conversation) throw data(null, { status: 404 });
  const call = conversation.callId === null ? null : await findCall(conversation.callId, viewer.id);
  const offer = conversation.isAboutCall ? await findOfferOf(params.id, viewer.id) : null;
  const invitation = conversation.isAboutCall ? await findInvitationIn(params.id, viewer.id) : null;
  return { conversation, call, offer, invitation, prevented: await whyNotReply(viewer.id, params.id) };
}

export async function action({ params, context }: Route.ActionArgs) {
  return sendReply(getViewer(context).id, params.id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? `Nachrichten: ${loaderData.conversation.partner.name}` : "Nachrichten");

export default function ConversationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, call, offer, invitation, prevented } = loaderData;
  return (
    <ConversationPage conversation={conversation} prevented={prevented} arrived={actionData}>
      {offer && <OfferAside offer={offer} />}
      {invitation && call && <InvitedNote invitation={invitation} className="border-t-2 border-ink pt-5" />}
      {call && (
        <div className="border-t-2 border-ink pt-5">
          <p className="text-sm font-semibold text-soft">Ausschreibung</p>
          <h2 className="mt-1 mb-4 text-2xl wrap-anywhere">
            <Link to={callPath(call)} className="title-link">
              {call.title}
            </Link>
          </h2>
          <Facts items={factsOf(call)} />
        </div>
      )}
      {conversation.isAboutCall && !call && (
        <p className="border-t-2 border-ink pt-5 text-soft">Diese Ausschreibung ist nicht mehr zu sehen.</p>
      )}
    </ConversationPage>
  );
}
