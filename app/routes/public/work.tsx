import { data, isRouteErrorResponse, redirect } from "react-router";
import { ReportLink } from "~/audit/report-link";
import { SuperadminLink } from "~/audit/superadmin-link";
import { viewerContext } from "~/auth/viewer";
import { rememberPath } from "~/features/collections/collection";
import { MessageButton } from "~/features/messages/message-button";
import { whyNotMessage } from "~/features/messages/why-not-send.server";
import { getPublicProfile } from "~/features/profiles/public/public-profile.server";
import { WorkFacts } from "~/features/works/page/work-facts";
import { WorkLayout } from "~/features/works/page/work-layout";
import { WorkNeighbours } from "~/features/works/page/work-neighbours";
import { getWorkPage } from "~/features/works/page/work-page.server";
import { metaOf, workPath } from "~/features/works/work";
import { listWorksOf } from "~/features/works/works.server";
import { orNull } from "~/http/or-empty.server";
import { PageTitle } from "~/http/page-title";
import { requestContext } from "~/http/request-context";
import { JsonLd } from "~/seo/json-ld";
import { pageMeta } from "~/seo/meta";
import { ShareLink } from "~/seo/share-link";
import { sharingPicturePath } from "~/seo/sharing-picture-path";
import { site } from "~/seo/site.server";
import { breadcrumbs, creativeWork } from "~/seo/structured-data";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Link, TextLink } from "~/ui/link";
import { LinkedText } from "~/ui/linked-text";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/work";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const viewerId = viewer?.id ?? null;
  const facts = context.get(requestContext);
  const { reads } = facts;
  const profile = await getPublicProfile("kreative", params.slug, viewer, reads, (slug) => workPath(slug, params.work));
  facts.people = [profile.id];
  const found = await getWorkPage(profile.id, params.work.toLowerCase(), viewerId, reads);
  if (!found) throw data(null, { status: 404 });
  const { work, pictures, credits, alsoShows } = found;
  if (work.slug !== params.work) throw redirect(workPath(profile.slug, work.slug), 301);
  const [works, whyNot] = await Promise.all([
    orNull(() => listWorksOf(profile.id, viewerId, reads), "the works of a profile"),
    whyNotMessage(viewer, profile),
  ]);
  facts.alsoShows = alsoShows;
  const { name, slug, title, avatarUrl, reservesMining } = profile;
  const owner = { name, slug, title, avatarUrl, whyNot, reservesMining, isOwn: viewerId === profile.id };
  return { work, pictures, credits, works, owner, viewer, site };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { work, owner } = loaderData;
  return pageMeta(matches, {
    title: `${work.title} von ${owner.name}`,
    description: work.content ?? work.contribution ?? `Eine Arbeit von ${owner.name}. ${metaOf(work)}`.trim(),
    path: workPath(owner.slug, work.slug),
    type: "article",
    image: {
      path: sharingPicturePath("arbeiten", { slug: String(work.id), updatedAt: work.updatedAt }),
      alt: `${work.title}, eine Arbeit von ${owner.name}`,
    },
    noindex: !work.isPublic,
    reservesMining: owner.reservesMining,
  });
};

export default function Work({ loaderData }: Route.ComponentProps) {
  const { work, pictures, credits, works, owner, viewer, site } = loaderData;
  const path = workPath(owner.slug, work.slug);
  const steps = [
    { name: "Kreative", path: "/kreative" },
    { name: owner.name, path: `/kreative/${owner.slug}` },
    { name: work.title, path },
  ];

  return (
    <>
      {work.isPublic && (
        <JsonLd
          data={
            import.meta.env.SSR &&
            (() => [creativeWork(site, { ...work, owner, path, pictures, credits }), breadcrumbs(site, steps)])
          }
        />
      )}
      <Container className="pt-8 md:pt-10">
        <nav aria-label="Sie sind hier" className="text-note">
          <TextLink to="/kreative" className="hit">
            Kreative
          </TextLink>
          <span aria-hidden className="mx-2 text-soft">
            /
          </span>
          <TextLink to={`/kreative/${owner.slug}`} className="hit">
            {owner.name}
          </TextLink>
        </nav>
        {!work.isPublic && (
          <Notice title={work.published ? "Nur Sie sehen diese Arbeit." : "Das ist ein Entwurf."} className="mt-6">
            {whyUnseen(work)}
          </Notice>
        )}
        <WorkLayout
          pictures={pictures}
          head={
            <>
              <h1 className={`max-w-[22ch] wrap-anywhere ${pictures.length > 0 ? "text-5xl lg:text-4xl" : "text-5xl"}`}>
                {work.title}
              </h1>
              <p className="mt-3 text-lg text-soft wrap-anywhere">
                <Dotted text={metaOf(work)} />
              </p>
            </>
          }
          words={
            <>
              {work.content && <LinkedText text={work.content} />}
              <WorkFacts work={work} credits={credits} />
            </>
          }
          contact={
            <>
              <div className="flex items-center gap-4">
                <Avatar name={owner.name} seed={owner.slug} src={owner.avatarUrl} />
                <div className="min-w-0">
                  <Link to={`/kreative/${owner.slug}`} className="hit font-semibold wrap-anywhere hover:underline">
                    {owner.name}
                  </Link>
                  {owner.title && <p className="text-note text-soft">{owner.title}</p>}
                </div>
              </div>
              {owner.isOwn ? (
                <ButtonLink to={`/arbeiten/${work.id}/bearbeiten`} variant="secondary">
                  Arbeit bearbeiten
                </ButtonLink>
              ) : (
                <MessageButton to={{ ...owner, userType: "kreative" }} viewer={viewer} whyNot={owner.whyNot} />
              )}
              <SuperadminLink to={`/admin/arbeiten/${work.id}`} roles={["moderation"]}>
                Als Admin verwalten
              </SuperadminLink>
              <p className="flex gap-x-6 text-note empty:hidden">
                {work.isPublic && viewer && !owner.isOwn && (
                  <TextLink to={rememberPath({ slug: owner.slug, work: work.slug })} className="hit">
                    Merken
                  </TextLink>
                )}
                {work.isPublic && <ShareLink of={`arbeiten/${work.id}`} about={work.title} />}
                {!owner.isOwn && <ReportLink kind="work" id={`${owner.slug}/${work.slug}`} about={work.title} />}
              </p>
            </>
          }
        />
        <WorkNeighbours works={works ?? []} current={work.id} ownerSlug={owner.slug} />
      </Container>
    </>
  );
}

function whyUnseen({ published, hidden }: { published: boolean; hidden: boolean }): string {
  if (!published) return "Andere sehen sie, sobald Sie sie veröffentlichen.";
  if (hidden) return "Die Redaktion hat sie ausgeblendet. Den Grund haben wir Ihnen gemailt.";
  return "Ihr Profil ist ausgeblendet. Im eigenen Profil steht, warum und wie es wieder sichtbar wird.";
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Container className="py-14">
      <PageTitle>Arbeit nicht gefunden</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title="Arbeit nicht gefunden"
        level={1}
        seed="arbeit-404"
        tone="colour"
        action={<ButtonLink to={`/kreative/${params.slug}`}>Zum Profil</ButtonLink>}
      >
        {isMissing ? "Diese Arbeit gibt es nicht, nicht mehr oder noch nicht." : "Ein Fehler ist aufgetreten"}
      </EmptyState>
    </Container>
  );
}
