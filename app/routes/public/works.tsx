import { readNewWorksSearch, worksFeedPath } from "~/features/works/browse/browse";
import { readNewWorksPage } from "~/features/works/browse/new-works.server";
import { SkillFilter } from "~/features/works/browse/skill-filter";
import { WorkCard } from "~/features/works/browse/work-card";
import { requestContext } from "~/http/request-context";
import { feedLink, pageMeta } from "~/seo/meta";
import { CardGrid } from "~/ui/card";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/works";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readNewWorksSearch(new URL(request.url).searchParams);
  return { ...(await readNewWorksPage(context.get(requestContext).reads, search)), search };
}

const description =
  "Was Kreative in Vorarlberg gerade zeigen: Plakate, Fotografien, Filme, Websites, Verpackungen und mehr, mit den Leuten dahinter.";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.search.skill ? `Neue Arbeiten: ${loaderData.search.skill}` : "Neue Arbeiten",
    description,
    path: "/arbeiten",
    noindex: Boolean(loaderData && (loaderData.search.skill || loaderData.search.cursor)),
  }),
  feedLink("Neue Arbeiten", "/arbeiten.atom"),
];

export default function Works({ loaderData }: Route.ComponentProps) {
  const { next, search } = loaderData;
  const works = loaderData.works;
  const { skill, cursor } = search;
  return (
    <Container className="pt-7 pb-14 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-line pb-6">
        <div>
          <h1>Neue Arbeiten</h1>
          <p className="mt-3 max-w-[46ch] text-soft">
            Was in der Region entsteht, das Neueste zuerst. Von jeder Person eine Arbeit, die anderen im Profil.
          </p>
        </div>
        <SkillFilter skill={skill} />
      </div>
      {works.length > 0 ? (
        <CardGrid className="pt-8">
          {works.map((work, index) => (
            <WorkCard key={work.id} work={work} eager={index === 0} />
          ))}
        </CardGrid>
      ) : (
        <div className="pt-10">
          <EmptyState
            title={cursor ? "Das waren alle Arbeiten" : "Noch keine Arbeiten"}
            level={2}
            seed="keine-arbeiten"
            link={{
              to: skill || cursor ? "/arbeiten" : "/kreative",
              label: skill || cursor ? "Alle Arbeiten zeigen" : "Kreative entdecken",
            }}
          >
            {skill
              ? `Mit dem Skill ${skill} zeigt noch niemand eine Arbeit.`
              : "Sobald Kreative ihre Arbeiten zeigen, sehen Sie sie hier."}
          </EmptyState>
        </div>
      )}
      <Pagination
        label="Weitere Arbeiten"
        path="/arbeiten"
        search={skill ? { skill } : {}}
        isFirst={cursor === null}
        next={next}
      />
      <p className="mt-9 text-note text-soft">
        <a href={worksFeedPath(skill)} type="application/atom+xml" className="link hit inline-block py-1.5">
          {skill ? `Neue Arbeiten mit ${skill} abonnieren` : "Neue Arbeiten abonnieren"}
        </a>
      </p>
    </Container>
  );
}
