import { data } from "react-router";
import { authPath } from "~/auth/auth-path";
import { type Viewer, viewerContext } from "~/auth/viewer";
import { maxCounted } from "~/db/page-sizes";
import { NewAgentButton } from "~/features/agents/new-agent-button";
import { articleHit } from "~/features/articles/article-hit";
import { blogPath } from "~/features/articles/blog-search";
import { readFoundArticles } from "~/features/articles/search-articles.server";
import { budgetText, readBudgetInWords } from "~/features/calls/list/budget-in-words";
import { listCallHits } from "~/features/calls/list/call-hits.server";
import { akinOnly, craftPath, NothingFound } from "~/features/finding/nothing-found";
import { SearchForm } from "~/features/finding/search-form";
import { companyHit } from "~/features/profiles/companies/company-hit";
import { readFoundCompanies } from "~/features/profiles/companies/search-companies.server";
import { creativeHit } from "~/features/profiles/directory/creative-hit";
import { directoryPath } from "~/features/profiles/directory/directory";
import { listCreatives } from "~/features/profiles/directory/directory.server";
import { suggestCrafts } from "~/features/profiles/directory/suggest-crafts.server";
import { readFoot } from "~/features/profiles/landing/foot.server";
import { LandingLinks } from "~/features/profiles/landing/landing-links";
import { unfound } from "~/features/unfound-words/note-unfound.server";
import { worksPath } from "~/features/works/browse/browse";
import { readFoundWorks } from "~/features/works/browse/search-works.server";
import { workHit } from "~/features/works/browse/work-hit";
import { orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { type FoundKind, groupsOf, isAnswer } from "~/search/groups";
import { describeUnderstanding } from "~/search/said-back";
import { fieldsOfSearch, readSiteSearch, type SiteSearch, searchPath } from "~/search/search-path";
import { isCut } from "~/search/typed-search";
import { understand } from "~/search/understand";
import { FeedLink } from "~/seo/feed-link";
import { feedLinks, pageMeta, regionOf } from "~/seo/meta";
import { howMany } from "~/text/how-many";
import { Container } from "~/ui/container";
import { FoundLine } from "~/ui/found-groups";
import { type Hit, HitGroup } from "~/ui/hit-group";
import { TextLink } from "~/ui/link";
import { LoadFailure } from "~/ui/load-failure";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { RankingLink } from "~/ui/ranking-link";
import { SuggestedCrafts } from "~/ui/suggested-crafts";
import type { Reads } from "~/visible/cached-reads.server";
import type { Route } from "./+types/search";

/** Of each kind. */
const hitsShown = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { searchParams } = new URL(request.url);
  const search = readSiteSearch(searchParams);
  const { q, isLiteral = false, isOfCompanies } = search;
  const facts = context.get(requestContext);
  const { reads } = facts;
  const page = {
    search,
    isCut: isCut(searchParams),
    isVisitor: !viewer,
    isCompany: viewer?.userType === "unternehmen",
    understood: q
      ? describeUnderstanding(
          understand(q, isOfCompanies ? { own: "companies" } : {}),
          isLiteral,
          (other) => searchPath({ ...other, isOfCompanies }),
          viewer && !isOfCompanies ? partsOfBudget(q) : [],
        )
      : null,
  };
  if (!q) return { ...page, found: null, foot: await orNull(() => readFoot(reads), "the crafts and places") };
  const found = isOfCompanies ? await findCompanies(search, reads) : await findAll(search, viewer, reads);
  if (found.isNobody && !found.isMissing && !isLiteral) {
    facts.onRepeat = unfound(q, viewer);
    facts.onRepeat(request, facts.clientAddress);
  }
  return data({ ...page, found, foot: null }, { status: found.isMissing && !found.groups.some(hasHits) ? 500 : 200 });
}

interface FoundGroup {
  title: string;
  hits: Hit[];
  all?: { to: string; label: string };
}

/** Calls alone have a budget, and only members see them. */
function partsOfBudget(q: string) {
  const named = readBudgetInWords(q);
  return named ? [{ label: budgetText(named.budget), without: searchPath({ q: named.others }) }] : [];
}

