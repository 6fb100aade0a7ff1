import { confirmedQuery } from "~/auth/auth-path";
import { viewerContext } from "~/auth/viewer";
import { RecommendedCallRow } from "~/features/calls/list/recommended-call-row";
import { listRecommendedCalls } from "~/features/calls/list/recommended-calls.server";
import { Hero } from "~/features/home/hero";
import { Questions } from "~/features/home/questions";
import { Steps } from "~/features/home/steps";
import { CardLike } from "~/features/likes/like-button";
import { RecommendedCreativeCard } from "~/features/profiles/directory/recommended-creative-card";
import { listRecommendedCreatives } from "~/features/profiles/directory/recommended-creatives.server";
import { Later, whole } from "~/http/later";
import { orEmpty } from "~/http/or-empty.server";
import { startTexts } from "~/http/own-texts";
import { requestContext } from "~/http/request-context";
import { useSite } from "~/http/site-context";
import { JsonLd } from "~/seo/json-ld";
import { lookOf, pageMeta, regionOf } from "~/seo/meta";
import { site } from "~/seo/site.server";
import { listOfCreatives, website } from "~/seo/structured-data";
import { settings } from "~/settings.server";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { RankingLink } from "~/ui/ranking-link";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/home";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { reads } = context.get(requestContext);
  const [creatives, calls] = await Promise.all([
    whole(
      request,
      orEmpty(() => listRecommendedCreatives(viewer?.id ?? null, reads), "featured creatives"),
    ),
    whole(
      request,
      orEmpty(() => listRecommendedCalls(reads), "featured calls"),
    ),
  ]);
  return {
    creatives,
    calls,
    isVisitor: !viewer,
    isConfirmed: viewer !== null && new URL(request.url).searchParams.has(confirmedQuery),
    mayPublish: viewer?.userType !== "kreative",
    site,
    away: settings.region.away,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Kreative und Unternehmen in ${regionOf(matches)}`,
    description: startTexts({ region: { name: regionOf(matches) }, look: lookOf(matches) }).description,
    path: "/",
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { creatives, calls, isVisitor, isConfirmed, mayPublish, site, away } = loaderData;
  const shown = useSite();
  const { productName, region } = shown;
  const { headline, subline } = startTexts(shown);

  return (
    <>
      <JsonLd data={import.meta.env.SSR && (() => website(site))} />
      {isConfirmed && <NextStep />}
      <Hero headline={headline} subline={subline} mayPublish={mayPublish} />
      <Container>
        <Section title="Empfohlene Kreative" more={{ to: "/kreative" }} className="pt-8! lg:pt-10!">
          <Later value={creatives.value} skeleton={<Skeleton label="Empfohlene Kreative werden geladen" />}>
            {(found) =>
              found.length > 0 ? (
                <>
                  <JsonLd data={import.meta.env.SSR && (() => listOfCreatives(site, "Empfohlene Kreative", found))} />
                  <CardGrid className="last-across">
                    {found.map((creative, index) => (
                      <RecommendedCreativeCard
                        key={creative.slug}
                        creative={creative}
                        like={<CardLike {...creative} />}
                        eager={index === 0}
                      />
                    ))}
                  </CardGrid>
                </>
              ) : (
                <NoRecommendedCreatives />
              )
            }
          </Later>
          <WhyRecommended order="die mit den meisten „Gefällt mir“ zuerst" />
          <p className="mt-6">
            <TextLink to="/arbeiten" alone>
              Arbeiten von Kreativen ansehen
            </TextLink>
          </p>
        </Section>
        <Steps />
        <Section title="Empfohlene Ausschreibungen" more={{ to: "/ausschreibungen" }} flush>
          <Later
            value={calls.value}
            skeleton={<Skeleton label="Empfohlene Ausschreibungen werden geladen" kind="rows" />}
          >
            {(found) =>
              found.length > 0 ? (
                <ul>
                  {found.map((call) => (
                    <RecommendedCallRow key={call.id} call={call} isVisitor={isVisitor} />
                  ))}
                </ul>
              ) : (
                <NoRecommendedCalls />
              )
            }
          </Later>
          <WhyRecommended order="die neuesten zuerst" />
        </Section>
        <Questions productName={productName} regionName={region.name} away={away} />
      </Container>
    </>
  );
}

/** Said of all recommendations, as the law asks. */
const WhyRecommended = ({ order }: { order: string }) => (
  <p className="mt-6 max-w-text text-note text-soft">
    Von unserem Team ausgewählt, {order}. Dafür bezahlt niemand. <RankingLink list="startseite" />
  </p>
);

function NoRecommendedCreatives() {
  return (
    <EmptyState
      title="Zurzeit ist niemand hervorgehoben"
      seed="keine-kreativen"
      link={{ to: "/kreative", label: "Alle Kreativen ansehen" }}
    >
      Kreative können in ihrem Profil als „Empfohlen“ markiert werden und stehen dann an dieser Stelle.
    </EmptyState>
  );
}

function NoRecommendedCalls() {
  return (
    <div className="pt-8">
      <EmptyState
        title="Zurzeit ist keine Ausschreibung hervorgehoben"
        seed="keine-ausschreibungen"
        link={{ to: "/ausschreibungen", label: "Zu den Ausschreibungen" }}
      >
        Neue Projekte aus der Region kommen laufend dazu.
      </EmptyState>
    </div>
  );
}

function NextStep() {
  return (
    <Container className="pt-5">
      <Notice
        kind="success"
        role="status"
        title="E-Mail bestätigt! Ihr Konto ist bereit."
        action={<ButtonLink to="/profil/bearbeiten">Profil vervollständigen</ButtonLink>}
      >
        Der nächste Schritt ist Ihr Profil: Erst damit sehen andere, was Sie machen.
      </Notice>
    </Container>
  );
}
