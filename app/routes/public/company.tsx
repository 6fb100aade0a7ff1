import { createSearchParams, useSearchParams } from "react-router";
import { ReportLink } from "~/audit/report-link";
import { SuperadminLink } from "~/audit/superadmin-link";
import { contactDataStoredNowhere } from "~/auth/guards.server";
import { viewerContext } from "~/auth/viewer";
import { offerParameter } from "~/features/calls/list/call-query";
import { findCall, listCompanyCalls } from "~/features/calls/list/calls.server";
import { listRecommendedCallsOf } from "~/features/calls/list/recommended-calls.server";
import { CompanyCalls } from "~/features/calls/own/company-calls";
import { CallBrief } from "~/features/calls/page/call-brief";
import { offerFor } from "~/features/calls/policy";
import { MessageButton } from "~/features/messages/message-button";
import { whyNotWrite } from "~/features/messages/recipient";
import { OfferButton } from "~/features/offers/offer-button";
import { OfferDialog } from "~/features/offers/offer-dialog";
import { findOwnOffers } from "~/features/offers/own/find-offer.server";
import { postsChangeAt, readPostsOf } from "~/features/posts/posts.server";
import { ProfilePosts } from "~/features/posts/profile-posts";
import { branchenLabel } from "~/features/profiles/branchen-label";
import { About } from "~/features/profiles/public/about";
import { Contact } from "~/features/profiles/public/contact";
import { ProfileFacts } from "~/features/profiles/public/profile-facts";
import { ProfileHeader } from "~/features/profiles/public/profile-header";
import { profileMeta } from "~/features/profiles/public/profile-meta";
import { ProfileMissing } from "~/features/profiles/public/profile-missing";
import { toPublicPage } from "~/features/profiles/public/public-page";
import { getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { idOf } from "~/http/id-of";
import { orEmpty, orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { JsonLd } from "~/seo/json-ld";
import { site } from "~/seo/site.server";
import { breadcrumbs, organization } from "~/seo/structured-data";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/company";

export const middleware: Route.MiddlewareFunction[] = [contactDataStoredNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const profile = await getPublicProfile("unternehmen", params.slug, viewer);
  const facts = context.get(requestContext);
  facts.people = [profile.id];
  const search = new URL(request.url).searchParams;
  const skip = idOf(search.get("ab")) ?? 0;
  const [calls, answered, posts, offers] = await Promise.all([
    viewer && orNull(() => listCompanyCalls(profile.id, viewer.id, skip), "the calls of a company"),
    viewer && orNull(() => findCall(idOf(search.get(offerParameter)), viewer.id), "the call that is answered"),
    readPostsOf(profile.id, viewer?.id ?? null),
    orEmpty(() => listRecommendedCallsOf(profile.id), "what search engines read about a company's calls"),
  ]);
  facts.changesAt = postsChangeAt(posts);
  const shown = [...(calls?.calls ?? []), ...(answered ? [answered] : [])].map(({ id }) => id);
  const ownOffers = viewer && (await orNull(() => findOwnOffers(shown, viewer.id), "the viewer's offers"));
  return { ...toPublicPage(profile, viewer), viewer, calls, answered, ownOffers, posts, offers, site };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? profileMeta(matches, loaderData.profile) : [];

export default function Company({ loaderData }: Route.ComponentProps) {
  const { profile, viewer, calls, answered, ownOffers, contact, isOwn, superadminPath, posts, offers, site } =
    loaderData;
  const { name, slug } = profile;
  const path = `/unternehmen/${slug}`;
  const [search] = useSearchParams();
  const at = { ab: search.get("ab") ?? [] };
  const offered = answered && !ownOffers?.[answered.id] ? offerFor(answered) : null;
  const industries = profile.branchen.map(branchenLabel);

  return (
    <>
      <JsonLd data={[organization(site, { ...profile, industries }, offers), breadcrumbs(site, [{ name, path }])]} />
      <ProfileHeader profile={profile}>
        {isOwn ? (
          <ButtonLink to="/profil" variant="secondary">
            Eigenes Profil öffnen
          </ButtonLink>
        ) : (
          <div className="grid sm:w-56">
            <MessageButton to={profile} viewer={viewer} whyNot={whyNotWrite(profile)} />
          </div>
        )}
        {superadminPath && (
          <SuperadminLink to={superadminPath} className="max-sm:col-span-full">
            Als Admin bearbeiten
          </SuperadminLink>
        )}
      </ProfileHeader>
      <Container className="grid gap-x-14 gap-y-12 pt-10 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {!profile.isPublic && (
            <Notice title="Nur Sie sehen diese Seite." className="mb-8">
              Ihr Profil ist ausgeblendet. Im eigenen Profil machen Sie es wieder sichtbar.
            </Notice>
          )}
          {viewer && (
            <CompanyCalls
              page={calls}
              path={path}
              renderAction={(call) => (
                <OfferButton
                  {...offerFor(call)}
                  ownOffer={ownOffers?.[call.id]}
                  viewer={viewer}
                  opensAt={`${path}?${createSearchParams({ ...at, [offerParameter]: `${call.id}` })}`}
                  variant="quiet"
                  size="sm"
                />
              )}
            />
          )}
          <ProfilePosts {...posts} name={name} />
        </div>
        <aside className="min-w-0">
          <About bio={profile.bio} />
          <Contact contact={contact} />
          <ProfileFacts profile={profile} />
          {!isOwn && (
            <p className="mt-8 text-note">
              <ReportLink kind="profile" id={`unternehmen/${slug}`} about={name} />
            </p>
          )}
        </aside>
      </Container>
      {viewer && answered && offered?.whyNot === null && (
        <OfferDialog to={offered.to} sender={viewer} closeTo={`${path}?${createSearchParams(at)}`.replace(/\?$/, "")}>
          <CallBrief call={answered} />
        </OfferDialog>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileMissing userType="unternehmen" error={error} />;
}