async function findCompanies({ q, isLiteral, after }: SiteSearch, reads: Reads) {
  const { companies, total, next } = await readFoundCompanies(reads, { q, isLiteral, after });
  const group: FoundGroup = {
    title: `${howMany(total, "1 Unternehmen", "Unternehmen", maxCounted)} gefunden`,
    hits: companies.map(companyHit),
  };
  return { groups: [group], next, suggested: [] as string[], isNobody: false, isAkin: false, isMissing: false };
}

/** The first results of each kind. What can't be read is missing, and the others are shown. */
async function findAll({ q, isLiteral }: SiteSearch, viewer: Viewer | null, reads: Reads) {
  const literally = isLiteral ? { isLiteral } : {};
  const [creatives, works, calls, companies, articles] = await Promise.all([
    orNull(() => listCreatives({ q, skill: "", after: null, ...literally }, null, reads), "the creatives"),
    orNull(() => readFoundWorks(reads, { q, skill: "", cursor: null, ...literally }), "the works"),
    viewer && orNull(() => listCallHits({ q, ...literally }, viewer, reads), "the calls"),
    orNull(() => readFoundCompanies(reads, { q, after: null, ...literally }), "the companies"),
    orNull(() => readFoundArticles(reads, { query: q, category: null, before: null, ...literally }), "the articles"),
  ]);
  const groups = [
    groupOf(
      "Kreative",
      creatives?.creatives.map(creativeHit),
      answersAmong(creatives?.creatives, creatives?.total),
      directoryPath({ q, ...literally }),
    ),
    groupOf(
      "Arbeiten",
      works?.works.map(workHit),
      answersAmong(works?.works, works?.total),
      worksPath({ q, ...literally }),
    ),
    groupOf(
      "Ausschreibungen",
      calls?.hits,
      answersAmong(calls?.found, calls?.total),
      `/ausschreibungen?${new URLSearchParams(fieldsOfSearch({ q, ...literally }))}`,
    ),
    groupOf(
      "Unternehmen",
      companies?.companies.map(companyHit),
      companies?.total,
      searchPath({ q, isOfCompanies: true, ...literally }),
    ),
    groupOf("Artikel", articles?.articles.map(articleHit), articles?.total, blogPath({ query: q, ...literally })),
  ];
  const people = groupsOf(creatives?.creatives ?? [], null);
  const others: { kind?: FoundKind }[][] = [
    works?.works ?? [],
    calls?.found ?? [],
    companies?.companies ?? [],
    articles?.articles ?? [],
  ];
  /** Nobody who fits, though there may be people who do something akin. */
  const isNobody = creatives !== null && people.every((group) => !group.isAnswer);
  /** Whether something could not be read. Then the page claims of nothing that it does not exist. */
  const isMissing = [creatives, works, viewer ? calls : true, companies, articles].includes(null);
  const isAkin = isNobody && !isMissing && others.flat().every(({ kind }) => !isAnswer(kind));
  const crafts = isAkin ? await orNull(() => suggestCrafts(understand(q)), "the crafts") : null;
  const ranks = [creatives?.creatives ?? [], ...others].map(([best]) => rankOf(best?.kind));
  return {
    groups: [0, 1, 2].flatMap((rank) => groups.filter((_, at) => ranks[at] === rank)),
    next: null,
    suggested: crafts ?? creatives?.suggested ?? [],
    isNobody,
    isAkin,
    isMissing,
  };
}

const low: (FoundKind | undefined)[] = ["mentioned", "related", "similar", "within"];

/** Somebody of that name comes first, and what only mentions the words or is akin behind what fits. */
const rankOf = (best: FoundKind | undefined) => (best === "name" ? 0 : low.includes(best) ? 2 : 1);

/** The list of what is only akin says that nothing was found, so its link has no number. */
const answersAmong = (rows: readonly { kind?: FoundKind }[] = [], total = 0) =>
  rows.some(({ kind }) => isAnswer(kind)) ? total : 0;

const hasHits = ({ hits }: FoundGroup) => hits.length > 0;

