import { Section } from "~/ui/section";
import type { ArticleSummary } from "./article";
import { ArticleRow } from "./article-row";

/** The block of articles inside the feed. */
export function LatestArticles({ articles }: { articles: ArticleSummary[] | null }) {
  const listed = articles ?? [];
  return (
    <Section title="Aus dem Blog" more={{ to: "/blog" }} flush className="pt-10 pb-4 md:pt-10">
      {listed.length > 0 && <p className="pt-4 text-note text-soft">Die neuesten Artikel, für alle dieselben.</p>}
      {listed.length > 0 ? (
        <ul>
          {listed.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ul>
      ) : (
        <p className="border-b border-line py-6 text-soft">Noch keine Artikel verfügbar</p>
      )}
    </Section>
  );
}
