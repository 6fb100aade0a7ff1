import { useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { CardLike } from "~/features/likes/like-button";
import { CreativeCard } from "~/features/profiles/directory/creative-card";
import {
  cardsOf,
  countText,
  directoryPath,
  joinPage,
  type ListedPage,
  readDirectorySearch,
} from "~/features/profiles/directory/directory";
import { DirectoryFailure } from "~/features/profiles/directory/directory-failure";
import { DirectoryFilters } from "~/features/profiles/directory/directory-filters";
import { loadDirectory } from "~/features/profiles/directory/load-directory.server";
import { MeantSkillLink } from "~/features/profiles/directory/meant-skill-link";
import { listMeantSkills } from "~/features/profiles/directory/meant-skills.server";
import { orEmpty } from "~/http/or-empty.server";
import { requestContext } from "~/http/request-context";
import { pageMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { DialogButton } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/creatives";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const search = readDirectorySearch(new URL(request.url).searchParams);
  const [page, [meantSkill]] = await Promise.all([
    loadDirectory(search, viewer, context.get(requestContext).reads),
    orEmpty(() => listMeantSkills(search), "the skills that a search may mean"),
  ]);
  return { ...page, meantSkill, search, isVisitor: !viewer };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Alle Kreativen",
    description:
      "Gestaltung, Bild, Text und Ton aus Vorarlberg: Profile von Kreativen, durchsuchbar nach Name, Ort und Skill.",
    path: "/kreative",
    noindex: Boolean(loaderData && (loaderData.search.q || loaderData.search.after)),
  });

const nobodyFound = "Keine Kreativen gefunden";

export default function Creatives({ loaderData }: Route.ComponentProps) {
  const { search, isVisitor } = loaderData;
  const pages = usePages<typeof loaderData>(loaderData);
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === "/kreative";
  const creatives = useMemo(() => pages.flatMap(cardsOf), [pages]);
  const isNear = Boolean(pages[0]?.isNear);
  const isNobody = isNear || creatives.length === 0;
  const cards = (
    <CardGrid className={isLoading ? "opacity-60" : ""}>
      {creatives.map((creative, index) => (
        <CreativeCard
          key={creative.slug}
          creative={creative}
          like={<CardLike {...creative} />}
          eager={index === 0 && !isNear}
          level={isNear ? 3 : 2}
        />
      ))}
    </CardGrid>
  );

  return (
    <Container className="pt-7 pb-14 lg:pt-12">
      <Header isVisitor={isVisitor} />
      <DirectoryFilters q={search.q} skill={search.skill} />
      <div className="flex min-h-11 flex-wrap items-center gap-x-8 pt-1 pb-2 lg:pt-3 lg:pb-5">
        <p role="status" className="flex min-h-11 items-center gap-3 text-note text-soft">
          {isLoading ? (
            <>
              <Spinner /> Lade Kreative...
            </>
          ) : (
            <span className={isNobody ? "sr-only" : undefined}>
              {isNobody ? nobodyFound : countText(creatives.length, loaderData.total)}
            </span>
          )}
        </p>
        {loaderData.meantSkill && <MeantSkillLink skill={loaderData.meantSkill} />}
      </div>
      {isNobody && (
        <EmptyState title={nobodyFound} level={2} link={{ to: "/kreative", label: "Alle Kreativen zeigen" }}>
          Versuche andere Suchbegriffe oder entferne die Filter
        </EmptyState>
      )}
      {isNear ? <Section title="Ähnliche Profile">{cards}</Section> : cards}
      <More pages={pages} start={directoryPath({ q: search.q, skill: search.skill })} isLoading={isLoading} />
    </Container>
  );
}

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
        <Link to="/arbeiten" className="link grid min-h-11 items-center font-semibold max-lg:text-note">
          Neue Arbeiten
        </Link>
      </div>
    </div>
  );
}

interface MoreProps {
  pages: ListedPage[];
  start: string;
  isLoading: boolean;
}

function More({ pages, start, isLoading }: MoreProps) {
  const next = pages.at(-1)?.next;
  const isInside = pages[0]?.path !== start;
  if (!next && !isInside) return null;
  return (
    <nav aria-label="Weitere Kreative" className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {next && (
        <ButtonLink to={next} variant="secondary" preventScrollReset aria-disabled={isLoading || undefined}>
          {isLoading ? "Wird geladen..." : "Mehr laden"}
        </ButtonLink>
      )}
      {isInside && (
        <Link to={start} className="link grid min-h-11 items-center font-semibold">
          Von vorne beginnen
        </Link>
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
