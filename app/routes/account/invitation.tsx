import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callPath } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { invitationAnswers, invitationPath, isInvitationAnswer } from "~/features/calls/own/invitations/invitation";
import { answerInvitation, findInvitation } from "~/features/calls/own/invitations/invitations.server";
import { InvitedNote } from "~/features/calls/own/invitations/invited-note";
import { CallBrief } from "~/features/calls/page/call-brief";
import { listFilesOfCall } from "~/files/find-files.server";
import { answerButton } from "~/http/failed-write.server";
import { uuidOf } from "~/http/id-of";
import { orEmpty } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import type { Route } from "./+types/invitation";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** Opening the page of an invitation answers nothing: programs that check mails follow its links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const invitation = await findInvitation(params.id, viewer.id);
  if (!invitation) throw data(null, { status: 404 });
  const call = await findCall(invitation.callId, viewer.id);
  const files = call ? await orEmpty(() => listFilesOfCall(call.id, viewer), "the files of a call") : [];
  return { invitation, call, files };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const answer = readForm(context).get("antwort");
  const id = uuidOf(params.id);
  if (!id || !isInvitationAnswer(answer)) throw data(null, { status: id ? 400 : 404 });
  return answerButton(request, invitationPath(id), { title: "Fehler beim Antworten" }, async () => {
    const isOwn = await answerInvitation(id, getViewer(context).id, answer);
    if (!isOwn) throw data(null, { status: 404 });
    return { title: `Geantwortet: ${invitationAnswers[answer]}`, kind: "success" };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Einladung");

export default function Invitation({ loaderData: { invitation, call, files } }: Route.ComponentProps) {
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <h1 className="mb-6 text-4xl">Einladung</h1>
      <InvitedNote invitation={invitation} className="mb-8 border-y border-line py-5" />
      {call ? (
        <>
          <CallBrief call={call} files={files} />
          <p className="mt-8">
            <ButtonLink to={callPath(call)}>Ausschreibung ansehen</ButtonLink>
          </p>
        </>
      ) : (
        <p className="text-soft">Diese Ausschreibung ist nicht mehr zu sehen.</p>
      )}
    </Container>
  );
}
