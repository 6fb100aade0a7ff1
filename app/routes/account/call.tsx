import { data, redirect, useSearchParams } from "react-router";
import { ReportLink } from "~/audit/report-link";
import { SuperadminLink } from "~/audit/superadmin-link";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { isHidden } from "~/auth/hidden-profile";
import { callIdOf, callPath, companyName } from "~/features/calls/call";
import { offerParameter } from "~/features/calls/list/call-query";
import { findCall } from "~/features/calls/list/calls.server";
import { countInvitationsTo, findInvitationOnCall } from "~/features/calls/own/invitations/invitations.server";
import { InviteLink } from "~/features/calls/own/invitations/invite-link";
import { InvitedNote } from "~/features/calls/own/invitations/invited-note";
import { OwnInvitations } from "~/features/calls/own/invitations/own-invitations";
import { OwnCallLinks } from "~/features/calls/own/own-call-links";
import { CallQuestionsPart } from "~/features/calls/own/questions/call-questions";
import { askUntilText, isAskingOver, whyNotAsk } from "~/features/calls/own/questions/question";
import { listQuestions } from "~/features/calls/own/questions/questions.server";
import { CallBrief } from "~/features/calls/page/call-brief";
import { CallDetails } from "~/features/calls/page/call-details";
import { CallFiles } from "~/features/calls/page/call-files";
import { offerFor } from "~/features/calls/policy";
import { soughtBy } from "~/features/calls/sought";
import { whyNotOffer } from "~/features/messages/why-not-send.server";
import { OfferButton } from "~/features/offers/offer-button";
import { OfferDialog } from "~/features/offers/offer-dialog";
import { countOffers } from "~/features/offers/own/desk.server";
import { findDraft } from "~/features/offers/own/draft.server";
import { findOwnOffers } from "~/features/offers/own/find-offer.server";
import { listPeopleForCall } from "~/features/profiles/directory/people-for-call.server";
import { SuggestedPeople } from "~/features/profiles/directory/suggested-people";
import { workChoices } from "~/features/works/work-choice";
import { listWorksToOffer } from "~/features/works/works.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { orNull } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { ShareLink } from "~/seo/share-link";
import { dayInVienna } from "~/text/dates";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/call";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const call = await findCall(callIdOf(params.slugAndId), viewer.id, context.get(requestContext).reads);
  if (!call) throw data(null, { status: 404 });
  if (`/ausschreibungen/${params.slugAndId}` !== callPath(call)) throw redirect(callPath(call));
  const isOffering = new URL(request.url).searchParams.has(offerParameter);
  // Nobody answers their own call.
  const today = dayInVienna();
  const whyNot = whyNotAsk(call, today);
  const [ownOffers, invitation, offers, people, works, draft, prevented, asked, tooManyQuestions, files, invited] =
    await Promise.all([
      call.isOwn ? null : findOwnOffers([call.id], viewer.id),
      call.isOwn ? null : findInvitationOnCall(call.id, viewer.id),
      call.isOwn ? countOffers(viewer.id, [call.id]) : null,
      call.isOwn && call.state === "offen"
        ? orNull(
            () => listPeopleForCall({ id: call.id, companyId: viewer.id }, soughtBy(call)),
            "who could answer a call",
          )
        : null,
      isOffering ? listWorksToOffer(viewer) : null,
      isOffering ? findDraft(call.id, viewer.id) : null,
      isOffering ? whyNotOffer(viewer, `${call.id}`) : null,
      orNull(() => listQuestions(call.id, viewer.id), "the questions about a call"),
      whyNot === null ? findReachedLimit("question", viewer.id) : null,
      orNull(() => listFilesOfCall(call.id, viewer), "the files of a call"),
      call.isOwn ? orNull(() => countInvitationsTo(call.id), "the invitations to a call") : null,
    ]);
  return {
    call,
    viewer,
    ownOffer: ownOffers?.[call.id],
    invitation,
    offers: offers?.[call.id],
    people,
    works,
    draft,
    prevented,
    files: files ?? [],
    invited,
    questions: asked && {
      asked,
      whyNot,
      isOver: isAskingOver(call, today),
      until: askUntilText(call, today),
      prevented: tooManyQuestions,
    },
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? `${loaderData.call.title}, ${companyName(loaderData.call)}` : "Ausschreibung");

export default function Ausschreibung({ loaderData }: Route.ComponentProps) {
  const { call, viewer, ownOffer, offers, works } = loaderData;
  const [search] = useSearchParams();
  const path = callPath(call);
  const offered = offerFor(call);
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p data-print="none">
        <TextLink to="/ausschreibungen" alone>
          Alle Ausschreibungen
        </TextLink>
      </p>
      <h1 className="mt-7 mb-6 text-4xl wrap-anywhere">{call.title}</h1>
      {loaderData.invitation && (
        <InvitedNote invitation={loaderData.invitation} className="mb-8 border-y border-line py-5 print:hidden" />
      )}
      <CallDetails
        call={call}
        action={
          call.isOwn ? (
            <OwnCallLinks call={call} offers={offers} />
          ) : (
            <OfferButton
              {...offered}
              ownOffer={ownOffer}
              isVisitor={false}
              opensAt={`${path}?${offerParameter}=${call.id}`}
            />
          )
        }
      />
      <CallFiles files={loaderData.files} />
      {loaderData.questions && <CallQuestionsPart call={call} {...loaderData.questions} />}
      <div data-print="none">
        {call.isOwn && (
          <OwnInvitations call={call} count={loaderData.invited} isOpen={call.state === "offen" && !isHidden(viewer)} />
        )}
        <SuggestedPeople
          people={loaderData.people}
          invite={(slug, name) => <InviteLink slug={slug} name={name} callId={call.id} />}
        />
      </div>
      <p className="mt-8 flex gap-x-6 text-note">
        <ShareLink of={`ausschreibungen/${call.id}`} about={call.title} />
        {!call.isOwn && <ReportLink kind="call" id={call.id} about={call.title} />}
      </p>
      <p className="mt-8 empty:hidden">
        <SuperadminLink to={`/admin/ausschreibungen/${call.id}`}>Ausschreibung verwalten</SuperadminLink>
      </p>
      {search.has(offerParameter) && !ownOffer && !offered.whyNot && (
        <OfferDialog
          prevented={loaderData.prevented}
          to={offered.to}
          sender={viewer}
          works={works ? workChoices(works) : undefined}
          asked={call.rights}
          draft={loaderData.draft}
          closeTo={path}
        >
          <CallBrief call={call} files={loaderData.files} />
        </OfferDialog>
      )}
    </Container>
  );
}
