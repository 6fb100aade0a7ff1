import { viewerContext } from "~/auth/viewer";
import { CardLike } from "~/features/likes/like-button";
import { directoryPath } from "~/features/profiles/directory/directory";
import { CreativeCard } from "~/features/profiles/directory/person-card";
import { getLanding, type LandingPage } from "~/features/profiles/landing/landing.server";
import { Neighbours } from "~/features/profiles/landing/landing-links";
import { TooFewPeople } from "~/features/profiles/landing/too-few";
import { requestContext } from "~/http/request-context";
import { JsonLd } from "~/seo/json-ld";
import { feedLinks, pageMeta } from "~/seo/meta";
import { site } from "~/seo/site.server";
import { breadcrumbs, listOfCreatives } from "~/seo/structured-data";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { RankingLink } from "~/ui/ranking-link";
import type { Route } from "./+types/landing";
import { cardLinks } from "./card-links.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const page = await getLanding(params, viewer, context.get(requestContext).reads);
  return { ...page, links: await cardLinks(viewer), site };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, { title: loaderData.title, description: loaderData.sentence, path: loaderData.path }),
        ...feedLinks(loaderData.title, directoryPath({ q: loaderData.search })),
      ]
    : [];

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { title, sentence, search, site, creatives } = loaderData;
  const steps = stepsTo(loaderData);

  return (
    <>
      <JsonLd
        data={import.meta.env.SSR && (() => [listOfCreatives(site, title, creatives), breadcrumbs(site, steps)])}
      />
      <Container className="pt-7 pb-14 lg:pt-12">
        <nav aria-label="Sie sind hier" className="text-note">
          {steps.slice(0, -1).map(({ name, path }, index) => (
            <span key={path}>
              {index > 0 && (
                <span aria-hidden className="mx-2 text-soft">
                  /
                </span>
              )}
              <TextLink to={path} className="hit">
                {name}
              </TextLink>
            </span>
          ))}
        </nav>
        <h1 className="mt-3">{title}</h1>
        <p className="mt-4 max-w-text text-soft">{sentence}</p>
        <p className="mt-2 mb-9">
          <RankingLink list="orte" />
        </p>
        <CardGrid>
          {creatives.map((creative, index) => (
            <CreativeCard
              key={creative.slug}
              creative={creative}
              isLiked={loaderData.liked.includes(creative.slug)}
              isOwn={creative.slug === loaderData.own}
              Like={CardLike}
              links={loaderData.links}
              eager={index === 0}
            />
          ))}
        </CardGrid>
        <div className="mt-10">
          <ButtonLink to={directoryPath({ q: search })} variant="secondary">
            {`Nach „${search}“ suchen`}
          </ButtonLink>
        </div>
        <Neighbours {...loaderData} />
      </Container>
    </>
  );
}

/** From the directory over the craft to this page. */
const stepsTo = ({ title, path, craft, craftPath }: LandingPage) => [
  { name: "Kreative", path: "/kreative" },
  ...(craftPath ? [{ name: craft, path: craftPath }] : []),
  { name: title, path },
];

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TooFewPeople error={error} />;
}
