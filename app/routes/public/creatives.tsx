import { type ReactNode, useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { NewAgentButton } from "~/features/agents/new-agent-button";
import { CardLike } from "~/features/likes/like-button";
import {
  countText,
  type DirectorySearch,
  directoryPath,
  joinPage,
  type ListedPage,
  mapText,
  readDirectorySearch,
} from "~/features/profiles/directory/directory";
import { loadDirectory } from "~/features/profiles/directory/directory.server";
import { DirectoryFailure } from "~/features/profiles/directory/directory-failure";
import { DirectoryFilters } from "~/features/profiles/directory/directory-filters";
import { craftPath, NobodyFound } from "~/features/profiles/directory/nobody-found";
import { orderChoice } from "~/features/profiles/directory/orders";
import { CreativeCard } from "~/features/profiles/directory/person-card";
import { ViewLinks } from "~/features/profiles/directory/view-links";
import { readFoot } from "~/features/profiles/landing/foot.server";
import { LandingLinks } from "~/features/profiles/landing/landing-links";
import { unfound } from "~/features/unfound-words/note-unfound.server";
import { orNull } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { groupsOf } from "~/search/groups";
import { isCut } from "~/search/typed-search";
import { FeedLink } from "~/seo/feed-link";
import { feedLinks, pageMeta, regionOf } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";
import { DialogButton } from "~/ui/dialog";
import { firstGroup } from "~/ui/found-groups";
import { latePart, placed } from "~/ui/late-part";
import { Link, TextLink } from "~/ui/link";
import { RankingLink } from "~/ui/ranking-link";
import { Section } from "~/ui/section";
import { Spinner } from "~/ui/spinner";
import { SuggestedCrafts } from "~/ui/suggested-crafts";
import { UnderstoodAs } from "~/ui/understood-as";
import type { Route } from "./+types/creatives";
import { cardLinks } from "./card-links.server";

/** Loaded only by people who choose the map. */
const loadMap = () => import("~/features/profiles/directory/region-map").then((part) => part.RegionMap);

const RegionMap = import.meta.env.SSR
  ? placed(await loadMap())
  : latePart(loadMap, () => (
      <ButtonLink to={directoryPath({ isMap: true })} reloadDocument>
        Karte ansehen
      </ButtonLink>
    ));

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { searchParams } = new URL(request.url);
  const search = readDirectorySearch(searchParams);
  const facts = context.get(requestContext);
  const { reads } = facts;
  const isStart = directoryPath(search) === "/kreative";
  const [page, foot, links] = await Promise.all([
    loadDirectory(search, viewer, reads),
    isStart ? orNull(() => readFoot(reads), "the crafts and places") : null,
    cardLinks(viewer),
  ]);
  if (page.total === 0 && search.q && feedOf(search) === feedOf({ q: search.q }) && !search.after) {
    facts.onRepeat = unfound(search.q, viewer);
    facts.onRepeat(request, facts.clientAddress);
  }
  return {
    ...page,
    foot,
    search,
    isCut: isCut(searchParams),
    isVisitor: !viewer,
    links,
    isCompany: viewer?.userType === "unternehmen",
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Alle Kreativen",
    description: `Gestaltung, Bild, Text und Ton aus ${regionOf(matches)}: Profile von Kreativen, durchsuchbar nach Name, Ort und Skill.`,
    path: "/kreative",
    noindex: Boolean(loaderData && directoryPath({ ...loaderData.search, skill: "" }) !== "/kreative"),
  }),
  ...feedLinks("Neue Kreative", feedOf(loaderData?.search)),
];

/** The search without its order and view. */
const feedOf = (search: Partial<DirectorySearch> = {}) =>
  directoryPath({ ...search, order: undefined, isMap: false, after: null });

/** Companies that find fewer are offered a stored search. */
const fewFound = 4;

const nobodyFound = "Keine Kreativen gefunden";