function groupOf(title: string, hits: Hit[] = [], total = 0, to: string): FoundGroup {
  const label = total > maxCounted ? `Alle ansehen (mehr als ${maxCounted})` : `Alle ansehen (${total})`;
  return { title, hits: hits.slice(0, hitsShown), all: { to, label: total > 0 ? label : "Alle ansehen" } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.search.q ? `Suche: ${loaderData.search.q}` : "Suche",
    description: `Kreative, Arbeiten, Unternehmen und Artikel aus ${regionOf(matches)} mit einer Suche finden.`,
    path: "/suche",
    noindex: true,
  }),
  ...(loaderData?.search.q ? feedLinks(`Suche: ${loaderData.search.q}`, searchPath(loaderData.search)) : []),
];

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, found, foot, understood, isCut, isVisitor, isCompany } = loaderData;
  const { q, isOfCompanies } = search;
  const shown = found?.groups.filter(hasHits) ?? [];
  const isLost = found?.isMissing === true && shown.length === 0;
  return (
    <Container className="pt-7 pb-14 lg:pt-12">
      <h1 className="mb-6">Suche</h1>
      <SearchForm q={q} />
      {isLost && <LoadFailure>Ein unerwarteter Fehler ist aufgetreten.</LoadFailure>}
      {found && !isLost && (
        <>
          <FoundLine
            count={found.isAkin && shown.length > 0 ? akinOnly : countOf(shown)}
            isCountHidden={shown.length === 0 || found.isAkin}
            isCut={isCut}
            understood={understood}
          >
            {shown.length > 0 && <RankingLink list="suche" />}
          </FoundLine>
          {(shown.length === 0 || found.isAkin) && (
            <NothingFound q={q} suggested={found.suggested} isAkin={shown.length > 0} isCompany={isCompany}>
              {!isOfCompanies && (
                <div className="mt-3 grid justify-items-start gap-1">
                  <p>Oder lassen Sie sich sagen, wenn jemand dazukommt:</p>
                  <NewAgentButton
                    kind="kreative"
                    search={`${new URLSearchParams(fieldsOfSearch(search))}`}
                    isVisitor={isVisitor}
                  />
                </div>
              )}
            </NothingFound>
          )}
          {isOfCompanies && (
            <TextLink to={searchPath({ q })} className="inline-grid min-h-11 items-center">
              Überall suchen
            </TextLink>
          )}
          {found.isMissing && (
            <Notice kind="error" role="alert" title="Nicht alles konnte geladen werden" className="mt-6">
              Bitte laden Sie die Seite in ein paar Minuten noch einmal.
            </Notice>
          )}
          {shown.map(({ title, hits, all }) => (
            <HitGroup key={title} title={title} hits={hits} all={all} />
          ))}
          {found.isAkin && shown.length > 0 && <SuggestedCrafts names={found.suggested} pathOf={craftPath} isBelow />}
          {isVisitor && !isOfCompanies && <CallsForMembers q={q} />}
          <Pagination
            label="Weitere Unternehmen"
            path={searchPath(search)}
            isFirst={search.after === null}
            next={found.next}
            nextLabel="Weitere anzeigen"
          />
          <FeedLink listPath={searchPath(search)}>Diese Suche abonnieren</FeedLink>
        </>
      )}
      {foot && (
        <>
          <LandingLinks title="Nach Tätigkeit" links={foot.crafts} />
          <LandingLinks title="Nach Ort" links={foot.places} />
        </>
      )}
    </Container>
  );
}

const countOf = (groups: readonly FoundGroup[]) =>
  groups.length === 0 ? "Nichts gefunden" : `Gefunden: ${groups.map(({ title }) => title).join(", ")}`;

/** The same whatever there is. */
const CallsForMembers = ({ q }: { q: string }) => (
  <HitGroup title="Ausschreibungen" hits={[]}>
    <p className="pt-5">
      Ausschreibungen durchsuchen Mitglieder. <TextLink to={authPath("anmelden", searchPath({ q }))}>Anmelden</TextLink>
    </p>
  </HitGroup>
);
