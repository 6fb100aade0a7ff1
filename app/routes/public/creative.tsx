import { SuperadminLink } from "~/audit/superadmin-link";
import { contactDataStoredNowhere } from "~/auth/guards.server";
import { likeContext, viewerContext } from "~/auth/viewer";
import { canInvite } from "~/features/calls/own/invitations/can-invite.server";
import { invitePath } from "~/features/calls/own/invitations/invitation";
import { rememberPath } from "~/features/collections/collection";
import { LikersOnly, ProfileLike } from "~/features/likes/likers";
import { listLikers } from "~/features/likes/likes.server";
import { MessageButton } from "~/features/messages/message-button";
import { whyNotMessage } from "~/features/messages/why-not-send.server";
import { CollaborationSection } from "~/features/offers/collaboration/collaboration-section";
import { listCollaborations } from "~/features/offers/collaboration/collaborations.server";
import { leadingPictures } from "~/features/posts/post";
import { PostMosaic } from "~/features/posts/post-mosaic";
import { postsChangeAt, readPostsOf } from "~/features/posts/posts.server";
import { ProfilePosts } from "~/features/posts/profile-posts";
import { visitsTo } from "~/features/profile-visits/record-visit.server";
import { HighlightTiles } from "~/features/profiles/public/highlight-tiles";
import { ProfileColumns } from "~/features/profiles/public/profile-columns";
import { ProfileHeader } from "~/features/profiles/public/profile-header";
import { profileMeta } from "~/features/profiles/public/profile-meta";
import { ProfileMissing } from "~/features/profiles/public/profile-missing";
import { toPublicPage } from "~/features/profiles/public/public-page";
import { getForViewer, getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { HeadCover } from "~/features/works/page/head-cover";
import { ProfileWorks } from "~/features/works/page/profile-works";
import { WorkMosaic } from "~/features/works/page/work-mosaic";
import { isAtHead } from "~/features/works/work";
import { listWorksOf } from "~/features/works/works.server";
import { orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { useSite } from "~/http/site-context";
import { JsonLd } from "~/seo/json-ld";
import { site } from "~/seo/site.server";
import { breadcrumbs, person } from "~/seo/structured-data";
import { ButtonLink } from "~/ui/button";
import { TagList } from "~/ui/tag-list";
import type { Route } from "./+types/creative";

export const middleware: Route.MiddlewareFunction[] = [contactDataStoredNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const facts = context.get(requestContext);
  const profile = await getPublicProfile("kreative", params.slug, viewer, facts.reads);
  const { reads } = facts;
  // Null for what everyone gets, as on one's own page while others see it.
  const ownerId = profile.isPublic ? null : profile.id;
  facts.onRepeat = visitsTo(profile.id, viewer);
  facts.onRepeat(request, facts.clientAddress);
  const [forViewer, whyNot, found, posts, works, invites, said] = await Promise.all([
    getForViewer(profile, viewer, reads, context.get(likeContext)),
    whyNotMessage(viewer, profile),
    orNull(() => listLikers(reads, profile.id), "who likes a profile"),
    readPostsOf(profile.id, ownerId, reads),
    orNull(() => listWorksOf(profile.id, ownerId, reads), "the works of a profile"),
    canInvite(viewer),
    orNull(() => listCollaborations(reads, profile.id), "what others say about a profile"),
  ]);
  const links = [
    ...(invites ? [{ label: "Zu einer Ausschreibung einladen", to: invitePath(profile.slug) }] : []),
    ...(viewer ? [{ label: "Merken", to: rememberPath(profile) }] : []),
  ];
  facts.changesAt = postsChangeAt(posts);
  facts.people = [profile.id, ...(found?.ids ?? []), ...(said?.ids ?? [])];
  const likers = found?.likers ?? null;
  const sentences = said?.sentences ?? null;
  const page = toPublicPage(profile, viewer, forViewer);
  return { ...page, viewer, whyNot, likers, ...posts, works, links, sentences, site };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? profileMeta(matches, loaderData.profile, loaderData.works?.find(isAtHead)) : [];

export default function Creative({ loaderData }: Route.ComponentProps) {
  const { region } = useSite();
  const { profile, viewer, contact, isLiked, isOwn, superadminPath, now, site } = loaderData;
  const likers = loaderData.likers ?? [];
  const posts = loaderData.posts;
  const works = loaderData.works;
  const { name, slug, portfolioHighlights, favoriteCount } = profile;
  const head = works?.find(isAtHead);
  const covers = (works ?? []).filter((work) => work.cover && work !== head);
  const pictures = leadingPictures(posts ?? []);

  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          (() => [
            person({ ...site, region }, profile),
            breadcrumbs(site, [
              { name: "Kreative", path: "/kreative" },
              { name, path: `/kreative/${slug}` },
            ]),
          ])
        }
      />
      <ProfileHeader
        profile={profile}
        tags={<TagList tags={profile.skills} label="Skills" />}
        cover={head && <HeadCover work={head} ownerSlug={slug} />}
        pictures={
          covers.length > 0 ? (
            <WorkMosaic name={name} ownerSlug={slug} works={covers} />
          ) : (
            !head && pictures.length > 0 && <PostMosaic name={name} pictures={pictures} />
          )
        }
      >
        {isOwn ? (
          <>
            <ButtonLink to="/profil" variant="secondary">
              Eigenes Profil öffnen
            </ButtonLink>
            <LikersOnly count={favoriteCount} likers={likers} />
          </>
        ) : (
          <>
            <div className="grid sm:w-56">
              <MessageButton to={profile} viewer={viewer} whyNot={loaderData.whyNot} />
            </div>
            {loaderData.links.map(({ label, to }) => (
              <ButtonLink key={to} to={to} variant="secondary">
                {label}
              </ButtonLink>
            ))}
            <ProfileLike slug={slug} liked={isLiked} count={favoriteCount} likers={likers} />
          </>
        )}
        {superadminPath && (
          <SuperadminLink to={superadminPath} className="max-sm:col-span-full">
            Als Admin bearbeiten
          </SuperadminLink>
        )}
      </ProfileHeader>
      <ProfileColumns profile={profile} contact={contact} isOwn={isOwn}>
        <ProfileWorks works={works} ownerSlug={slug} />
        {portfolioHighlights.length > 0 && <HighlightTiles names={portfolioHighlights} />}
        <CollaborationSection sentences={loaderData.sentences} name={name} />
        <ProfilePosts posts={posts} now={now} name={name} />
      </ProfileColumns>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileMissing userType="kreative" error={error} />;
}