export default function Creatives({ loaderData }: Route.ComponentProps) {
  const { search, foot, isVisitor, isCompany } = loaderData;
  const pages = usePages<typeof loaderData>(loaderData);
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === "/kreative";
  const creatives = useMemo(() => pages.flatMap((page) => page.creatives), [pages]);
  const liked = useMemo(() => pages.flatMap((page) => page.liked), [pages]);
  const understood = pages[0]?.understood ?? null;
  const hasPlace = Boolean(understood?.place) && !search.isLiteral;
  const order = orderChoice.of(search.order, hasPlace);
  const groups = groupsOf(creatives, understood?.place ?? null);
  const { map } = loaderData;
  const isNobody = map ? loaderData.total === 0 : groups.every(({ isAnswer }) => !isAnswer);

  return (
    <Container className="pt-7 pb-14 lg:pt-12">
      <Header isVisitor={isVisitor} />
      <DirectoryFilters {...{ search, order, hasPlace }} />
      <div
        className={classNames(
          "flex min-h-11 flex-wrap items-center gap-x-8 pt-1 max-sm:gap-x-5 lg:pt-3 lg:pb-5",
          isNobody ? "max-lg:pb-4" : "max-sm:pb-1",
        )}
      >
        <p
          role="status"
          className={isNobody && !isLoading ? "sr-only" : "flex items-center gap-3 text-note text-soft lg:min-h-11"}
        >
          {isLoading ? (
            <>
              <Spinner /> Lade Kreative...
            </>
          ) : (
            <span>
              {isNobody ? nobodyFound : map ? mapText(map) : countText(creatives.length, loaderData.total)}
              {!isNobody && !map && orderChoice.said(order)}
            </span>
          )}
        </p>
        {!map && <RankingLink list={search.q ? "suche" : "kreative"} />}
        {loaderData.isCut && <p className="text-note">Bitte kürzer: Gesucht wurde nur mit den ersten 100 Zeichen.</p>}
        {understood && <UnderstoodAs understood={understood} />}
        {search.place && (
          <p className="text-note wrap-anywhere">
            Eingegrenzt: {search.place}
            {search.kilometres && ` und ${search.kilometres}\u00a0km Umkreis`}
          </p>
        )}
        {isCompany && search.q && loaderData.total < fewFound && !map && (
          <p className="text-note">Nur wenige gefunden? Ein Suchauftrag meldet Ihnen, wer dazukommt:</p>
        )}
        {/* On phones the first card comes before it. */}
        <div className={feedOf(search) === "/kreative" ? "max-sm:hidden" : undefined}>
          <NewAgentButton kind="kreative" search={feedOf(search).replace("/kreative", "")} isVisitor={isVisitor} />
        </div>
        <Link
          to={directoryPath({ ...search, isFree: !search.isFree, after: null })}
          preventScrollReset
          className={classNames(
            "link grid min-h-11 items-center text-note",
            directoryPath(search) === "/kreative" && "max-sm:hidden",
          )}
        >
          {search.isFree ? "Auch wer nichts dazu sagt" : "Nur wer gerade frei ist"}
        </Link>
        <ViewLinks search={search} />
      </div>
      {isNobody && (
        <NobodyFound
          search={search}
          suggested={groups.length > 0 ? [] : loaderData.suggested}
          nearest={loaderData.nearest}
          isCompany={isCompany}
        />
      )}
      {map && !isNobody && <RegionMap map={map} />}
      {groups.map(({ heading, rows }, group) => (
        <Group key={heading ?? ""} heading={heading} isFirst={group === 0 && !isNobody}>
          <CardGrid className={isLoading ? "opacity-60" : ""}>
            {rows.map((creative, index) => (
              <CreativeCard
                key={creative.slug}
                creative={creative}
                isLiked={liked.includes(creative.slug)}
                isOwn={creative.slug === loaderData.own}
                Like={CardLike}
                links={loaderData.links}
                eager={group === 0 && index === 0}
                level={heading ? 3 : 2}
              />
            ))}
          </CardGrid>
        </Group>
      ))}
      {isNobody && groups.length > 0 && <SuggestedCrafts names={loaderData.suggested} pathOf={craftPath} isBelow />}
      <More pages={pages} start={directoryPath({ ...search, after: null })} isLoading={isLoading} />
      <FeedLink listPath={feedOf(search)}>
        {feedOf(search) === "/kreative" ? "Neue Kreative abonnieren" : "Neue Kreative dieser Suche abonnieren"}
      </FeedLink>
      {foot && (
        <>
          <LandingLinks title="Nach Tätigkeit" links={foot.crafts} />
          <LandingLinks title="Nach Ort" links={foot.places} />
        </>
      )}
    </Container>
  );
}

interface GroupProps {
  heading: string | null;
  isFirst: boolean;
  children: ReactNode;
}

const Group = ({ heading, isFirst, children }: GroupProps) =>
  heading ? (
    <Section title={heading} className={isFirst ? firstGroup : undefined}>
      {children}
    </Section>
  ) : (
    children
  );

function Header({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 pb-2 lg:pb-8">
      <h1>Alle Kreativen</h1>
      <div className="flex flex-wrap items-center gap-x-6">
        {isVisitor && (
          <DialogButton
            dialog="registrieren"
            variant="secondary"
            className="max-lg:link max-lg:min-h-11 max-lg:text-note max-lg:justify-start max-lg:border-0 max-lg:px-0 max-lg:hover:bg-transparent max-lg:hover:text-ink"
          >
            Als Kreativer registrieren
          </DialogButton>
        )}
        <TextLink to="/arbeiten" className="grid min-h-11 items-center font-semibold max-lg:text-note">
          Neue Arbeiten
        </TextLink>
      </div>
    </div>
  );
}

interface MoreProps {
  pages: ListedPage[];
  start: string;
  isLoading: boolean;
}

const startLabel = "Von vorne beginnen";

function More({ pages, start, isLoading }: MoreProps) {
  const next = pages.at(-1)?.next;
  const isInside = pages[0]?.path !== start;
  if (!next && !isInside && pages.length === 1) return null;
  return (
    <nav aria-label="Weitere Kreative" className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* One link, so that whoever has pressed it keeps the focus when there is no more. */}
      <ButtonLink
        to={next ?? start}
        variant="secondary"
        preventScrollReset={Boolean(next)}
        aria-disabled={isLoading || undefined}
      >
        {isLoading ? "Wird geladen..." : next ? "Mehr laden" : startLabel}
      </ButtonLink>
      {next && isInside && (
        <TextLink to={start} className="grid min-h-11 items-center font-semibold">
          {startLabel}
        </TextLink>
      )}
    </nav>
  );
}

/** 'Mehr laden' appends to the shown pages. The address is that of the last page, which a reload shows. */
function usePages<Page extends ListedPage>(page: Page): Page[] {
  const [pages, setPages] = useState([page]);
  if (pages.at(-1) === page) return pages;
  const joined = joinPage(pages, page);
  setPages(joined);
  return joined;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DirectoryFailure error={error} />;
}
