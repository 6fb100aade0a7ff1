import { viewerContext } from "~/auth/viewer";
import { maxCounted } from "~/db/page-sizes";
import { NewAgentButton } from "~/features/agents/new-agent-button";
import { rememberPath } from "~/features/collections/collection";
import { readWorksSearch, type WorksSearch, worksPath } from "~/features/works/browse/browse";
import { readNewWorksPage } from "~/features/works/browse/new-works.server";
import { NoWorks } from "~/features/works/browse/no-works";
import { type FoundWork, readFoundWorks } from "~/features/works/browse/search-works.server";
import { WorkCard } from "~/features/works/browse/work-card";
import { workOrderChoice, workOrders } from "~/features/works/browse/work-orders";
import { WorksFilter } from "~/features/works/browse/works-filter";
import { requestContext } from "~/http/request-context";
import { groupsOf } from "~/search/groups";
import { isCut } from "~/search/typed-search";
import { FeedLink } from "~/seo/feed-link";
import { feedLinks, pageMeta, regionOf } from "~/seo/meta";
import { howMany } from "~/text/how-many";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { FoundGroups, FoundLine } from "~/ui/found-groups";
import { Pagination } from "~/ui/pagination";
import { RankingLink } from "~/ui/ranking-link";
import type { Route } from "./+types/works";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = readWorksSearch(searchParams);
  const { reads } = context.get(requestContext);
  const page = search.q
    ? await readFoundWorks(reads, search)
    : { ...(await readNewWorksPage(reads, search)), total: 0, understood: null };
  const works: FoundWork[] = page.works;
  return { ...page, works, search, isCut: isCut(searchParams), isVisitor: !context.get(viewerContext) };
}

const descriptionOf = (region: string) =>
  `Was Kreative in ${region} gerade zeigen: Plakate, Fotografien, Filme, Websites, Verpackungen und mehr, mit den Leuten dahinter.`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.search.skill ? `Neue Arbeiten: ${loaderData.search.skill}` : "Neue Arbeiten",
    description: descriptionOf(regionOf(matches)),
    path: "/arbeiten",
    noindex: Boolean(loaderData && (loaderData.search.cursor || worksPath(loaderData.search) !== "/arbeiten")),
  }),
  ...feedLinks("Neue Arbeiten", feedOf(loaderData?.search)),
];

/** Feeds list the newest works, whatever the order of the page. */
const feedOf = (search: Partial<WorksSearch> = {}) => worksPath({ ...search, order: undefined });

export default function Works({ loaderData }: Route.ComponentProps) {
  const { works, next, total, search, understood, isCut: isTooLong, isVisitor } = loaderData;
  const { q, skill, cursor } = search;
  const hasPlace = Boolean(understood?.place) && !search.isLiteral;
  const order = workOrderChoice.of(search.order, hasPlace);
  const groups = groupsOf(works, understood?.place ?? null);
  const isNothing = groups.every(({ isAnswer }) => !isAnswer);
  const newAgent = (
    <NewAgentButton kind="arbeiten" search={feedOf(search).replace("/arbeiten", "")} isVisitor={isVisitor} />
  );
  return (
    <Container className="pt-7 pb-14 lg:pt-12">
      <h1>Neue Arbeiten</h1>
      <p className="mt-3 mb-6 max-w-text text-soft">
        Was in der Region entsteht, {order === workOrderChoice.first ? "das Neueste zuerst" : workOrders[order].said}.
        Von jeder Person eine Arbeit, die anderen im Profil. <RankingLink list={q ? "suche" : "arbeiten"} />
      </p>
      <WorksFilter {...{ search, order, hasPlace }} />
      {q ? (
        <FoundLine
          count={
            isNothing
              ? "Keine Arbeiten gefunden"
              : `${howMany(total, "1 Arbeit", "Arbeiten", maxCounted)} gefunden${workOrderChoice.said(order)}`
          }
          isCountHidden={isNothing}
          isCut={isTooLong}
          understood={understood}
        >
          {newAgent}
        </FoundLine>
      ) : (
        <div className="pt-1 pb-3 sm:-ml-4 lg:pt-3 lg:pb-5">{newAgent}</div>
      )}
      {isNothing && <NoWorks search={search} />}
      <FoundGroups groups={groups}>
        {(found, level, isFirst) => (
          <CardGrid>
            {found.map((work, index) => (
              <WorkCard
                key={work.id}
                work={work}
                eager={isFirst && index === 0}
                level={level}
                rememberPath={isVisitor ? null : rememberPath({ slug: work.ownerSlug, work: work.slug })}
              />
            ))}
          </CardGrid>
        )}
      </FoundGroups>
      <Pagination
        label="Weitere Arbeiten"
        path={worksPath({ ...search, order })}
        isFirst={cursor === null}
        next={next}
        nextLabel={q ? "Weitere anzeigen" : undefined}
      />
      <FeedLink listPath={feedOf(search)}>
        {feedOf(search) === "/arbeiten"
          ? "Neue Arbeiten abonnieren"
          : skill && !q
            ? `Neue Arbeiten mit ${skill} abonnieren`
            : "Neue Arbeiten dieser Suche abonnieren"}
      </FeedLink>
    </Container>
  );
}
