import { createSearchParams, useSearchParams } from "react-router";
import { SuperadminLink } from "~/audit/superadmin-link";
import { contactDataStoredNowhere } from "~/auth/guards.server";
import { viewerContext } from "~/auth/viewer";
import { offerParameter } from "~/features/calls/list/call-query";
import { CallRow } from "~/features/calls/list/call-row";
import { findCall, listCompanyCalls } from "~/features/calls/list/calls.server";
import { listRecommendedCallsOf } from "~/features/calls/list/recommended-calls.server";
import { CompanyCalls } from "~/features/calls/own/company-calls";
import { CallBrief } from "~/features/calls/page/call-brief";
import { offerFor } from "~/features/calls/policy";
import { MessageButton } from "~/features/messages/message-button";
import { whyNotMessage, whyNotOffer } from "~/features/messages/why-not-send.server";
import { CollaborationSection } from "~/features/offers/collaboration/collaboration-section";
import { listCollaborations } from "~/features/offers/collaboration/collaborations.server";
import { OfferButton } from "~/features/offers/offer-button";
import { OfferDialog } from "~/features/offers/offer-dialog";
import { findDraft } from "~/features/offers/own/draft.server";
import { findOwnOffers } from "~/features/offers/own/find-offer.server";
import { postsChangeAt, readPostsOf } from "~/features/posts/posts.server";
import { ProfilePosts } from "~/features/posts/profile-posts";
import { branchenLabel } from "~/features/profiles/branchen-label";
import { ProfileColumns } from "~/features/profiles/public/profile-columns";
import { ProfileHeader } from "~/features/profiles/public/profile-header";
import { profileMeta } from "~/features/profiles/public/profile-meta";
import { ProfileMissing } from "~/features/profiles/public/profile-missing";
import { toPublicPage } from "~/features/profiles/public/public-page";
import { getForViewer, getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { idOf } from "~/http/id-of";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { useSite } from "~/http/site-context";
import { JsonLd } from "~/seo/json-ld";
import { site } from "~/seo/site.server";
import { breadcrumbs, organization } from "~/seo/structured-data";
import { ButtonLink } from "~/ui/button";
import { TagList } from "~/ui/tag-list";
import type { Route } from "./+types/company";

export const middleware: Route.MiddlewareFunction[] = [contactDataStoredNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const facts = context.get(requestContext);
  const { reads } = facts;
  const profile = await getPublicProfile("unternehmen", params.slug, viewer, reads);
  const search = new URL(request.url).searchParams;
  const skip = idOf(search.get("ab")) ?? 0;
  const [forViewer, whyNot, prevented, calls, answered, draft, posts, offers, said] = await Promise.all([
    getForViewer(profile, viewer, reads),
    whyNotMessage(viewer, profile),
    whyNotOffer(viewer, search.get(offerParameter)),
    viewer && orNull(() => listCompanyCalls(profile.id, viewer.id, skip, reads), "the calls of a company"),
    viewer && orNull(() => findCall(idOf(search.get(offerParameter)), viewer.id), "the call that is answered"),
    viewer && findDraft(idOf(search.get(offerParameter)), viewer.id),
    readPostsOf(profile.id, profile.isPublic ? null : profile.id, reads),
    orEmpty(() => listRecommendedCallsOf(reads, profile.id), "what search engines read about a company's calls"),
    orNull(() => listCollaborations(reads, profile.id), "what others say about a profile"),
  ]);
  facts.people = [profile.id, ...(said?.ids ?? [])];
  facts.changesAt = postsChangeAt(posts);
  const shown = [...(calls?.calls ?? []), ...(answered ? [answered] : [])].map(({ id }) => id);
  const ownOffers = viewer && (await orNull(() => findOwnOffers(shown, viewer.id), "the viewer's offers"));
  const files =
    viewer && answered ? await orEmpty(() => listFilesOfCall(answered.id, viewer), "the files of a call") : [];
  const page = toPublicPage(profile, viewer, forViewer);
  return {
    ...page,
    viewer,
    whyNot,
    prevented,
    calls,
    answered,
    draft,
    files,
    ownOffers,
    ...posts,
    offers,
    sentences: said?.sentences ?? null,
    site,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? profileMeta(matches, loaderData.profile) : [];

export default function Company({ loaderData }: Route.ComponentProps) {
  const { region } = useSite();
  const { profile, viewer, calls, answered, ownOffers, contact, isOwn, superadminPath, now, offers, site } = loaderData;
  const { name, slug } = profile;
  const path = `/unternehmen/${slug}`;
  const [search] = useSearchParams();
  const page = `${path}?${createSearchParams({ ab: search.get("ab") ?? [] })}`.replace(/\?$/, "");
  const offered = answered && !ownOffers?.[answered.id] ? offerFor(answered) : null;
  const industries = profile.branchen.map(branchenLabel);

  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          (() => [
            organization({ ...site, region }, { ...profile, industries }, offers),
            breadcrumbs(site, [{ name, path }]),
          ])
        }
      />
      <ProfileHeader profile={profile} tags={<TagList tags={industries} label="Branchen" />}>
        {isOwn ? (
          <ButtonLink to="/profil" variant="secondary">
            Eigenes Profil öffnen
          </ButtonLink>
        ) : (
          <div className="grid sm:w-56">
            <MessageButton to={profile} viewer={viewer} whyNot={loaderData.whyNot} />
          </div>
        )}
        {superadminPath && (
          <SuperadminLink to={superadminPath} className="max-sm:col-span-full">
            Als Admin bearbeiten
          </SuperadminLink>
        )}
      </ProfileHeader>
      <ProfileColumns profile={profile} contact={contact} isOwn={isOwn}>
        {viewer && (
          <CompanyCalls
            page={calls}
            path={path}
            renderRow={(call) => (
              <CallRow
                key={call.id}
                call={call}
                level={3}
                Offer={OfferButton}
                ownOffer={ownOffers?.[call.id]}
                page={page}
              />
            )}
          />
        )}
        <CollaborationSection sentences={loaderData.sentences} name={name} />
        <ProfilePosts posts={loaderData.posts} now={now} name={name} />
      </ProfileColumns>
      {viewer && answered && offered?.whyNot === null && (
        <OfferDialog
          to={offered.to}
          sender={viewer}
          asked={answered.rights}
          draft={loaderData.draft}
          prevented={loaderData.prevented}
          closeTo={page}
        >
          <CallBrief call={answered} files={loaderData.files} />
        </OfferDialog>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileMissing userType="unternehmen" error={error} />;
}
