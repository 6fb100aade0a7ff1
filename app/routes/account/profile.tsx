import { isRouteErrorResponse } from "react-router";
import { HiddenContents } from "~/audit/hidden-contents";
import { findHidings, unexplained } from "~/audit/hidings.server";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { OwnCalls } from "~/features/calls/own/own-calls";
import { listOwnCalls } from "~/features/calls/own/own-calls.server";
import { LikedProfilesLink } from "~/features/likes/liked-profiles-link";
import { OwnCollaborations } from "~/features/offers/collaboration/own-collaborations";
import { countOffers } from "~/features/offers/own/desk.server";
import { listOwnCollaborations } from "~/features/offers/own/own-collaborations.server";
import { OwnPosts } from "~/features/posts/own-posts";
import { findPostLimit, readOwnPosts } from "~/features/posts/posts.server";
import { availabilityPath } from "~/features/profiles/availability";
import { whyNotDelete } from "~/features/profiles/own/delete-account.server";
import { HiddenBySuperadmin } from "~/features/profiles/own/hidden-by-superadmin";
import { getOwnProfileAndRequests } from "~/features/profiles/own/own-profile.server";
import { HiddenNotice, OwnHeader, OwnHighlights } from "~/features/profiles/own/own-profile-parts";
import { OwnSidebar } from "~/features/profiles/own/own-sidebar";
import { ProfileFacts } from "~/features/profiles/public/profile-facts";
import { ProfileMissing } from "~/features/profiles/public/profile-missing";
import { RequestNotice } from "~/features/works/credits/request-notice";
import { OwnWorks } from "~/features/works/own/own-works";
import { listOwnWorks } from "~/features/works/own/own-works.server";
import { TakeOverEntry } from "~/features/works/own/take-over-entry";
import { HeadCover } from "~/features/works/page/head-cover";
import { isAtHead, isShownToOthers } from "~/features/works/work";
import { idOf } from "~/http/id-of";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { workMax } from "~/text/maximums";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FlashToast } from "~/ui/toaster";
import type { Route } from "./+types/profile";
import { explainOwnHidden } from "./own-hidden.server";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const isCompany = viewer.userType === "unternehmen";
  const [{ profile, requests }, calls, posts, prevented, works, sentences] = await Promise.all([
    getOwnProfileAndRequests(viewer.id),
    isCompany ? listOwnCalls(viewer.id, idOf(new URL(request.url).searchParams.get("ab")) ?? 0) : null,
    readOwnPosts(viewer.id),
    findPostLimit(viewer, context.get(requestContext).reads),
    isCompany ? null : orNull(() => listOwnWorks(viewer.id), "the own works"),
    orNull(() => listOwnCollaborations(viewer.id), "what others say about the own profile"),
  ]);
  const callIds = calls?.calls.map(({ id }) => id) ?? [];
  const offerCounts = await orNull(() => countOffers(viewer.id, callIds), "how many offers there are");
  const hidings = profile.hiddenBySuperadmin ? await findHidings("profile", [viewer.id]) : null;
  return {
    profile,
    whyNotDelete: await whyNotDelete(viewer),
    hiding: hidings && (hidings.get(viewer.id) ?? unexplained),
    hiddenContents: await orEmpty(
      () => explainOwnHidden({ slug: profile.slug, calls: calls?.calls, posts: posts.posts, works }),
      "why own content is hidden",
    ),
    calls,
    offerCounts,
    posts,
    prevented,
    works,
    requests,
    sentences,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Mein Profil");

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { profile, hiding, calls, offerCounts, posts, works, requests, sentences } = loaderData;
  const isCreative = profile.userType === "kreative";
  const head = works?.filter(isShownToOthers).find(isAtHead);

  return (
    <>
      <OwnHeader
        profile={profile}
        likedProfiles={<LikedProfilesLink />}
        cover={head && <HeadCover work={head} ownerSlug={profile.slug} />}
      />
      <Container className="grid gap-x-14 gap-y-12 pt-10 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <HiddenBySuperadmin hiding={hiding} />
          <HiddenContents contents={loaderData.hiddenContents} />
          <HiddenNotice profile={profile} />
          <RequestNotice count={requests ?? 0} />
          {isCreative && <OwnHighlights names={profile.portfolioHighlights} />}
          {!isCreative && <OwnCalls page={calls} offerCounts={offerCounts} />}
          {isCreative && <OwnWorks works={works} ownerSlug={profile.slug} />}
          <OwnCollaborations sentences={sentences} />
          <OwnPosts
            prevented={loaderData.prevented}
            {...posts}
            menuEntry={
              isCreative
                ? ({ id }) => <TakeOverEntry postId={id} isFull={(works?.length ?? 0) >= workMax.works} />
                : undefined
            }
          />
        </div>
        <aside className="min-w-0">
          <OwnSidebar profile={profile} whyNotDelete={loaderData.whyNotDelete} />
          <ProfileFacts profile={profile} />
          {isCreative && (
            <p className="mt-5">
              <ButtonLink to={availabilityPath} variant="secondary" size="sm">
                {profile.availability ? "Verfügbarkeit ändern" : "Verfügbarkeit angeben"}
              </ButtonLink>
            </p>
          )}
        </aside>
      </Container>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A guard's refusal is not an error of the profile.
  if (isRouteErrorResponse(error) && error.status === 401) throw error;
  return (
    <>
      <ProfileMissing userType="kreative" error={error} />
      <FlashToast title="Fehler beim Laden des Profils" kind="error" />
    </>
  );
}
